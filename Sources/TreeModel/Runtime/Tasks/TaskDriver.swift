internal import Combine
import Foundation
internal import TreeClock
internal import TreeFoundation

/// Runs the tasks of a tree one step after the other, on the thread of the tree and by a clock of its
/// own, so that waiting takes no time and each run is the same.
///
/// While a tree is at work, what its thread gives to the executors of the concurrency library is kept
/// here instead: see ``ExecutorHooks``. Other threads are not concerned, but may resume a task that
/// waits for them.
final class TaskDriver: @unchecked Sendable {
  /// The driver that takes what a thread gives to executors; nil outside of a tree's work.
  nonisolated(unsafe) private static var current: TaskDriver?
  nonisolated(unsafe) private static var thread: pthread_t?

  /// A step of a task that can run.
  private enum Step {
    case main(UnownedJob)
    case global(UnownedJob)
    case resume(UnsafeContinuation<Void, Never>)
    case call(() -> Void)
  }

  private struct Sleeper {
    let id: Int
    let wake: Int64
    let action: Action

    /// What happens when the time has come.
    enum Action {
      case resume(UnsafeContinuation<Void, any Error>)
      case call(() -> Void)
    }
  }

  private let lock = NSLock()
  private var steps: [Step] = []
  private var next = 0
  private var sleepers: [Sleeper] = []

  /// What waits meanwhile; nil where nothing was set aside.
  private var setAside: (steps: [Step], sleepers: [Sleeper])?

  private var lastSleeper = 0

  /// The sleepers that were cancelled before they slept.
  private var cancelled: Set<Int> = []

  /// The time that has passed, in nanoseconds.
  private var passed: Int64 = 0

  /// How many closures other threads run that were given to queues here.
  private var running = 0

  /// Stands for the main actor while the tree is at work.
  private(set) lazy var mainExecutor = MainStandIn(of: self)
}

// MARK: - Taking what is given to executors

extension TaskDriver {
  /// Does something, and keeps what it gives to executors.
  func capture<Result>(_ body: () throws -> Result) rethrows -> Result {
    ExecutorHooks.install()
    let outer = (Self.current, Self.thread)
    Self.current = self
    Self.thread = pthread_self()
    defer { (Self.current, Self.thread) = outer }
    return try body()
  }

  /// The driver that is at work on the thread that asks.
  static var here: TaskDriver? {
    guard let thread, pthread_equal(thread, pthread_self()) != 0 else { return nil }
    return current
  }

  func add(main job: UnownedJob) { add(.main(job)) }

  func add(global job: UnownedJob) { add(.global(job)) }

  private func add(_ step: Step) {
    lock.withLock { steps.append(step) }
  }
}

// MARK: - Running

extension TaskDriver {
  /// A Boolean value indicating whether a step can run.
  var hasSteps: Bool { lock.withLock { next < steps.count } }

  /// Runs the next step that can run.
  ///
  /// - Returns: whether there was one.
  func runStep() -> Bool {
    guard let step = takeStep() else { return false }
    capture {
      switch step {
      case .main(let job): job.runSynchronously(on: mainExecutor.asUnownedSerialExecutor())
      case .global(let job): job.runSynchronously(on: ExecutorHooks.generic)
      case .resume(let continuation): continuation.resume()
      case .call(let action): action()
      }
    }
    return true
  }

  private func takeStep() -> Step? {
    lock.withLock {
      guard next < steps.count else {
        steps = []
        next = 0
        return nil
      }
      defer { next += 1 }
      return steps[next]
    }
  }

  /// Lets the time pass until the next sleeper wakes.
  ///
  /// - Parameter end: the time that is not passed.
  /// - Returns: whether there is one.
  func wakeNext(until end: Int64) -> Bool {
    guard let first = takeSleeper(until: end) else { return false }
    pass(to: first.wake)
    switch first.action {
    case .resume(let continuation): capture { continuation.resume() }
    case .call(let action): add(.call(action))
    }
    return true
  }

  private func takeSleeper(until end: Int64) -> Sleeper? {
    lock.withLock {
      guard let first = sleepers.first, first.wake <= end else { return nil }
      return sleepers.removeFirst()
    }
  }

  /// Lets the time pass.
  func pass(to time: Int64) {
    lock.withLock { passed = max(passed, time) }
  }

  /// The time that has passed, in nanoseconds: any thread may ask for it.
  var now: Int64 { lock.withLock { passed } }

  /// The time that has passed by the clock of the tree at work, or of the last one; nil where there is none.
  static var passed: Duration? { (here ?? latest).map { .nanoseconds($0.now) } }
}

// MARK: - Waiting

extension TaskDriver {
  /// Suspends the task until all steps that can run have run.
  func yield() async {
    await withUnsafeContinuation { add(.resume($0)) }
  }

  /// Suspends the task until some time has passed by the clock of the driver.
  func sleep(nanoseconds: Int64) async throws {
    let wake = now + max(0, nanoseconds)
    let id = lock.withLock {
      lastSleeper += 1
      return lastSleeper
    }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        let isAsleep = lock.withLock {
          guard cancelled.remove(id) == nil else { return false }
          insert(Sleeper(id: id, wake: wake, action: .resume(continuation)))
          return true
        }
        if !isAsleep { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let sleeper = lock.withLock { () -> Sleeper? in
        if let sleeper = removeSleeper(id) { return sleeper }
        cancelled.insert(id)
        return nil
      }
      if case .resume(let continuation) = sleeper?.action {
        continuation.resume(throwing: CancellationError())
      }
    }
  }

  private func insert(_ sleeper: Sleeper) {
    let place = sleepers.firstIndex { $0.wake > sleeper.wake } ?? sleepers.endIndex
    sleepers.insert(sleeper, at: place)
  }

  private func removeSleeper(_ id: Int) -> Sleeper? {
    if let place = sleepers.firstIndex(where: { $0.id == id }) {
      return sleepers.remove(at: place)
    }
    guard let place = setAside?.sleepers.firstIndex(where: { $0.id == id }) else { return nil }
    return setAside?.sleepers.remove(at: place)
  }
}

// MARK: - Setting aside

extension TaskDriver {
  /// Lets all steps and sleepers that are there wait until they are taken back; the time passes for them.
  func setAsideAll() {
    lock.withLock {
      precondition(setAside == nil, "what waits was set aside already")
      setAside = (Array(steps[next...]), sleepers)
      (steps, next, sleepers) = ([], 0, [])
    }
  }

  /// Takes back what was set aside: its turn comes before that of what came since.
  func takeBack() {
    lock.withLock {
      guard let setAside else { return }
      self.setAside = nil
      (steps, next) = (setAside.steps + steps[next...], 0)
      let newer = sleepers
      sleepers = setAside.sleepers
      newer.forEach(insert)
    }
  }

  /// A Boolean value indicating whether something waits for a time.
  var hasSleepers: Bool { lock.withLock { !sleepers.isEmpty } }
}

// MARK: - Closures

extension TaskDriver {
  /// The driver of the tree that was made last: what other threads give to the main queue is for it.
  private(set) nonisolated(unsafe) static weak var latest: TaskDriver?

  /// Makes what is given to the main queue, to the run loop and to timers from now on wait for the
  /// driver.
  func takeMainQueue() {
    ExecutorHooks.install()
    DispatchHooks.install()
    Self.latest = self
    TreeClock.passed = { Self.latest?.now ?? 0 }
    SchedulerHooks.take = { Self.take(after: $0, $1) }
    ClockHooks.install()
    TimerHooks.install { Self.take(after: $0, $1) }
  }

  /// Runs a closure when some seconds have passed by the clock of the tree at work, or of the last one.
  ///
  /// - Returns: whether there is a tree.
  static func take(after delay: TimeInterval, _ action: @escaping () -> Void) -> Bool {
    guard let driver = here ?? latest else { return false }
    driver.take(after: delay, action)
    return true
  }

  /// Runs a closure when some seconds have passed by the clock of the driver: microseconds count, since
  /// dates are not much finer.
  func take(after delay: TimeInterval, _ action: @escaping () -> Void) {
    let microseconds = min(max(0, delay) * 1e6, 1e15).rounded()
    if microseconds == 0 {
      add(call: action)
    } else {
      add(after: Int64(microseconds) * 1000, call: action)
    }
  }

  /// Runs a closure when its turn comes.
  func add(call action: @escaping () -> Void) { add(.call(action)) }

  /// Runs a closure when some time has passed by the clock of the driver.
  func add(after nanoseconds: Int64, call action: @escaping () -> Void) {
    lock.withLock {
      lastSleeper += 1
      insert(
        Sleeper(id: lastSleeper, wake: passed + max(0, nanoseconds), action: .call(action)))
    }
  }

  /// Returns the closure to be run by another thread, whose end is waited for.
  func waited(_ action: @escaping () -> Void) -> () -> Void {
    lock.withLock { running += 1 }
    return { [self] in
      action()
      lock.withLock { running -= 1 }
    }
  }

  /// Waits until no other thread runs anything that was given to queues here, or there is a step to
  /// take; a few seconds at most.
  ///
  /// - Returns: whether there is a step.
  func waitForThreads() -> Bool {
    for _ in 0..<Self.maximumPolls {
      guard !hasSteps, lock.withLock({ running > 0 }) else { break }
      usleep(Self.pollInterval)
    }
    return hasSteps
  }

  private static let pollInterval: UInt32 = 500
  private static let maximumPolls = 10_000
}

/// An executor that stands for the main actor's on the thread of a tree at work.
///
/// A task knows its executor without keeping it alive, so that one that was asked for lives on.
final class MainStandIn: SerialExecutor, @unchecked Sendable {
  private weak var driver: TaskDriver?

  fileprivate init(of driver: TaskDriver) {
    self.driver = driver
    _ = Unmanaged.passRetained(self)
  }

  /// Keeps a job; that of a tree that is gone never runs.
  func enqueue(_ job: consuming ExecutorJob) { driver?.add(main: UnownedJob(job)) }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  func checkIsolated() {
    precondition(TaskDriver.here != nil, "the main actor was left while a tree is at work")
  }
}
