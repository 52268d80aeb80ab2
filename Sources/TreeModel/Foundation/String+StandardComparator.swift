public import Foundation

extension String.StandardComparator {
  /// Compares by the characters: no language has an order here.
  public static var localized: String.StandardComparator { .lexical }

  /// Compares by the characters: no language has an order here.
  public static var localizedStandard: String.StandardComparator { .lexical }
}

extension SortComparator where Self == String.Comparator {
  /// Compares by the characters: no language has an order here.
  public static var localized: String.Comparator { String.Comparator(.localized) }

  /// Compares by the characters: no language has an order here.
  public static var localizedStandard: String.Comparator { String.Comparator(.localizedStandard) }
}
