internal import Foundation

/// What a person does with a view.
enum Touch: Hashable {
  /// One tap; `isExact` leaves out gestures of several taps.
  case tap(isExact: Bool)
  /// A press that lasts.
  case hold
  /// A drag by as many points.
  case drag(CGSize)
  /// A pinch to a scale.
  case pinch(Double)
  /// A turn by degrees.
  case rotate(Double)
}

/// What a gesture makes of a touch: its values one after the other, the last of which ends it, and what is
/// done at each.
struct GestureRun<Value> {
  var steps: [Step]

  /// A Boolean value indicating whether the gesture fails at its last step: it ends, and nothing is done for
  /// that.
  var isCancelled = false

  struct Step {
    /// The value; nil where a gesture around it has none yet.
    var value: Value?
    var actions: [() -> Void] = []
  }

  init(_ steps: [Step]) {
    self.steps = steps
  }

  /// The values while it goes on, and that at its end.
  init(changes: [Value], end: Value) {
    steps = changes.map { Step(value: $0) } + [Step(value: end)]
  }
}

extension GestureRun {
  /// Returns the run with other values.
  func map<Other>(_ transform: (Value) -> Other) -> GestureRun<Other> {
    var run = GestureRun<Other>(
      steps.map { GestureRun<Other>.Step(value: $0.value.map(transform), actions: $0.actions) })
    run.isCancelled = isCancelled
    return run
  }

  /// Adds what is done at some steps.
  ///
  /// - Parameters:
  ///   - isIncluded: is given whether a step is the last one.
  ///   - action: what is done.
  /// - Returns: the run with the action.
  func adding(
    where isIncluded: (_ isLast: Bool) -> Bool, _ action: @escaping (Value) -> Void
  ) -> GestureRun {
    var run = self
    for index in steps.indices where isIncluded(index == steps.indices.last) {
      guard let value = steps[index].value else { continue }
      run.steps[index].actions.append { action(value) }
    }
    return run
  }
}

/// A gesture that knows what it makes of a touch.
protocol TouchedGesture: Gesture {
  /// Returns what it makes of a touch; nil where it is another gesture.
  @MainActor func run(_ touch: Touch) -> GestureRun<Value>?
}

/// Returns what a gesture makes of a touch: of those of the user's, what their bodies make of it.
@MainActor func run<G: Gesture>(_ gesture: G, _ touch: Touch) -> GestureRun<G.Value>? {
  func open<T: TouchedGesture>(_ gesture: T) -> Any? { gesture.run(touch) }
  if let gesture = gesture as? any TouchedGesture {
    return open(gesture) as? GestureRun<G.Value>
  }
  guard G.Body.self != Never.self else { return nil }
  return run(gesture.body, touch) as? GestureRun<G.Value>
}
