internal import Foundation

// What the gestures of SwiftUI make of a touch.

extension TapGesture: TouchedGesture {
  @MainActor func run(_ touch: Touch) -> GestureRun<Void>? {
    guard case .tap(let isExact) = touch, count == 1 || !isExact else { return nil }
    return GestureRun(changes: [], end: ())
  }
}

extension SpatialTapGesture: TouchedGesture {
  @MainActor func run(_ touch: Touch) -> GestureRun<Value>? {
    guard case .tap(let isExact) = touch, count == 1 || !isExact else { return nil }
    return GestureRun(changes: [], end: Value(location: .zero))
  }
}

extension LongPressGesture: TouchedGesture {
  @MainActor func run(_ touch: Touch) -> GestureRun<Bool>? {
    guard touch == .hold else { return nil }
    var run = GestureRun(changes: [true], end: true)
    run.isCancelled = !minimumDuration.isFinite
    return run
  }
}

extension DragGesture: TouchedGesture {
  /// A drag begins at the view's origin, moves once and is at rest at its end.
  @MainActor func run(_ touch: Touch) -> GestureRun<Value>? {
    guard case .drag(let way) = touch, hypot(way.width, way.height) >= minimumDistance else {
      return nil
    }
    let value = Value(
      time: Date(),
      location: CGPoint(x: way.width, y: way.height), startLocation: .zero)
    return GestureRun(changes: [value], end: value)
  }
}

extension MagnificationGesture: TouchedGesture {
  @MainActor func run(_ touch: Touch) -> GestureRun<CGFloat>? {
    guard case .pinch(let scale) = touch, abs(scale - 1) >= minimumScaleDelta else { return nil }
    return GestureRun(changes: [scale], end: scale)
  }
}

extension MagnifyGesture: TouchedGesture {
  @MainActor func run(_ touch: Touch) -> GestureRun<Value>? {
    guard case .pinch(let scale) = touch, abs(scale - 1) >= minimumScaleDelta else { return nil }
    let value = Value(
      time: Date(), magnification: scale, velocity: 0,
      startAnchor: .center, startLocation: .zero)
    return GestureRun(changes: [value], end: value)
  }
}

extension RotationGesture: TouchedGesture {
  @MainActor func run(_ touch: Touch) -> GestureRun<Angle>? {
    guard case .rotate(let degrees) = touch, abs(degrees) >= minimumAngleDelta.degrees else {
      return nil
    }
    return GestureRun(changes: [.degrees(degrees)], end: .degrees(degrees))
  }
}

extension RotateGesture: TouchedGesture {
  @MainActor func run(_ touch: Touch) -> GestureRun<Value>? {
    guard case .rotate(let degrees) = touch, abs(degrees) >= minimumAngleDelta.degrees else {
      return nil
    }
    let value = Value(
      time: Date(), rotation: .degrees(degrees), velocity: .zero,
      startAnchor: .center, startLocation: .zero)
    return GestureRun(changes: [value], end: value)
  }
}

// MARK: - Gestures with actions

private func isGoingOn(_ isLast: Bool) -> Bool { !isLast }

private func isEnd(_ isLast: Bool) -> Bool { isLast }

extension _ChangedGesture: TouchedGesture {
  @MainActor func run(_ touch: Touch) -> GestureRun<Value>? {
    TreeModel.run(content, touch)?.adding(where: isGoingOn, action)
  }
}

extension _EndedGesture: TouchedGesture {
  @MainActor func run(_ touch: Touch) -> GestureRun<Value>? {
    let run = TreeModel.run(content, touch)
    return run?.isCancelled == true ? run : run?.adding(where: isEnd, action)
  }
}

extension GestureStateGesture: TouchedGesture {
  @MainActor func run(_ touch: Touch) -> GestureRun<Value>? {
    let storage = state.storage
    let initialValue = state.initialValue
    let reset = state.reset
    let update = update
    return TreeModel.run(base, touch)?
      .adding(where: isGoingOn) { value in
        var transaction = Transaction()
        var state = storage.current
        update(value, &state, &transaction)
        storage.value = state
      }
      .adding(where: isEnd) { _ in
        var transaction = Transaction()
        reset(storage.current, &transaction)
        storage.value = initialValue
      }
  }
}

extension _MapGesture: TouchedGesture {
  @MainActor func run(_ touch: Touch) -> GestureRun<Value>? {
    TreeModel.run(content, touch)?.map(transform)
  }
}

extension AnyGesture: TouchedGesture {
  @MainActor func run(_ touch: Touch) -> GestureRun<Value>? {
    func open<G: Gesture>(_ gesture: G) -> GestureRun<Value>? {
      TreeModel.run(gesture, touch) as? GestureRun<Value>
    }
    return (storage as? any Gesture).flatMap { open($0) }
  }
}

extension Optional: TouchedGesture where Wrapped: Gesture {
  @MainActor func run(_ touch: Touch) -> GestureRun<Wrapped.Value>? {
    flatMap { TreeModel.run($0, touch) }
  }
}

// MARK: - Several gestures

extension ExclusiveGesture: TouchedGesture {
  @MainActor func run(_ touch: Touch) -> GestureRun<Value>? {
    TreeModel.run(first, touch)?.map { .first($0) }
      ?? TreeModel.run(second, touch)?.map { .second($0) }
  }
}

extension SimultaneousGesture: TouchedGesture {
  /// Each step is that of both, where both make something of the touch; they end together.
  @MainActor func run(_ touch: Touch) -> GestureRun<Value>? {
    let firstRun = TreeModel.run(self.first, touch)
    let secondRun = TreeModel.run(self.second, touch)
    let first = firstRun?.steps ?? []
    let second = secondRun?.steps ?? []
    let count = max(first.count, second.count)
    guard count > 0 else { return nil }
    var run = GestureRun<Value>(
      (0..<count).map { index in
        let one = first.isEmpty ? nil : first[max(0, index - count + first.count)]
        let other = second.isEmpty ? nil : second[max(0, index - count + second.count)]
        return GestureRun<Value>.Step(
          value: Value(first: one?.value, second: other?.value),
          actions: (index >= count - first.count ? one?.actions ?? [] : [])
            + (index >= count - second.count ? other?.actions ?? [] : []))
      })
    run.isCancelled = (firstRun?.isCancelled ?? true) && (secondRun?.isCancelled ?? true)
    return run
  }
}

extension SequenceGesture: TouchedGesture {
  /// A touch is that of the second gesture; the first one has ended before: a long press, or a tap.
  @MainActor func run(_ touch: Touch) -> GestureRun<Value>? {
    guard let end = TreeModel.run(self.second, touch) else { return nil }
    let second = end.steps
    let runs = [Touch.hold, .tap(isExact: false)].lazy
      .compactMap { TreeModel.run(self.first, $0) }
    guard let before = runs.first, !before.isCancelled, let last = before.steps.last?.value else {
      return nil
    }
    let first = before.steps
    var run = GestureRun<Value>(
      first.map { .init(value: $0.value.map { .first($0) }, actions: $0.actions) }
        + second.map { .init(value: .second(last, $0.value), actions: $0.actions) })
    run.isCancelled = end.isCancelled
    return run
  }
}
