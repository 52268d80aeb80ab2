import Foundation

/// What a user can do with a view.
enum Interaction {
  /// Tapping it does something.
  case button(() -> Void)
  case toggle(Binding<Bool>)
  /// Typing into it replaces its text.
  case text(Binding<String>)
  /// A number within bounds, on one of its steps.
  case slider(Binding<Double>, ClosedRange<Double>, step: Double?)
  /// Steps up and down; nil where it can go no further.
  case stepper(up: (() -> Void)?, down: (() -> Void)?)
  /// Selects one of its elements by its tag.
  case picker((AnyHashable) -> Bool)
  /// Takes a choice that is written down; returns what it takes where it is none.
  case entry((String) -> String?)
  /// Completes what is searched for.
  case completion(String)
  /// Shows another view.
  case link
}

/// A view or a modifier that a user can do something with.
protocol InteractiveView {
  @MainActor var interaction: Interaction? { get }
}

extension Button: InteractiveView {
  var interaction: Interaction? {
    let action = action
    return .button { MainActor.assumeIsolated { action() } }
  }
}

extension Toggle: InteractiveView {
  var interaction: Interaction? { .toggle(isOn) }
}

extension TextField: InteractiveView {
  var interaction: Interaction? { .text(text) }
}

extension SecureField: InteractiveView {
  var interaction: Interaction? { .text(text) }
}

extension TextEditor: InteractiveView {
  var interaction: Interaction? { .text(text) }
}

extension SearchableModifier: InteractiveView {
  var interaction: Interaction? { .text(text) }
}

extension Slider: InteractiveView {
  var interaction: Interaction? { .slider(value, bounds, step: step) }
}

extension Stepper: InteractiveView {
  var interaction: Interaction? { .stepper(up: onIncrement, down: onDecrement) }
}

extension Picker: InteractiveView {
  var interaction: Interaction? {
    let selection = selection
    return .picker { tag in
      guard let value = Self.value(of: tag) else { return false }
      selection.wrappedValue = value
      return true
    }
  }

  private static func value(of tag: AnyHashable) -> SelectionValue? {
    if let value = tag.base as? SelectionValue { return value }
    return tag as? SelectionValue
  }
}

extension DisclosureGroup: InteractiveView {
  var interaction: Interaction? { isExpanded.map { .toggle($0) } ?? .link }
}

extension NavigationLink: InteractiveView {
  var interaction: Interaction? { .link }
}

extension Menu: InteractiveView {
  var interaction: Interaction? { primaryAction.map(Interaction.button) }
}
