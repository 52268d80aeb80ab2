/// A modifier or a link that shows something, and can stop showing it.
protocol DismissiblePresentation: Presentation {
  func dismiss()

  /// A Boolean value indicating whether a person dismisses it without a control of its own.
  var isSwipedAway: Bool { get }
}

extension DismissiblePresentation {
  var isSwipedAway: Bool { true }
}

extension SheetPresentationModifier: DismissiblePresentation {
  func dismiss() { presented.wrappedValue = false }
}

extension ItemSheetPresentationModifier: DismissiblePresentation {
  func dismiss() { item.wrappedValue = nil }
}

extension FullScreenCoverPresentationModifier: DismissiblePresentation {
  func dismiss() { presented.wrappedValue = false }
  var isSwipedAway: Bool { false }
}

extension ItemFullScreenCoverPresentationModifier: DismissiblePresentation {
  func dismiss() { item.wrappedValue = nil }
  var isSwipedAway: Bool { false }
}

extension PopoverPresentationModifier: DismissiblePresentation {
  func dismiss() { presented.wrappedValue = false }
}

extension ItemPopoverPresentationModifier: DismissiblePresentation {
  func dismiss() { item.wrappedValue = nil }
}

extension RenderNode {
  /// A Boolean value indicating whether it shows something above what it stands around.
  @MainActor var isPresenter: Bool {
    let value = content.element?.value
    return value is any DismissiblePresentation || value is any DialogPresentation
  }
}

extension Controls {
  /// Swipes away the sheet that is on top, or taps beside the popover. Ends the process with an issue where there
  /// is none, or where a person cannot do so.
  package func dismissTop() {
    guard let top = tree.topPresentation else {
      end(.unknownControl, "nothing is presented that could be swiped away")
    }
    guard let presentation = top.content.element?.value as? any DismissiblePresentation else {
      end(.unknownChange, "\(tree.cover(by: top) ?? "a dialog") goes by its buttons: tap one")
    }
    guard presentation.isSwipedAway else {
      end(
        .unknownChange,
        "a full-screen cover is not swiped away: it goes by a control of its own, or by its binding"
      )
    }
    if tree.presentationOptions(of: top).contains(where: { $0.isDismissDisabled == true }) {
      end(
        .disabledControl,
        "what is presented cannot be swiped away: it has 'interactiveDismissDisabled'")
    }
    tree.perform { presentation.dismiss() }
  }
}
