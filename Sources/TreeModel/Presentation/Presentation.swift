/// A modifier or a view that shows something else at times.
///
/// Its secondary child may only be built while ``isPresented`` is true.
package protocol Presentation {
  nonisolated var isPresented: Bool { get }
}

/// A view that shows its content while it is open, and its label in any case.
package protocol CollapsibleContent {
  nonisolated var showsContent: Bool { get }

  /// A Boolean value indicating whether it can be closed at all.
  nonisolated var isCollapsible: Bool { get }
}

extension CollapsibleContent {
  nonisolated package var isCollapsible: Bool { true }
}

/// A presentation of an item: another item is another presentation.
package protocol ItemPresentation: Presentation {
  /// The identity of the item; nil where there is none.
  nonisolated var itemID: AnyHashable? { get }
}

/// Returns a closure that builds the content of an item; it traps where there is none.
package func presentedContent<Item, Content>(
  _ item: Binding<Item?>, _ content: @escaping (Item) -> Content
) -> () -> Content {
  {
    guard let item = item.wrappedValue else {
      preconditionFailure("there is no '\(Item.self)' to present: its binding is nil")
    }
    return content(item)
  }
}
