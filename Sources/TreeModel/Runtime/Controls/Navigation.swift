/// A link that shows its destination once it is followed.
protocol FollowableLink {
  /// The link with its destination shown.
  func following() -> Element

  /// The value that it appends to the path of its stack; nil where it has a destination of its own.
  var pathValue: AnyHashable? { get }

  /// A Boolean value indicating whether it leads anywhere: a link to the value nil does not.
  var isEnabled: Bool { get }

  /// Whether somebody else keeps whether it is followed.
  var activation: Binding<Bool>? { get }
}

extension NavigationLink: FollowableLink {
  func following() -> Element {
    var link = self
    link.isFollowed = true
    return Element(link)
  }

  var pathValue: AnyHashable? { value }
  var isEnabled: Bool { value != nil || Destination.self != Never.self }
  var activation: Binding<Bool>? { isActive }
}

extension DisclosureGroup: FollowableLink, CollapsibleContent {
  func following() -> Element {
    var group = self
    group.isOpen = true
    return Element(group)
  }

  var pathValue: AnyHashable? { nil }
  var isEnabled: Bool { true }
  var activation: Binding<Bool>? { isExpanded }
  package var showsContent: Bool { isExpanded?.wrappedValue ?? isOpen }
}

/// A container that shows pages above its root.
protocol PageContainer {}

extension NavigationView: PageContainer {}

/// A stack that knows the values that lead to what it shows.
protocol PathContainer: PageContainer {
  /// The values from the root on; nil where nobody else keeps them.
  var pathValues: [AnyHashable]? { get }

  /// Replaces the values where somebody else keeps them.
  func setPath(_ values: [AnyHashable])
}

extension NavigationStack: PathContainer {
  var pathValues: [AnyHashable]? {
    guard let path else { return nil }
    if let path = path.wrappedValue as? NavigationPath { return path.elements }
    return (path.wrappedValue as? any Sequence)?.hashables
  }

  func setPath(_ values: [AnyHashable]) {
    guard let path else { return }
    var erased = NavigationPath()
    for value in values { erased.append(value) }
    if let new = erased as? Data {
      path.wrappedValue = new
    } else if let new = Self.collection(values) {
      path.wrappedValue = new
    }
  }

  private static func collection(_ values: [AnyHashable]) -> Data? {
    func make<C: RangeReplaceableCollection>(_ type: C.Type) -> Any? {
      C(values.compactMap { $0.base as? C.Element })
    }
    return (Data.self as? any RangeReplaceableCollection.Type).flatMap { make($0) } as? Data
  }
}

extension Sequence {
  fileprivate var hashables: [AnyHashable] { compactMap { $0 as? AnyHashable } }
}

/// A modifier that shows a view for values of a type on the path of its stack.
protocol PathDestination {
  /// Returns how the view for a value is made; nil for values of another type.
  func destination(for value: AnyHashable) -> (() -> Element)?
}

extension NavigationDestinationModifier: PathDestination {
  func destination(for value: AnyHashable) -> (() -> Element)? {
    guard let value = value.base as? Data else { return nil }
    let make = destination
    return { Element(make(value)) }
  }
}

extension RenderTree {
  /// Follows a link.
  func follow(_ node: RenderNode) {
    guard let link = node.content.element?.value as? any FollowableLink, link.isEnabled
    else { return }
    if link is any CollapsibleContent { return fold(node) }
    if let value = link.pathValue { return show(value, from: node) }
    clearColumn(of: node)
    if let activation = link.activation {
      activation.wrappedValue = true
    } else {
      followed.insert(node.number)
      queue.add(node.number, .content)
    }
  }

  /// Opens or closes a group.
  ///
  /// - Parameters:
  ///   - node: the group.
  ///   - isOpen: whether it is open then; nil to change it.
  func fold(_ node: RenderNode, _ isOpen: Bool? = nil) {
    guard let group = node.content.element?.value as? any FollowableLink else { return }
    if let activation = group.activation {
      activation.wrappedValue = isOpen ?? !activation.wrappedValue
    } else {
      let wasOpen = followed.contains(node.number)
      guard isOpen != wasOpen else { return }
      if wasOpen { followed.remove(node.number) } else { followed.insert(node.number) }
      queue.add(node.number, .content)
    }
  }

  /// Goes back from the destination of a link.
  func unfollow(_ number: Int) {
    guard let node = node(number), let link = node.content.element?.value as? any FollowableLink
    else { return }
    if let activation = link.activation { activation.wrappedValue = false }
    if followed.remove(number) != nil { queue.add(number, .content) }
  }

  /// Shows what a link with a value leads to: it selects a row, or shows a page.
  private func show(_ value: AnyHashable, from link: RenderNode) {
    if let column = column(of: link) {
      if select(value, around: link) || show(value, from: link, in: column) { return }
      return reportUnmatched(value, link)
    }
    guard let stack = stack(around: link) else {
      if !select(value, around: link) { reportOutside(value, link) }
      return
    }
    let isMatched = destination(for: value, in: stack) != nil
    if !isMatched, select(value, around: link) { return }
    setPath(path(of: stack) + [value], of: stack)
    if !isMatched { reportUnmatched(value, link) }
  }

  /// Selects a row of the list that a link stands in by the link's value.
  ///
  /// - Returns: whether there is a list that selects such values.
  private func select(_ value: AnyHashable, around link: RenderNode) -> Bool {
    for parent in ancestors(of: link) {
      let container = parent.content.element?.value
      if container is any PageContainer || container is any SplitContainer { return false }
      if container is any SelectingRows, case .picker(let select)? = parent.interaction {
        return select(value)
      }
    }
    return false
  }

  private func reportUnmatched(_ value: AnyHashable, _ link: RenderNode) {
    let type = _typeName(Swift.type(of: value.base), qualified: false)
    RuntimeIssue(
      .unmatchedLink,
      "a NavigationLink presents a value of type '\(type)', but no navigationDestination(for: "
        + "\(type).self) is there that the link can see: it leads nowhere",
      subject: link.mount.owner
    ).report()
  }

  private func reportOutside(_ value: AnyHashable, _ link: RenderNode) {
    let type = _typeName(Swift.type(of: value.base), qualified: false)
    RuntimeIssue(
      .unmatchedLink,
      "a NavigationLink presents a value of type '\(type)' outside of a NavigationStack: it leads "
        + "nowhere",
      subject: link.mount.owner
    ).report()
  }

  /// Takes away what was shown last above a node.
  func pop(_ stack: Int) {
    guard let node = node(stack) else { return }
    setPath(path(of: node).dropLast(), of: node)
  }

  func setPath(_ values: [AnyHashable], of stack: RenderNode) {
    guard let container = stack.content.element?.value as? any PageContainer else { return }
    if let container = container as? any PathContainer, container.pathValues != nil {
      return container.setPath(values)
    }
    paths[stack.number] = values
    for number in pathReaders.sorted()
    where node(number).flatMap(stack(around:))?.number == stack.number {
      queue.add(number, .content)
    }
  }

  /// Returns the values on the path of a stack.
  func path(of stack: RenderNode) -> [AnyHashable] {
    (stack.content.element?.value as? any PathContainer)?.pathValues ?? paths[stack.number] ?? []
  }

  /// Returns the stack that a node stands in.
  func stack(around node: RenderNode) -> RenderNode? {
    ancestors(of: node).first { $0.content.element?.value is any PageContainer }
  }

  /// Returns the modifier in a stack that shows a value; nil where there is none.
  func destination(for value: AnyHashable, in stack: RenderNode) -> RenderNode? {
    nodesByRole[.pageSource].sorted().lazy.compactMap(node).first {
      let modifier = $0.content.element?.value as? any PathDestination
      return modifier?.destination(for: value) != nil
        && self.stack(around: $0)?.number == stack.number
    }
  }
}

// MARK: - Going back

/// Sets the action that goes back, for what is presented.
struct DismissWriter: EnvironmentWriter {
  let action: () -> Void

  nonisolated var writtenKeyPath: PartialKeyPath<EnvironmentValues> {
    \EnvironmentValues.dismissAction
  }

  nonisolated func write(to environment: inout EnvironmentValues) {
    environment.dismissAction = DismissAction(action)
    let action = action
    environment.presentationModeBinding = Binding(
      leadingOn: { PresentationMode(isPresented: true) },
      set: { if !$0.isPresented { action() } })
  }
}
