extension RenderTree {
  /// Gives a node another value.
  func update(_ node: RenderNode, with mount: Mount) {
    // The closure that made the view runs in each case.
    let reasons = queue.take(node.number).body
    node.mount = mount
    node.depth = mount.depth
    let (subject, evaluation) = value(of: mount)
    replaceClosureEvaluation(of: node, with: evaluation)
    update(node, to: subject, reasons)
  }

  /// Brings all nodes up to date that wait for it, from the outside in.
  func runUpdates() {
    var evaluations = 0
    var order = UpdateOrder()
    while true {
      // What has begun to wait meanwhile may come before what waits already.
      for number in queue.takeAdded() {
        if let node = node(number) {
          order.insert(level: node.level, number: number)
        } else {
          _ = queue.take(number)
        }
      }
      guard let number = order.popFirst() else { break }
      guard let node = node(number), queue.contains(number) else { continue }
      evaluations += 1
      if evaluations > Self.maximumEvaluations + 10 * table.count { reportEndless(node) }
      refresh(node)
      runWork()
      decorateChangedLists()
      placeChangedWindows()
    }
  }

  private static let maximumEvaluations = 10_000

  private func reportEndless(_ node: RenderNode) -> Never {
    RuntimeIssue(
      .neverSettles,
      "the update never settles: the body of '\(node.evaluation?.subject ?? node.type)' changes "
        + "what it reads",
      subject: node.evaluation?.subject ?? node.type
    ).end()
  }

  /// Brings a node up to date whose value is the same as before.
  private func refresh(_ node: RenderNode) {
    let waiting = queue.take(node.number)
    guard !waiting.closure.isEmpty else {
      return update(node, to: node.subject, waiting.body, isGiven: false)
    }
    let (subject, evaluation) = value(of: node.mount)
    replaceClosureEvaluation(of: node, with: evaluation)
    log?.add(
      .closure(node: node.number, type: node.mount.owner ?? node.type, reasons: waiting.closure))
    update(node, to: subject, waiting.body)
  }

  private func replaceClosureEvaluation(of node: RenderNode, with evaluation: Evaluation?) {
    node.closureEvaluation?.end(before: evaluation)
    node.closureEvaluation = evaluation
  }

  /// Gives a node a value, and builds it where that is called for.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - subject: the value.
  ///   - reasons: why its body is out of date.
  ///   - isGiven: whether something above gives the value, rather than the node keeping its own.
  private func update(
    _ node: RenderNode, to subject: Subject, _ reasons: [UpdateReason], isGiven: Bool = true
  ) {
    guard subject.type == node.type else { return replace(node) }
    if isGiven, node.looksOtherwise(as: subject) { node.revision += 1 }
    node.subject = subject
    let content = NodeContent(subject)
    var reasons = reasons
    switch (node.content, content) {
    case (.body(let old), .body(let new)):
      if isGiven { reasons += difference(old, new) }
    case (.customModifier(let old, _), .customModifier(let new, let modified)):
      guard isGiven else { break }
      reasons += difference(old, new)
      replaceContent(of: node, with: modified)
    case (.placeholder, .placeholder):
      // The content is the same, unless the modifier's node has said so.
      guard !reasons.isEmpty else { return }
      return build(node, content, reasons)
    case (.primitive(let old), .primitive(let new)):
      if let old = old.value as? any ContentComparing, old.isEqual(to: new.value) { return }
      return build(node, content, reasons)
    default:
      return build(node, content, reasons, isGiven: isGiven)
    }
    reasons.removeAll { $0 == .content }
    guard !reasons.isEmpty else {
      node.content = content
      return
    }
    build(node, content, reasons)
  }

  private func difference(_ old: Element, _ new: Element) -> [UpdateReason] {
    guard !ValueComparison.areEqual(old.value, new.value) else { return [] }
    return [.value(ValueComparison.differences(old.value, new.value))]
  }

  /// Mounts something else in the place of a node, whose identity has changed.
  private func replace(_ node: RenderNode) {
    let number = reserve()
    let old = node.mount
    let mount = Mount(
      number: number, subject: old.subject, key: old.key, slot: old.slot, parent: old.parent,
      depth: old.depth, owner: old.owner, scope: old.scope, substitution: old.substitution,
      window: old.window)
    if let parent = node.parent.flatMap(self.node) {
      parent.children = parent.children.map { $0 == node.number ? number : $0 }
      changedParents.append(parent.number)
      noteListChange(at: parent)
    } else {
      setRoot(number)
    }
    remove(node.number, .otherView)
    insertedRoots.append(number)
    work.append(.mount(mount))
  }

  /// Shows another instance in place of the tree's: what has the same identity stays.
  package func show(_ element: Element) {
    guard let node = node(root) else { return }
    perform {
      var mount = node.mount
      mount.subject = .given(.element(element))
      work.append(.update(root, mount))
      runWork()
      decorateChangedLists()
    }
  }

  // MARK: - Content of modifiers

  /// Returns what the placeholder in the body of a node's modifier stands for.
  func substitution(of node: RenderNode, modifier: Any.Type, content: Subject) -> Substitution {
    if let known = node.substitution {
      known.content = content
      return known
    }
    let made = Substitution(
      modifier: modifier, content: content, outer: node.mount.substitution)
    node.substitution = made
    return made
  }

  private func replaceContent(of node: RenderNode, with content: Subject) {
    guard let substitution = node.substitution else { return }
    substitution.content = content
    for user in substitution.users { queue.add(user, .content) }
  }

  // MARK: - Environment

  /// Notes that nodes must run whose bodies read what has changed in the environment.
  func invalidateReaders(_ readers: [Int]) {
    for number in readers {
      guard let node = node(number), let evaluation = node.evaluation else { continue }
      for reason in EnvironmentComparison.reasons(evaluation, in: node.scope.values) {
        queue.add(number, reason)
      }
    }
  }

  /// Changes the environment of the whole tree.
  package func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    invalidateReaders(rootScope.change(change))
  }

  /// Is told of each body before it is evaluated.
  func willEvaluate(_ node: RenderNode, _ type: Any.Type, _ reasons: [UpdateReason]) {
    log?.add(.body(node: node.number, type: type, reasons: reasons))
  }
}

/// A view that is nothing but what it looks like, besides shapes.
private protocol DrawnView {}

extension Text: DrawnView {}
extension Image: DrawnView {}

extension RenderNode {
  /// The types of which views are drawn, as far as they were asked for.
  private static var drawn: [ObjectIdentifier: Bool] = [:]

  /// Whether a view is drawn, and otherwise than the node's.
  fileprivate func looksOtherwise(as other: RenderTree.Subject) -> Bool {
    guard case .element(let old) = subject, case .element(let new) = other else { return false }
    let key = ObjectIdentifier(new.type)
    let isDrawn =
      Self.drawn[key]
      ?? (new.value is any DrawnView || new.value is any Shape || new.value is any ShapeView)
    Self.drawn[key] = isDrawn
    return isDrawn && !ValueComparison.areEqual(old.value, new.value)
  }
}

/// A view that tells itself whether its content is the same, as `EquatableView` does.
protocol ContentComparing {
  func isEqual(to other: Any) -> Bool
}

extension EquatableView: ContentComparing {
  func isEqual(to other: Any) -> Bool {
    (other as? EquatableView<Content>).map { $0.content == content } ?? false
  }
}
