extension RenderTree {
  func runWork() {
    while let item = work.popLast() {
      switch item {
      case .mount(let mount): mountNode(mount)
      case .update(let number, let mount):
        if let node = node(number) { update(node, with: mount) }
      case .decorate(let number):
        if let node = node(number) { decorate(node) }
      }
    }
    for window in newWindows { window.isPlaced = true }
    newWindows = []
  }

  /// Mounts one node.
  private func mountNode(_ mount: Mount) {
    if isDeferred(mount) { return }
    let (subject, evaluation) = value(of: mount)
    let level = mount.parent.flatMap { self.node($0)?.level } ?? -1
    let node = RenderNode(mount, subject: subject, level: level + 1)
    node.closureEvaluation = evaluation
    node.needsOneView = needsOneView(at: mount)
    insert(node)
    build(node, NodeContent(subject), [.inserted])
  }

  /// Returns whether an element of a lazy container waits until it is shown.
  private func isDeferred(_ mount: Mount) -> Bool {
    guard let window = mount.window else { return false }
    // What is no element hands the window on.
    switch mount.subject {
    case .given(let subject) where NodeContent(subject).isTransparent: return false
    case .row(_, let type) where type is any TransparentView.Type: return false
    default: return !window.admits(mount)
    }
  }

  /// Returns the value of what is to be mounted, and the evaluation of the closure that made it.
  func value(of mount: Mount) -> (Subject, Evaluation?) {
    switch mount.subject {
    case .given(let subject): return (subject, nil)
    case .made(let make), .row(let make, _):
      let evaluation = Evaluation(
        of: mount.owner ?? Never.self, in: mount.scope.values, node: mount.number,
        isClosure: true, queue: queue)
      return (.element(evaluation.run(make)), evaluation)
    }
  }

  /// Builds a node's value and mounts or updates what is below it.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - content: what its value is made of.
  ///   - reasons: why.
  ///   - isGiven: whether something above gives the value. The content of a modifier that keeps its own
  ///     is as it was.
  func build(
    _ node: RenderNode, _ content: NodeContent, _ reasons: [UpdateReason], isGiven: Bool = true
  ) {
    let old = node.content
    var builder = NodeBuilder(node: node, tree: self)
    builder.build(content, reasons)
    if builder.depth > Self.maximumDepth {
      RuntimeIssue(
        .tooDeep,
        "the body of '\(node.type)' contains itself: bodies stand in each other more than "
          + "\(Self.maximumDepth) deep",
        subject: node.type
      ).end()
    }
    noteHooks(of: node, replacing: old)
    node.decorations = builder.decorations
    // Comes after the content, whose work is put on top of it.
    if node.decorations != nil { work.append(.decorate(node.number)) }
    let hasContent = if case .modifier = node.content { node.isBuilt } else { false }
    reconcile(node, builder.children, isContent: true, keepsContent: hasContent && !isGiven)
    node.isBuilt = true
  }

  /// Matches the children of a node with what is to be there, by their keys.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - wanted: what is to be there.
  ///   - isContent: whether these are the content of a modifier with secondary children, or all
  ///     children of a node without, rather than the secondary children.
  ///   - keepsContent: whether the content of a modifier is left alone.
  func reconcile(
    _ node: RenderNode, _ wanted: [NodeBuilder.Child], isContent: Bool, keepsContent: Bool = false
  ) {
    let content = node.children.count - (node.decorations?.count ?? 0)
    let old = isContent ? node.children[..<content] : node.children[content...]
    var items: [Work] = []
    var children: [Int] = []
    children.reserveCapacity(wanted.count)
    var remaining: [RenderNode.Key: Int] = [:]
    var hasInserted = false
    for number in old {
      if let child = self.node(number) {
        remaining[child.key] = number
      } else {
        (node.window ?? node.mount.window)?.forget(number)
      }
    }
    for child in wanted {
      if let number = remaining.removeValue(forKey: child.key) {
        children.append(number)
        if keepsContent, child.slot == 0 { continue }
        items.append(.update(number, child.mount(number, in: node)))
      } else {
        let number = reserve()
        children.append(number)
        items.append(.mount(child.mount(number, in: node)))
        hasInserted = true
        if node.isBuilt { insertedRoots.append(number) }
      }
    }
    if !remaining.isEmpty {
      for number in old {
        guard let key = self.node(number)?.key, remaining[key] == number else { continue }
        remove(number, RemovalCause(ofChild: key, below: node, wanted: wanted))
      }
      changedParents.append(node.number)
    }
    if isContent, node.isBuilt, hasInserted || !remaining.isEmpty { noteListChange(at: node) }
    if let window = wanted.first?.window ?? node.window, Array(old) != children {
      noteChange(of: window)
    }
    let others = isContent ? node.children[content...] : node.children[..<content]
    node.children = isContent ? children + others : others + children
    work.append(contentsOf: items.reversed())
  }
}
