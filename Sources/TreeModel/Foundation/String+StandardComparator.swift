public import Foundation

extension String.StandardComparator {
  /// Compares by the characters: no language has an order here.
  public static var localized: String.StandardComparator { .lexical }

  /// Compares by the characters: no language has an order here.
  public static var localizedStandard: String.StandardComparator { .lexical }
}

extension SortComparator where Self == String.StandardComparator {
  public static var localized: String.StandardComparator { .lexical }

  public static var localizedStandard: String.StandardComparator { .lexical }
}
