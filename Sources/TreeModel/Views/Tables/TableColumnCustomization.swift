/// Which columns of a table are shown, and in which order.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: String] = [:]

  public init() {}

  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 == "visible" ? .visible : .hidden } ?? .automatic }
    set {
      visibilities[id] =
        newValue == .automatic ? nil : newValue == .visible ? "visible" : "hidden"
    }
  }

  public mutating func resetOrder() {}
}

/// What a user may not change of a column.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

extension TableColumnContent {
  /// Becomes nothing: the columns themselves.
  nonisolated public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    self
  }

  /// Becomes nothing: the columns themselves.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    self
  }

  /// Becomes nothing: the columns themselves.
  nonisolated public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    self
  }
}
