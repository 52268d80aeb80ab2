/// Why a node went: what its identity was made of is not there any more.
package enum RemovalCause {
  /// Another branch of its condition is shown.
  case otherBranch
  /// The optional that it was the content of is nil: an `if` without an `else`.
  case noContent
  /// The value of its `id` is another one.
  case identity(old: AnyHashable, new: AnyHashable)
  /// No element of its collection has its id.
  case noElement
  /// An `AnyView` holds a view of another type.
  case erasedType(old: Any.Type, new: Any.Type)
  /// It is presented no longer.
  case dismissed
  /// It is presented for another item.
  case otherItem
  /// Its link or value was popped from a navigation stack.
  case popped
  /// A page stands in place of its column of a split view.
  case otherPage
  /// The content of a group is folded.
  case folded
  /// A view of another type stands in its place.
  case otherView
}

extension RemovalCause {
  /// Finds out why a child went.
  ///
  /// - Parameters:
  ///   - key: the identity that the child had.
  ///   - parent: its parent, as it is now.
  ///   - wanted: what stands below the parent now.
  @MainActor init?(
    ofChild key: RenderNode.Key, below parent: RenderNode, wanted: [NodeBuilder.Child]
  ) {
    let value = parent.content.element?.value
    switch key {
    case .branch: self = .otherBranch
    case .type(let old):
      // A control whose style is another one has a child of another type, too.
      guard case .type(let new)? = wanted.first?.key, parent.type == AnyView.self else {
        self = .otherView
        return
      }
      self = .erasedType(old: old.type, new: new.type)
    case .presented:
      self =
        wanted.contains { if case .presented = $0.key { true } else { false } }
        ? .otherItem : .dismissed
    case .id(let old, _):
      if value is any PathDestination {
        self = .popped
      } else if let outline = value as? any OutlineContent, outline.holds(old.value) {
        self = .folded
      } else if value is any IdentifiedView, case .id(let new, _)? = wanted.first?.key {
        self = .identity(old: old.value, new: new.value)
      } else {
        self = .noElement
      }
    case .position, .element:
      switch value {
      case is any SplitContainer: self = .otherPage
      case is any CollapsibleContent: self = .folded
      case is any PageSource: self = .popped
      case is any Presentation: self = .dismissed
      default:
        guard parent.type is any OptionalValue.Type else { return nil }
        self = .noContent
      }
    }
  }
}

/// A view under an explicit identity.
private protocol IdentifiedView {}

extension IDView: IdentifiedView {}

extension ObjectIdentifier {
  /// The type that it is the identifier of.
  fileprivate var type: Any.Type { unsafeBitCast(self, to: Any.Type.self) }
}
