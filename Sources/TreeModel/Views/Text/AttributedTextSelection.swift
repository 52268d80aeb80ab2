public import Foundation

/// What is selected in a text with attributes.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The places that are selected.
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var indices: Indices?
  private var typingAttributes: AttributeContainer?

  public init() {}

  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    indices = .insertionPoint(insertionPoint)
    self.typingAttributes = typingAttributes
  }

  public init(range: Range<AttributedString.Index>) {
    indices = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  public init(ranges: RangeSet<AttributedString.Index>) {
    indices = .ranges(ranges)
  }

  /// The places that are selected: the end of the text where nothing was.
  public func indices(in text: AttributedString) -> Indices {
    indices ?? .insertionPoint(text.endIndex)
  }

  /// The side that the system chooses: nothing is selected by a person here.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

  /// The attributes of what would be typed.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typingAttributes { return typingAttributes }
    let start: AttributedString.Index =
      switch indices(in: text) {
      case .insertionPoint(let index): index
      case .ranges(let ranges): ranges.ranges.first?.lowerBound ?? text.endIndex
      }
    let run = text.runs.last { $0.range.lowerBound < start } ?? text.runs.first
    return run?.attributes ?? AttributeContainer()
  }

  fileprivate mutating func type(with attributes: AttributeContainer) {
    typingAttributes = attributes
  }
}

// MARK: - Changing what is selected

extension AttributedString {
  /// Changes the attributes of what is selected, or of what would be typed.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws -> Void
  ) rethrows {
    switch selection.indices(in: self) {
    case .insertionPoint:
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection.type(with: attributes)
    case .ranges(let ranges):
      for range in ranges.ranges {
        let runs = self[range].runs.map { ($0.range, $0.attributes) }
        for (part, old) in runs {
          var attributes = old
          try body(&attributes)
          self[part].setAttributes(attributes)
        }
      }
    }
  }

  /// Puts a text in the place of what is selected, of its first part where there are several, and the
  /// insertion point behind it.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with text: AttributedString
  ) {
    let places = offsets(of: selection)
    for (number, place) in places.enumerated().reversed() {
      let range = index(at: place.lowerBound)..<index(at: place.upperBound)
      if number == 0 { replaceSubrange(range, with: text) } else { removeSubrange(range) }
    }
    let end = (places.first?.lowerBound ?? 0) + text.unicodeScalars.count
    selection = AttributedTextSelection(insertionPoint: index(at: end))
  }

  /// Returns where the parts of a selection are, by numbers that hold when what stands behind them changes.
  private func offsets(of selection: AttributedTextSelection) -> [Range<Int>] {
    let ranges: [Range<Index>] =
      switch selection.indices(in: self) {
      case .insertionPoint(let index): [index..<index]
      case .ranges(let ranges): ranges.ranges.isEmpty ? [endIndex..<endIndex] : Array(ranges.ranges)
      }
    return ranges.map { offset(of: $0.lowerBound)..<offset(of: $0.upperBound) }
  }

  private func offset(of index: Index) -> Int {
    unicodeScalars.distance(from: startIndex, to: index)
  }

  private func index(at offset: Int) -> Index {
    unicodeScalars.index(startIndex, offsetBy: offset)
  }

  /// Puts characters in the place of what is selected, with the attributes of what would be typed.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newElements: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(
      &selection, with: AttributedString(String(newElements), attributes: attributes))
  }
}
