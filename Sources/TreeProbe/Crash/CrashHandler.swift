import Glibc
import TreeModel

/// Tells of a program that crashes, ends itself or is asked to stop, in which of its calls it does.
///
/// The line is `^ 2a40 1f3c`, with the offsets of ``CallStack`` in hexadecimal digits. Then the signal
/// takes its course. The handler has a stack of its own, and everything that it needs is there before:
/// in a program that ran out of its stack, or fails while it allocates, nothing else may be used.
enum CrashHandler {
  /// What ends a program, and what asks it to stop.
  private static let signals = [
    SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS, SIGXCPU, SIGXFSZ, SIGQUIT,
  ]
  private static let stackSize = 1 << 18

  /// Starts to tell.
  ///
  /// - Parameter descriptor: what the line is written to.
  static func install(writingTo descriptor: Int32) {
    guard let walk = CallStack.walk else { return }
    CrashScene.current.descriptor = descriptor
    // The first walk loads what it needs.
    _ = walk(CrashScene.current.frames, 1)

    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { signal, _, context in
      CrashScene.current.write(context)
      raise(signal)
    }
    // The signal's own effect is back, and not put off, when it is raised again.
    let resetHandler = Int32(bitPattern: 0x8000_0000)
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER | resetHandler
    for signal in signals { sigaction(signal, &action, nil) }
    // Nothing is told where it is not the example that ends the program.
    atexit { CrashScene.current.write(nil) }
  }
}

/// What a signal's handler works with.
private struct CrashScene {
  nonisolated(unsafe) static var current = CrashScene()

  var descriptor: Int32 = -1
  let frames = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: CallStack.depth)
  private let line = UnsafeMutablePointer<UInt8>.allocate(capacity: CallStack.limit * 17 + 2)
  private let walk = CallStack.walk

  private init() {
    frames.initialize(repeating: nil, count: CallStack.depth)
  }

  /// Writes the line.
  func write(_ context: UnsafeMutableRawPointer?) {
    guard let walk else { return }
    let count = Int(walk(frames, Int32(CallStack.depth)))
    let place = context.map(Self.place) ?? 0
    // The calls of the handler itself come first.
    var first = 0
    while first < count, UInt(bitPattern: frames[first]) != place { first += 1 }
    if first == count { first = 0 }

    var length = 0
    line[0] = UInt8(ascii: "^")
    length += 1
    var told = 0
    for index in first..<max(first, count) where told < CallStack.limit {
      // All but the first are where a call returns to.
      let address = UInt(bitPattern: frames[index])
      let call = address == place ? address : address &- 1
      guard CallStack.library.contains(call) else { continue }
      length = append(call &- CallStack.library.lowerBound, at: length)
      told += 1
    }
    line[length] = UInt8(ascii: "\n")
    if told > 0 { _ = Glibc.write(descriptor, line, length + 1) }
  }

  private func append(_ number: UInt, at start: Int) -> Int {
    var end = start
    line[end] = UInt8(ascii: " ")
    end += 1
    let digits = max(1, (UInt.bitWidth - number.leadingZeroBitCount + 3) / 4)
    for digit in 0..<digits {
      let value = UInt8(truncatingIfNeeded: number >> UInt(4 * (digits - 1 - digit)) & 0xF)
      line[end] = value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
      end += 1
    }
    return end
  }

  /// The address of the instruction that a signal interrupted.
  private static func place(_ context: UnsafeMutableRawPointer) -> UInt {
    let registers = context.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext
    #if arch(x86_64)
    return UInt(bitPattern: Int(registers.gregs.16))
    #elseif arch(arm64)
    return UInt(registers.pc)
    #else
    return 0
    #endif
  }
}
