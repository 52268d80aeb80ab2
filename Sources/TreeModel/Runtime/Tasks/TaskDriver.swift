import Glibc

/// Runs the tasks of a tree one step after the other, on the thread of the tree and by a clock of its
/// own, so that waiting takes no time and each run is the same.
///
/// While a tree is at work, what its thread gives to the executors of the concurrency library is kept
/// here instead: see ``ExecutorHooks``. Other threads are not concerned.
final class TaskDriver: @unchecked Sendable {
  /// The driver that takes what this thread gives to executors; nil outside of a tree's work.
  nonisolated(unsafe) private(set) static var current: TaskDriver?
  nonisolated(unsafe) private static var thread: pthread_t?

  /// A step of a task that can run.
  private enum Step {
    case main(UnownedJob)
    case global(UnownedJob)
  }

  private struct Sleeper {
    let id: Int
    let wake: Int64
    let continuation: UnsafeContinuation<Void, any Error>
  }

  private var steps: [Step] = []
  private var next = 0
  private var sleepers: [Sleeper] = []
  private var lastSleeper = 0
  private var cancelled: Set<Int> = []

  /// The time that has passed, in nanoseconds.
  private(set) var now: Int64 = 0

  /// Stands for the main actor while a tree is at work.
  let mainExecutor = MainStandIn()

  init() {
    mainExecutor.driver = self
  }
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

  func add(main job: UnownedJob) { steps.append(.main(job)) }

  func add(global job: UnownedJob) { steps.append(.global(job)) }
}

// MARK: - Running

extension TaskDriver {
  /// Runs the next step that can run.
  ///
  /// - Returns: whether there was one.
  func runStep() -> Bool {
    guard next < steps.count else {
      steps = []
      next = 0
      return false
    }
    let step = steps[next]
    next += 1
    capture {
      switch step {
      case .main(let job): job.runSynchronously(on: mainExecutor.asUnownedSerialExecutor())
      case .global(let job): job.runSynchronously(on: ExecutorHooks.generic)
      }
    }
    return true
  }

  /// A Boolean value indicating whether a step can run.
  var hasSteps: Bool { next < steps.count }

  /// Lets the time pass until the next sleeper wakes.
  ///
  /// - Parameter end: the time that is not passed.
  /// - Returns: whether there is one.
  func wakeNext(until end: Int64) -> Bool {
    guard let first = sleepers.first, first.wake <= end else { return false }
    sleepers.removeFirst()
    now = max(now, first.wake)
    capture { first.continuation.resume() }
    return true
  }

  /// Lets the time pass.
  func pass(to time: Int64) { now = max(now, time) }
}

// MARK: - Sleeping

extension TaskDriver {
  /// Suspends the task until some time has passed by the clock of the driver.
  func sleep(nanoseconds: Int64) async throws {
    lastSleeper += 1
    let id = lastSleeper
    let wake = now + max(0, nanoseconds)
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation {
        (continuation: UnsafeContinuation<Void, any Error>) in
        if cancelled.remove(id) != nil || Task.isCancelled {
          return continuation.resume(throwing: CancellationError())
        }
        let place = sleepers.firstIndex { $0.wake > wake } ?? sleepers.endIndex
        sleepers.insert(Sleeper(id: id, wake: wake, continuation: continuation), at: place)
      }
    } onCancel: {
      guard let place = sleepers.firstIndex(where: { $0.id == id }) else {
        cancelled.insert(id)
        return
      }
      let sleeper = sleepers.remove(at: place)
      capture { sleeper.continuation.resume(throwing: CancellationError()) }
    }
  }
}

/// An executor that stands for the main actor's on the thread of a tree at work.
final class MainStandIn: SerialExecutor, @unchecked Sendable {
  fileprivate(set) weak var driver: TaskDriver?

  func enqueue(_ job: consuming ExecutorJob) { driver?.add(main: UnownedJob(job)) }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  func checkIsolated() {
    precondition(TaskDriver.here != nil, "the main actor was left while a tree is at work")
  }
}
