/// Where suggestions of a search stand.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let place: UInt8

  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(place: 0) }
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(place: 1) }
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(place: 2) }

  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}

extension EnvironmentValues {
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}

/// Says where suggestions of a search stand.
nonisolated package struct SearchSuggestionsVisibilityModifier: ViewModifier, PrimitiveViewModifier
{
  package let visibility: Visibility
  package let placements: SearchSuggestionsPlacement.Set

  public typealias Body = Never
}

extension View {
  /// Becomes `ModifiedContent<Self, SearchSuggestionsVisibilityModifier>`; the modifier's name is a
  /// guess.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    modifier(SearchSuggestionsVisibilityModifier(visibility: visibility, placements: placements))
  }
}
