/// A link or a modifier that shows pages: in the stack around it, or in a column of a split view.
protocol PageSource {}

extension NavigationLink: PageSource {}
extension NavigationDestinationModifier: PageSource {}
extension ViewDestinationNavigationDestinationModifier: PageSource {}
extension ItemNavigationDestinationModifier: PageSource {}

/// A modifier that shows a page as long as somebody says so.
protocol PagePresentation: PageSource, Presentation {
  func dismiss()
}

extension ViewDestinationNavigationDestinationModifier: PagePresentation {
  func dismiss() { presented.wrappedValue = false }
}

extension ItemNavigationDestinationModifier: PagePresentation {
  func dismiss() { item.wrappedValue = nil }
}

// MARK: - What a stack shows

extension RenderTree {
  /// Returns the pages above the root of a stack: that which was pushed last comes last.
  func pages(of stack: RenderNode) -> [Int] {
    let values = path(of: stack)
    let all = pagesBySource().filter { self.stack(around: $0.source)?.number == stack.number }
    var indices: [Int: Int] = [:]
    for (source, page) in all where source.content.element?.value is any PathDestination {
      guard case .id(let identity, let occurrence)? = node(page)?.key else { continue }
      let same = values.indices.filter { values[$0] == identity.value }
      indices[page] = same.indices.contains(occurrence) ? same[occurrence] : nil
    }
    // A page is made after those below it, unless the path was put into another order.
    var latest = 0
    var times: [Int: Int] = [:]
    for (page, _) in indices.sorted(by: { $0.value < $1.value }) {
      latest = max(latest, page)
      times[page] = latest
    }
    return all.map(\.page).sorted {
      (times[$0] ?? $0, indices[$0] ?? -1) < (times[$1] ?? $1, indices[$1] ?? -1)
    }
  }

  /// The pages that are there, with what shows them.
  func pagesBySource() -> [(source: RenderNode, page: Int)] {
    nodesByRole[.pageSource].sorted().compactMap(node).flatMap { source in
      source.children.compactMap { self.node($0) }.filter(isPage)
        .map { (source: source, page: $0.number) }
    }
  }

  /// Returns whether a node is a page.
  private func isPage(_ node: RenderNode) -> Bool {
    guard node.slot > 0, node.slot != NodeBuilder.styleSlot else { return false }
    return node.parent.flatMap(self.node)?.content.element?.value is any PageSource
  }

  /// Returns the stack whose page a node is; nil for what was not pushed.
  func stackShowing(_ node: RenderNode) -> RenderNode? {
    guard isPage(node), let source = node.parent.flatMap(self.node), column(of: source) == nil
    else { return nil }
    return stack(around: source)
  }

  /// Returns the column whose page a node is.
  func columnShowing(_ node: RenderNode) -> SplitColumn? {
    guard isPage(node), let source = node.parent.flatMap(self.node) else { return nil }
    return column(of: source)
  }

  /// Notes what each stack and each column has covered and uncovered since hooks last ran: what comes
  /// first.
  func noteScreens() {
    let all = pagesBySource()
    let stacks = all.filter { column(of: $0.source) == nil }.compactMap {
      stack(around: $0.source)?.number
    }
    for number in Set(topScreens.keys).union(stacks).sorted() {
      guard let stack = node(number) else {
        topScreens[number] = nil
        continue
      }
      let new = pages(of: stack).last
      let old = topScreens[number]
      guard new != old else { continue }
      topScreens[number] = new
      changedVisibility += [new, old].map { $0 ?? stack.children.first ?? number }
    }
    noteColumns(all)
  }
}

// MARK: - Going back

extension Controls {
  /// The buttons that lead back from the pages that are shown, but for those that a page hides.
  ///
  /// Such a button is called "Back", and by the title of the page that it leads to.
  func backButtons() -> [FoundControl] {
    let stacks = Set(
      tree.pagesBySource().compactMap { tree.stackShowingPage(of: $0.source)?.number })
    return stacks.sorted().compactMap(tree.node).compactMap { stack in
      let pages = tree.pages(of: stack)
      guard let page = pages.last.flatMap(tree.node), tree.isShown(page), !hidesBackButton(page)
      else { return nil }
      let previous = pages.dropLast().last ?? stack.number
      return FoundControl(
        node: page.number, names: ["Back"] + (title(of: previous).map { [$0] } ?? []), kind: .back)
    }
  }

  private func hidesBackButton(_ page: RenderNode) -> Bool {
    tree.screenNodes(of: page.number).lazy.compactMap {
      ($0.content.element?.value as? _PreferenceWritingModifier<NavigationBarBackButtonHiddenKey>)?
        .value
    }.first ?? false
  }

  private func title(of page: Int) -> String? {
    tree.screenNodes(of: page).lazy.compactMap { node -> String? in
      let modifier =
        node.content.element?.value as? TransactionalPreferenceTransformModifier<NavigationTitleKey>
      var value = NavigationTitleKey.defaultValue
      modifier?.transform(&value)
      return value.title?.string
    }.first
  }

  /// Goes back from a page.
  ///
  /// - Returns: whether the node is one.
  func goBack(from page: RenderNode) -> Bool {
    guard let stack = tree.stackShowing(page), let source = page.parent.flatMap(tree.node) else {
      return false
    }
    tree.perform {
      switch source.content.element?.value {
      case let modifier as any PagePresentation: modifier.dismiss()
      case is any PathDestination: tree.pop(stack.number)
      default: tree.unfollow(source.number)
      }
    }
    return true
  }
}

extension RenderTree {
  /// Returns the stack in which a link or a modifier shows its pages.
  fileprivate func stackShowingPage(of source: RenderNode) -> RenderNode? {
    column(of: source) == nil ? stack(around: source) : nil
  }

  /// Returns the nodes of a page, or of the root of a stack, in preorder, without what is presented over it
  /// and other pages.
  fileprivate func screenNodes(of number: Int) -> [RenderNode] {
    var found: [RenderNode] = []
    var pending = [number]
    while let current = pending.popLast() {
      guard let node = node(current) else { continue }
      found.append(node)
      let isOpening = node.content.element?.value is any PageSource || node.isPresenter
      pending.append(
        contentsOf: (isOpening ? node.children.prefix(1) : node.children[...]).reversed())
    }
    return found
  }
}
