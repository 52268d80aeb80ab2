/// A modifier that ties the focus of its content to a state.
protocol FocusHook {
  /// The number of the node whose state it is.
  var focusOwner: Int? { get }

  /// Takes the focus from the content, where it has it.
  func resign()
}

extension FocusStateBindingModifier: FocusHook {
  var focusOwner: Int? { binding.storage.owner?.node }

  func resign() {
    if binding.storage.current == value { binding.storage.value = binding.unfocused }
  }
}
