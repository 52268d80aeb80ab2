/// What stands in a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Content of a toolbar that its user may change.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Self.Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// What the toolbar contents without a body share; one of the user's needs a body.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

/// Content of a toolbar without a body: it says itself what it consists of.
package protocol PrimitiveToolbarContent: _PrimitiveToolbarContent {
  /// Tells a visitor, edge by edge, what the content consists of.
  nonisolated static func structure(_ structure: inout some Structure<Self>)
}

extension _PrimitiveToolbarContent {
  /// Traps: primitive content has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' has no body: it is primitive toolbar content")
  }
}

extension PrimitiveToolbarContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {}
}
