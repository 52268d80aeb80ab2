extension Controls {
  /// Returns those of several controls of one name that a touch reaches.
  ///
  /// What is presented covers what it is presented over, what takes no touches is passed by, and a view
  /// within another one that is called alike comes before it.
  func foremost(_ found: [FoundControl], _ use: ControlUse) -> [FoundControl] {
    guard found.count > 1, use.isTouch else { return found }
    // The system's button to go back comes after what the program calls so.
    let own = found.filter { !$0.isBack }
    if own.count < found.count, !own.isEmpty { return foremost(own, use) }
    let layers = found.map(layer)
    let topmost = layers.max()
    let top = zip(found, layers).filter { $0.1 == topmost }.map(\.0)
    let touchable = top.filter { control in
      tree.node(control.node).map { tree.touchBlocker(around: $0) == nil } ?? false
    }
    let reached = touchable.isEmpty ? top : touchable
    guard use.reachesInnermost else { return reached }
    let around = Set(
      reached.compactMap { tree.node($0.node) }.flatMap { tree.ancestors(of: $0).map(\.number) })
    return reached.filter { !around.contains($0.node) }
  }

  /// Returns how many presentations that cover others a control stands in.
  private func layer(_ control: FoundControl) -> Int {
    guard let node = tree.node(control.node) else { return 0 }
    let around = tree.steps(outOf: node).count { $0.child.slot > 0 && $0.parent.isPresenter }
    return around + (control.button == nil || control.isBack ? 0 : 1)
  }
}

extension ControlUse {
  /// A Boolean value indicating whether a finger or the pointer does it: a field can have the focus, and a
  /// row or a container can be moved, wherever that gets to.
  var isTouch: Bool {
    switch self {
    case .tap, .toggle, .slide, .pick, .hold, .drag, .pinch, .rotate, .hover, .take, .drop: true
    case .type, .scroll, .submit, .delete, .move, .refresh, .focus: false
    }
  }

  /// A Boolean value indicating whether it is for the innermost view of those around one place.
  fileprivate var reachesInnermost: Bool {
    switch self {
    case .tap, .hold, .drag, .pinch, .rotate, .take, .drop: true
    default: false
    }
  }
}

// MARK: - What keeps touches away

/// A modifier that can keep touches away from its content.
private protocol TouchBlocker {
  /// How it is written; nil where it lets touches through.
  var blocker: String? { get }
}

extension _AllowsHitTestingModifier: TouchBlocker {
  fileprivate var blocker: String? { allowsHitTesting ? nil : ".allowsHitTesting(false)" }
}

extension _HiddenModifier: TouchBlocker {
  fileprivate var blocker: String? { ".hidden()" }
}

extension _OpacityEffect: TouchBlocker {
  fileprivate var blocker: String? { opacity == 0 ? ".opacity(0)" : nil }
}

extension RenderTree {
  /// Returns the modifier that keeps touches away from a view; nil where none does. What a view presents or
  /// leads to is not concerned.
  func touchBlocker(around node: RenderNode) -> String? {
    steps(outOf: node).lazy.prefix { !self.isPresented($0.child, by: $0.parent) }
      .compactMap { ($0.parent.content.element?.value as? any TouchBlocker)?.blocker }.first
  }

  /// Returns whether a view shows a child elsewhere: above everything, or as a page.
  func isPresented(_ child: RenderNode, by parent: RenderNode) -> Bool {
    guard child.slot > 0, let value = parent.content.element?.value else { return false }
    return value is any Presentation || value is any PathDestination
      || value is any FollowableLink && !(value is any CollapsibleContent)
  }
}
