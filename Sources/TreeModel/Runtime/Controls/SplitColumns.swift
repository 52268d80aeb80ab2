/// A view of columns, whose links show their pages in the column after their own.
protocol SplitContainer {
  /// Returns the slot of the column after that of a slot; nil where it is the last one.
  func column(after slot: Int) -> Int?
}

extension NavigationSplitView: SplitContainer {
  func column(after slot: Int) -> Int? {
    switch slot {
    case 0: Content.self == EmptyView.self ? 2 : 1
    case 1: 2
    default: nil
    }
  }
}

/// A column in which pages are shown in place of its own content.
struct SplitColumn: Hashable {
  /// The number of the split view.
  let split: Int

  /// The slot of the column.
  let slot: Int

  /// The slot of the column whose links lead there.
  let source: Int
}

extension RenderTree {
  /// Returns the column in which what stands in an earlier column shows its pages; nil for what stands in
  /// none, or in a stack or a sheet within one.
  func column(of node: RenderNode) -> SplitColumn? {
    for (parent, child) in steps(outOf: node) {
      let value = parent.content.element?.value
      if value is any PageContainer || child.slot > 0 && parent.isPresenter { return nil }
      if let page = columnShowing(child) { return nextColumn(of: page.split, after: page.slot) }
      if value is any SplitContainer { return nextColumn(of: parent.number, after: child.slot) }
    }
    return nil
  }

  private func nextColumn(of split: Int, after slot: Int) -> SplitColumn? {
    let view = node(split)?.content.element?.value as? any SplitContainer
    return view?.column(after: slot).map { SplitColumn(split: split, slot: $0, source: slot) }
  }

  /// Shows a value in the column after that of a link: as the path of a stack there that has a destination
  /// for it, else by a destination of the link's own column.
  ///
  /// - Returns: whether there is a destination.
  func show(_ value: AnyHashable, from link: RenderNode, in column: SplitColumn) -> Bool {
    if let stack = stack(after: column, showing: value) {
      setPath([value], of: stack)
      return true
    }
    let source = nodesByRole[.pageSource].sorted().lazy.compactMap(node).first {
      let modifier = $0.content.element?.value as? any PathDestination
      return modifier?.destination(for: value) != nil && self.column(of: $0) == column
    }
    guard let source else { return false }
    clearColumn(of: link)
    columnValues[source.number] = value
    queue.add(source.number, .content)
    return true
  }

  /// Returns the first stack in the columns from one on that has a destination for a value.
  private func stack(after column: SplitColumn, showing value: AnyHashable) -> RenderNode? {
    guard let split = node(column.split) else { return nil }
    let later = split.children.compactMap(node).filter { $0.slot >= column.slot }
    return later.flatMap { postorder($0.number) }.compactMap(node).filter {
      $0.content.element?.value is any PathContainer
    }
    .first { destination(for: value, in: $0) != nil }
  }

  /// Takes away the pages in the column after that of a link.
  func clearColumn(of link: RenderNode) {
    guard let column = column(of: link) else { return }
    for (source, _) in pagesBySource() where self.column(of: source) == column {
      hideColumnPage(of: source.number)
    }
  }

  /// Takes away the page that a link or a modifier shows in a column.
  func hideColumnPage(of number: Int) {
    guard let source = node(number) else { return }
    if let modifier = source.content.element?.value as? any PagePresentation {
      modifier.dismiss()
    } else if columnValues.removeValue(forKey: number) != nil {
      queue.add(number, .content)
    } else {
      unfollow(number)
    }
  }

  /// Takes away the contents of columns that pages stand in place of, and brings back those of others.
  func placeColumns() {
    guard !nodesByRole[.splitView].isEmpty else { return }
    let columns = Set(pagesBySource().compactMap { column(of: $0.source) })
    var replaced: [Int: Set<Int>] = [:]
    for column in columns { replaced[column.split, default: []].insert(column.slot) }
    for number in nodesByRole[.splitView].sorted() where replacedColumns[number] != replaced[number]
    {
      queue.add(number, .content)
    }
    replacedColumns = replaced
    runUpdates()
  }

  /// Returns the page that a column shows: the one that came last.
  func topPage(of column: SplitColumn) -> Int? {
    pagesBySource().filter { self.column(of: $0.source) == column }.map(\.page).max()
  }

  /// Notes which pages columns have covered and uncovered since hooks last ran.
  func noteColumns(_ pages: [(source: RenderNode, page: Int)]) {
    guard !nodesByRole[.splitView].isEmpty else { return }
    var tops: [SplitColumn: Int] = [:]
    for (source, page) in pages {
      guard let column = column(of: source) else { continue }
      tops[column] = max(tops[column] ?? page, page)
    }
    for column in Set(tops.keys).union(topColumnPages.keys)
    where tops[column] != topColumnPages[column] {
      changedVisibility += [tops[column], topColumnPages[column]].compactMap(\.self)
    }
    changedVisibility.sort()
    topColumnPages = tops
  }
}
