/// A modifier that does something when what it presented is gone.
protocol DismissalHook: DismissiblePresentation {
  var onDismiss: (() -> Void)? { get }
}

extension SheetPresentationModifier: DismissalHook {}
extension ItemSheetPresentationModifier: DismissalHook {}
extension FullScreenCoverPresentationModifier: DismissalHook {}
extension ItemFullScreenCoverPresentationModifier: DismissalHook {}

extension RenderTree {
  /// Notes what has come up above everything else: it stays there, whatever becomes of what is below.
  func notePresentations() {
    for number in nodesByRole[.presenter].sorted() {
      guard let presenter = node(number) else { continue }
      let new = presenter.children.filter {
        !shownPresentations.contains($0) && node($0).map { $0.slot > 0 } ?? false
      }
      guard !new.isEmpty, isShown(presenter, ignoringPages: true) else { continue }
      shownPresentations.formUnion(new)
    }
  }

  /// Returns what is done when a node is gone that was presented.
  func dismissal(of node: RenderNode) -> PendingActions.Action? {
    guard shownPresentations.contains(node.number), node.number != root,
      let presenter = node.parent.flatMap(self.node),
      let run = (presenter.content.element?.value as? any DismissalHook)?.onDismiss
    else { return nil }
    return PendingActions.Action(
      node: presenter.number, level: presenter.level, name: "onDismiss", detail: nil, run: run)
  }
}
