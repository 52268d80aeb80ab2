internal import Foundation

/// A modifier that attaches a gesture to its content.
protocol GestureModifier {
  /// Returns what is done for a touch, step by step; nil where it is for another one.
  @MainActor func steps(for touch: Touch) -> [[() -> Void]]?

  /// How its gesture stands to those of its content.
  var priority: GesturePriority { get }
}

/// How a gesture stands to those within it.
enum GesturePriority {
  /// It waits for those within.
  case own
  /// It comes before those within.
  case high
  /// It goes along with them.
  case simultaneous
}

extension GestureModifier {
  var priority: GesturePriority { .own }
}

/// A modifier that attaches a gesture of any kind, where its mask lets it.
protocol MaskedGestureModifier: GestureModifier, InteractiveView {
  associatedtype Attached: Gesture

  var gesture: Attached { get }
  var mask: GestureMask { get }
}

extension AddGestureModifier: MaskedGestureModifier {}

extension HighPriorityGestureModifier: MaskedGestureModifier {
  var priority: GesturePriority { .high }
}

extension SimultaneousGestureModifier: MaskedGestureModifier {
  var priority: GesturePriority { .simultaneous }
}

extension MaskedGestureModifier {
  @MainActor func steps(for touch: Touch) -> [[() -> Void]]? {
    mask.contains(.gesture) ? run(gesture, touch)?.steps.map(\.actions) : nil
  }
}

extension LongPressGestureModifier: GestureModifier {
  /// A press that would have to last for ever begins and ends without the action.
  @MainActor func steps(for touch: Touch) -> [[() -> Void]]? {
    guard touch == .hold else { return nil }
    let changed = onPressingChanged
    let end = { changed?(false) ?? () }
    return [[{ changed?(true) }], gesture.minimumDuration.isFinite ? [action, end] : [end]]
  }
}

extension GestureModifier {
  /// What a tap does: also one of several taps, where there is no gesture of one.
  @MainActor var interaction: Interaction? {
    let steps = steps(for: .tap(isExact: true)) ?? steps(for: .tap(isExact: false))
    guard let actions = steps?.flatMap({ $0 }), !actions.isEmpty else { return nil }
    return .button { for action in actions { action() } }
  }
}

// MARK: - Playing

extension RenderNode {
  /// The touch that a use is, where a gesture of the node's takes it.
  @MainActor func gestureAction(_ use: ControlUse) -> Touch? {
    guard let modifier = content.element?.value as? any GestureModifier, let touch = use.touch,
      modifier.steps(for: touch) != nil
    else { return nil }
    return touch
  }
}

extension RenderTree {
  /// Gives a touch to a gesture, step by step, so that each finds the view as the one before left it.
  func play(_ touch: Touch, on node: RenderNode) {
    func steps() -> [[() -> Void]] {
      let modifier = self.node(node.number)?.content.element?.value as? any GestureModifier
      return modifier?.steps(for: touch) ?? []
    }
    for index in steps().indices {
      perform {
        let steps = steps()
        guard steps.indices.contains(index) else { return }
        for action in steps[index] { action() }
      }
    }
  }
}

extension ControlUse {
  fileprivate var touch: Touch? {
    switch self {
    case .hold: .hold
    case .drag(let x, let y): .drag(CGSize(width: x, height: y))
    case .pinch(let scale): .pinch(scale)
    case .rotate(let degrees): .rotate(degrees)
    default: nil
    }
  }
}
