/// A modifier that is told of the pointer.
protocol HoveredModifier {
  @MainActor func hover(_ isOver: Bool)
}

extension _HoverRegionModifier: HoveredModifier {
  func hover(_ isOver: Bool) { callback(isOver) }
}

extension ContinuousHoverModifier: HoveredModifier {
  func hover(_ isOver: Bool) { action(isOver ? .active(.zero) : .ended) }
}

/// A control that tells when its value begins and ends to be changed: a slider while it is moved, a field while
/// it has the focus.
protocol EditedControl {
  var onEditingChanged: (Bool) -> Void { get }
}

extension Slider: EditedControl {}
extension TextField: EditedControl {}
