/// A modifier that shows something that takes all touches meant for what it is presented over.
private protocol CoveringPresentation {
  /// What it shows, as it stands in a sentence; nil while it shows nothing.
  var cover: String? { get }
}

extension SheetPresentationModifier: CoveringPresentation {
  fileprivate var cover: String? { isPresented ? "a sheet" : nil }
}

extension ItemSheetPresentationModifier: CoveringPresentation {
  fileprivate var cover: String? { isPresented ? "a sheet" : nil }
}

extension FullScreenCoverPresentationModifier: CoveringPresentation {
  fileprivate var cover: String? { isPresented ? "a full-screen cover" : nil }
}

extension ItemFullScreenCoverPresentationModifier: CoveringPresentation {
  fileprivate var cover: String? { isPresented ? "a full-screen cover" : nil }
}

extension AlertModifier: CoveringPresentation {
  fileprivate var cover: String? { isPresented ? "the alert '\(title.string)'" : nil }
}

extension ConfirmationDialogModifier: CoveringPresentation {
  fileprivate var cover: String? { isPresented ? "the dialog '\(title.string)'" : nil }
}

extension RenderTree {
  /// Returns what takes the touches that are meant for a control, in words; nil where it can be reached.
  ///
  /// A sheet covers all that it is presented over, an alert all of its scene; a popover covers nothing, and
  /// so does a sheet that lets touches through to what is behind it.
  func cover(of control: FoundControl) -> String? {
    guard let node = node(control.node) else { return nil }
    let around = covers(around: node)
    let scene = scene(of: node)
    // A dialog's own buttons, and what stands in it.
    let isInDialog =
      control.button != nil && !control.isBack
      || around.contains { isDialog($0.presenter) }
    if isInDialog { return nil }
    for presenter in nodesByRole[.presenter].sorted().compactMap(self.node) {
      guard let cover = cover(by: presenter), self.scene(of: presenter) == scene,
        isUp(presenter)
      else { continue }
      if isDialog(presenter) { return cover }
      // What is presented over the control's own layer, or over one further up.
      let below = covers(around: presenter).map(\.content)
      if around.first.map({ below.contains($0.content) }) ?? true, !letsTouchesThrough(presenter) {
        return cover
      }
    }
    return nil
  }

  /// What is presented above all else: a dialog, else what stands in most others; nil where nothing is.
  var topPresentation: RenderNode? {
    nodesByRole[.presenter].compactMap(node).filter(isUp).max { height(of: $0) < height(of: $1) }
  }

  private func height(of presenter: RenderNode) -> (dialog: Int, around: Int, number: Int) {
    let around = steps(outOf: presenter).count { $0.child.slot > 0 && $0.parent.isPresenter }
    return (isDialog(presenter) ? 1 : 0, around, presenter.number)
  }

  func cover(by presenter: RenderNode) -> String? {
    if let dialog = presenter.dialog { return "the alert '\(dialog.title.string)'" }
    return (presenter.content.element?.value as? any CoveringPresentation)?.cover
  }

  private func isUp(_ presenter: RenderNode) -> Bool {
    presenter.children.contains(where: shownPresentations.contains)
      || presenter.dialog != nil && isShown(presenter, ignoringPages: true)
  }

  private func isDialog(_ presenter: RenderNode) -> Bool {
    let value = presenter.content.element?.value
    return value is any DialogPresentation || value is any DialogSource
  }

  /// Returns the presentations that a node stands in, the innermost first: popovers are part of what they
  /// are presented over.
  private func covers(around node: RenderNode) -> [(presenter: RenderNode, content: Int)] {
    steps(outOf: node).filter { parent, child in
      child.slot > 0 && parent.content.element?.value is any CoveringPresentation
    }
    .map { ($0.parent, $0.child.number) }
  }

  /// Returns whether a sheet lets touches through to what is behind it.
  private func letsTouchesThrough(_ presenter: RenderNode) -> Bool {
    presentationOptions(of: presenter).contains { $0.letsTouchesThrough == true }
  }

  /// Returns what the views that a modifier presents ask for, each by itself, without those that are presented
  /// over them.
  func presentationOptions(of presenter: RenderNode) -> [PresentationOptionsPreferenceKey.Value] {
    presenter.children.dropFirst().flatMap(postorder).compactMap(node).compactMap { node in
      guard
        let modifier = node.content.element?.value
          as? _PreferenceTransformModifier<PresentationOptionsPreferenceKey>,
        steps(outOf: node).first(where: { $0.child.slot > 0 && $0.parent.isPresenter })?.parent
          .number
          == presenter.number
      else { return nil }
      var options = PresentationOptionsPreferenceKey.defaultValue
      modifier.transform(&options)
      return options
    }
  }
}

extension ControlUse {
  /// A Boolean value indicating whether it is done by touching what is seen: keys and code reach what is
  /// covered, too.
  var needsSight: Bool {
    switch self {
    case .type, .delete, .move, .refresh: true
    case .scroll, .submit, .focus: false
    default: isTouch
    }
  }
}
