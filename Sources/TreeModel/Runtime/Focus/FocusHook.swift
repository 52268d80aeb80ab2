/// A modifier that ties the focus of its content to a state.
protocol FocusHook {
  /// The number of the node whose state it is.
  var focusOwner: Int? { get }

  /// A Boolean value indicating whether the content has the focus.
  var isFocused: Bool { get }

  /// Gives the focus to the content.
  func takeFocus()

  /// Takes the focus from the content, where it has it.
  func resign()
}

extension FocusStateBindingModifier: FocusHook {
  var focusOwner: Int? { binding.storage.owner?.node }

  var isFocused: Bool { binding.storage.current == value && value != binding.unfocused }

  func takeFocus() { binding.storage.value = value }

  func resign() {
    if binding.storage.current == value { binding.storage.value = binding.unfocused }
  }
}
