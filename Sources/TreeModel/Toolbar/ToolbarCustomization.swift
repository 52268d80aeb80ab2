/// What a user may change of an item of a toolbar.
public struct ToolbarCustomizationBehavior: Sendable {
  private let name: String

  public static var `default`: ToolbarCustomizationBehavior { .init(name: "default") }
  public static var reorderable: ToolbarCustomizationBehavior { .init(name: "reorderable") }
  public static var disabled: ToolbarCustomizationBehavior { .init(name: "disabled") }
}

/// When an item of a toolbar is there.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}

extension CustomizableToolbarContent {
  /// Becomes nothing: the content itself.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    self
  }

  /// Becomes nothing: the content itself.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    self
  }

  /// Becomes nothing: the content itself.
  nonisolated public func defaultCustomization(
    options: ToolbarCustomizationOptions
  ) -> some CustomizableToolbarContent {
    self
  }
}
