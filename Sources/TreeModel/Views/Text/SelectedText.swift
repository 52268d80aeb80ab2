/// On which side of a character a selection stands.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  case automatic
  case upstream
  case downstream
}

/// What is selected in a text.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The places that are selected.
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices

  /// The side that the system chooses: nothing is selected by a person here.
  public var affinity: TextSelectionAffinity { .automatic }

  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

extension EnvironmentValues {
  private enum TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
  }

  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<TextSelectionAffinity>>`: a guess.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
