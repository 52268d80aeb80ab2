/// A link that shows its destination once it is followed.
protocol FollowableLink {
  /// The link with its destination shown.
  func following() -> Element

  /// The value that it appends to the path of its stack; nil where it has a destination of its own.
  var pathValue: AnyHashable? { get }

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
  var activation: Binding<Bool>? { isActive }
}

extension DisclosureGroup: FollowableLink, CollapsibleContent {
  func following() -> Element {
    var group = self
    group.isOpen = true
    return Element(group)
  }

  var pathValue: AnyHashable? { nil }
  var activation: Binding<Bool>? { isExpanded }
  package var showsContent: Bool { isExpanded?.wrappedValue ?? isOpen }
}

/// A stack that knows the values that lead to what it shows.
protocol PathContainer {
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
    guard let link = node.content.element?.value as? any FollowableLink else { return }
    if let activation = link.activation {
      activation.wrappedValue = !(link is any CollapsibleContent) || !activation.wrappedValue
    } else if let value = link.pathValue {
      push(value, from: node)
    } else {
      if !followed.insert(node.number).inserted, link is any CollapsibleContent {
        followed.remove(node.number)
      }
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

  private func push(_ value: AnyHashable, from node: RenderNode) {
    guard let stack = stack(around: node) else { return }
    setPath(path(of: stack) + [value], of: stack)
  }

  /// Takes away what was shown last above a node.
  func pop(_ stack: Int) {
    guard let node = node(stack) else { return }
    setPath(path(of: node).dropLast(), of: node)
  }

  private func setPath(_ values: [AnyHashable], of stack: RenderNode) {
    guard let container = stack.content.element?.value as? any PathContainer else { return }
    if container.pathValues != nil { return container.setPath(values) }
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
    ancestors(of: node).first { $0.content.element?.value is any PathContainer }
  }
}

// MARK: - Going back

/// A modifier or a link that shows something, and can stop showing it.
protocol DismissiblePresentation: Presentation {
  func dismiss()
}

extension SheetPresentationModifier: DismissiblePresentation {
  func dismiss() {
    presented.wrappedValue = false
    onDismiss?()
  }
}

extension ItemSheetPresentationModifier: DismissiblePresentation {
  func dismiss() {
    item.wrappedValue = nil
    onDismiss?()
  }
}

extension FullScreenCoverPresentationModifier: DismissiblePresentation {
  func dismiss() {
    presented.wrappedValue = false
    onDismiss?()
  }
}

extension ItemFullScreenCoverPresentationModifier: DismissiblePresentation {
  func dismiss() {
    item.wrappedValue = nil
    onDismiss?()
  }
}

extension PopoverPresentationModifier: DismissiblePresentation {
  func dismiss() { presented.wrappedValue = false }
}

extension ItemPopoverPresentationModifier: DismissiblePresentation {
  func dismiss() { item.wrappedValue = nil }
}

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
      get: { PresentationMode(isPresented: true) },
      set: { if !$0.isPresented { action() } })
  }
}

// MARK: - What a stack shows

extension RenderTree {
  /// Returns the view that a stack shows above its root: the one that was pushed last.
  private func topScreen(of stack: RenderNode) -> Int? {
    (pathReaders.union(followed)).compactMap { number -> Int? in
      guard let node = node(number), self.stack(around: node)?.number == stack.number,
        !(node.content.element?.value is any CollapsibleContent)
      else { return nil }
      return node.children.filter { self.node($0).map { $0.slot > 0 } ?? false }.max()
    }.max()
  }

  /// Returns the stack whose screen a node is; nil for what was not pushed.
  func stackShowing(_ node: RenderNode) -> RenderNode? {
    guard node.slot > 0, let parent = node.parent.flatMap(self.node),
      let value = parent.content.element?.value,
      value is any PathDestination || value is any FollowableLink,
      !(value is any CollapsibleContent)
    else { return nil }
    return stack(around: parent)
  }

  /// Notes what each stack has covered and uncovered since hooks last ran: what comes first.
  func noteScreens() {
    for number in Set(topScreens.keys).union(stacksWithScreens).sorted() {
      guard let stack = node(number) else {
        topScreens[number] = nil
        continue
      }
      let new = topScreen(of: stack)
      let old = topScreens[number]
      guard new != old else { continue }
      topScreens[number] = new
      changedVisibility += [new, old].map { $0 ?? stack.children.first ?? number }
    }
  }

  private var stacksWithScreens: Set<Int> {
    Set(pathReaders.union(followed).compactMap { node($0).flatMap(stack(around:))?.number })
  }
}
