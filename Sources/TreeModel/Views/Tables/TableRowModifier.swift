/// A modifier of rows of a table.
public protocol _TableRowContentModifier {}

/// A modifier of rows that says itself what it adds.
package protocol PrimitiveTableRowModifier: _TableRowContentModifier {
  /// Tells a visitor of the modifier's secondary children; nothing where it has none.
  nonisolated static func structure(_ structure: inout some Structure<Self>)
}

extension PrimitiveTableRowModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {}
}

extension ModifiedContent: _TableContent, PrimitiveTableContent
where Content: TableRowContent, Modifier: _TableRowContentModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.modified(\.content, by: \.modifier)
  }
}

extension ModifiedContent: TableRowContent
where Content: TableRowContent, Modifier: _TableRowContentModifier {
  public typealias TableRowValue = Content.TableRowValue

  nonisolated public var _elements: [Content.TableRowValue] { content._elements }
}

extension ModifiedContent: DynamicTableRowContent
where Content: DynamicTableRowContent, Modifier: _TableRowContentModifier {
  public typealias Data = Content.Data

  nonisolated public var data: Content.Data { content.data }
}

// MARK: - Modifiers

/// Gives rows a menu.
nonisolated public struct _ContextMenuTableRowModifier<MenuItems: View>: PrimitiveTableRowModifier {
  package let menuItems: MenuItems

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("contextMenu", \.menuItems)
  }
}

/// Gives rows a menu and a preview that stands beside it.
nonisolated public struct _ContextMenuPreviewTableRowModifier<MenuItems: View, Preview: View>:
  PrimitiveTableRowModifier
{
  package let menuItems: MenuItems
  package let preview: Preview

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("contextMenu", \.menuItems)
    structure.role("preview", \.preview)
  }
}

// Rows of a table are not pointed at, dragged or dropped on here, so that no action is kept.

/// Runs an action when the pointer enters or leaves rows.
nonisolated public struct _HoverTableRowModifier: PrimitiveTableRowModifier {}

/// Lets rows be dragged.
nonisolated public struct ItemProviderTableRowModifier: PrimitiveTableRowModifier {}

/// Lets things be dropped between rows.
nonisolated public struct OnInsertTableRowModifier: PrimitiveTableRowModifier {}

/// Lets things be dropped on rows; the name is a guess.
nonisolated package struct DropTableRowModifier: PrimitiveTableRowModifier {}

extension TableRowContent {
  nonisolated private func modified<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Becomes `ModifiedContent<Self, _ContextMenuTableRowModifier<M>>`.
  nonisolated public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    modified(_ContextMenuTableRowModifier(menuItems: menuItems()))
  }

  /// Becomes `ModifiedContent<Self, _ContextMenuPreviewTableRowModifier<M, P>>`.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    modified(_ContextMenuPreviewTableRowModifier(menuItems: menuItems(), preview: preview()))
  }

  /// Becomes `ModifiedContent<Self, _HoverTableRowModifier>`.
  nonisolated public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> {
    modified(_HoverTableRowModifier())
  }

  /// Becomes `ModifiedContent<Self, ItemProviderTableRowModifier>`.
  nonisolated public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
    modified(ItemProviderTableRowModifier())
  }

  /// Becomes `ModifiedContent<Self, ItemProviderTableRowModifier>`.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    modified(ItemProviderTableRowModifier())
  }

  /// Becomes `ModifiedContent<Self, DropTableRowModifier>`.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    modified(DropTableRowModifier())
  }
}

extension DynamicTableRowContent {
  /// Becomes `ModifiedContent<Self, OnInsertTableRowModifier>`.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    ModifiedContent(content: self, modifier: OnInsertTableRowModifier())
  }

  /// Becomes `ModifiedContent<Self, OnInsertTableRowModifier>`.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> {
    ModifiedContent(content: self, modifier: OnInsertTableRowModifier())
  }
}
