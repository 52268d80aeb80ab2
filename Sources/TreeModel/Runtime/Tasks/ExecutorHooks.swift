import Glibc

/// The hooks of the concurrency library through which all executors are reached.
///
/// A library of its own may be asked to run what is given to the global executor, and to say which
/// executor is the main actor's. Outside of a tree's work they do what they did.
enum ExecutorHooks {
  private typealias EnqueueOriginal = @convention(thin) (UnownedJob) -> Void
  private typealias Enqueue = @convention(thin) (UnownedJob, EnqueueOriginal) -> Void
  private typealias MainOriginal = @convention(thin) () -> UnownedSerialExecutor
  private typealias Main = @convention(thin) (MainOriginal) -> UnownedSerialExecutor
  private typealias IsMainOriginal = @convention(thin) (UnownedSerialExecutor) -> Bool
  private typealias IsMain = @convention(thin) (UnownedSerialExecutor, IsMainOriginal) -> Bool

  private static let installed: Void = {
    let enqueueGlobal: Enqueue = { job, original in
      if let driver = TaskDriver.here { driver.add(global: job) } else { original(job) }
    }
    let enqueueMain: Enqueue = { job, original in
      if let driver = TaskDriver.here { driver.add(main: job) } else { original(job) }
    }
    let main: Main = { original in
      TaskDriver.here?.mainExecutor.asUnownedSerialExecutor() ?? original()
    }
    let isMain: IsMain = { executor, original in
      if let standIn = TaskDriver.here?.mainExecutor,
        identity(of: executor) == ObjectIdentifier(standIn)
      {
        return true
      }
      return original(executor)
    }
    set("swift_task_enqueueGlobal_hook", unsafeBitCast(enqueueGlobal, to: UnsafeRawPointer.self))
    set(
      "swift_task_enqueueMainExecutor_hook", unsafeBitCast(enqueueMain, to: UnsafeRawPointer.self))
    set("swift_task_getMainExecutor_hook", unsafeBitCast(main, to: UnsafeRawPointer.self))
    set("swift_task_isMainExecutor_hook", unsafeBitCast(isMain, to: UnsafeRawPointer.self))
  }()

  /// Sets the hooks, once in a process.
  static func install() { installed }

  private static func set(_ name: String, _ hook: UnsafeRawPointer) {
    guard let place = dlsym(nil, name) else {
      preconditionFailure("the concurrency library has no '\(name)'")
    }
    place.assumingMemoryBound(to: UnsafeRawPointer?.self).pointee = hook
  }

  /// The object that an executor is.
  private static func identity(of executor: UnownedSerialExecutor) -> ObjectIdentifier? {
    let words = unsafeBitCast(executor, to: (UInt, UInt).self)
    return UnsafeRawPointer(bitPattern: words.0).map {
      ObjectIdentifier(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue())
    }
  }

  /// The executor of what no actor has.
  static var generic: UnownedSerialExecutor {
    unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
  }
}
