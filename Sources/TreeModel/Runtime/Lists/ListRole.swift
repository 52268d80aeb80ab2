/// What a node is in the view list that it stands in.
enum ListRole {
  /// Its list is that of its content: a group, a condition, a custom view.
  case transparent
  /// It is applied to each element of its content's list.
  case modifier
  /// It is one element.
  case element
  /// It is no element: `EmptyView`.
  case nothing
}

extension ListRole {
  @MainActor init(of node: RenderNode) {
    switch node.content {
    case .body, .customModifier, .placeholder: self = .transparent
    case .modifier: self = .modifier
    case .leaf: self = node.type == EmptyView.self ? .nothing : .element
    case .primitive(let element):
      if element.type == EmptyView.self {
        self = .nothing
      } else {
        self = element.type is any TransparentView.Type ? .transparent : .element
      }
    }
  }

  /// A Boolean value indicating whether the elements are those of the content.
  var isTransparent: Bool { self == .transparent }
}

/// A view of the DSL's whose list is that of its content.
package protocol TransparentView {}

extension TupleView: TransparentView {}
extension _ConditionalContent: TransparentView {}
extension Optional: TransparentView {}
extension ForEach: TransparentView {}
extension Group: TransparentView {}
extension AnyView: TransparentView {}
extension IDView: TransparentView {}
extension Section: TransparentView {}
extension EquatableView: TransparentView {}
extension SubscriptionView: TransparentView {}
extension EditableCollectionContent: TransparentView {}

// MARK: - Elements

extension RenderTree {
  /// Returns the elements of the list that a node stands for, by number.
  ///
  /// Where one view is needed (at the root, in a scroll view, as an overlay) a list of several is
  /// one element, that of an implicit container (docs/behaviour.md 216).
  func elements(of node: RenderNode) -> [Int] {
    node.needsOneView ? [node.number] : listElements(of: node)
  }

  /// Returns the elements of the list that a node stands for, wherever it stands.
  func listElements(of node: RenderNode) -> [Int] {
    var found: [Int] = []
    var pending = [node.number]
    while let number = pending.popLast() {
      guard let current = self.node(number) else { continue }
      // A modifier further in knows the elements already.
      if current !== node, !current.needsOneView, let known = current.decorations?.elements {
        found += known
        continue
      }
      switch ListRole(of: current) {
      case .nothing: break
      case .element: found.append(number)
      case .modifier: pending.append(contentsOf: current.children.prefix(1))
      case .transparent: pending.append(contentsOf: current.children.reversed())
      }
    }
    return found
  }

  /// Returns whether one view is needed where something is mounted.
  func needsOneView(at mount: Mount) -> Bool {
    guard let parent = mount.parent.flatMap(node) else { return true }
    switch ListRole(of: parent) {
    case .element, .nothing:
      guard case .primitive(let element) = parent.content else { return false }
      return element.value is any SingleContentView
    case .modifier: return mount.slot > 0 || parent.needsOneView
    case .transparent: return parent.needsOneView
    }
  }
}

/// A container that takes one view, and puts several into an implicit stack.
protocol SingleContentView {}

extension ScrollView: SingleContentView {}
