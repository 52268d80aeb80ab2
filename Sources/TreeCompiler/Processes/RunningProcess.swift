import Glibc

/// A program that was started in a process group of its own.
///
/// A class since it stands for one process, which is ended and reaped once, at the latest when
/// nobody holds it any more.
final class RunningProcess {
  private let group: pid_t
  private var captures: [OpenCapture] = []
  private var input: Int32?
  private var isReaped = false

  /// A variable, as `NAME=VALUE`, that only this program and what it starts have.
  private let marker: String?

  /// A descriptor of the program whose bytes are kept.
  struct Capture {
    var descriptor: Int32
    var limit: Int

    /// Creates a capture of at most `limit` bytes; the rest is read and dropped.
    init(_ descriptor: Int32, limit: Int = 1 << 28) {
      self.descriptor = descriptor
      self.limit = limit
    }
  }

  /// How long a program may still run once it said something.
  struct Hurry {
    var descriptor: Int32

    /// Whether what was written so far says it.
    var isSaid: ([UInt8]) -> Bool
    var rest: Duration
    private var seen = 0

    init(_ descriptor: Int32, rest: Duration, when isSaid: @escaping ([UInt8]) -> Bool) {
      self.descriptor = descriptor
      self.rest = rest
      self.isSaid = isSaid
    }

    /// Looks at what was written, where that is more than before.
    fileprivate mutating func begins(with bytes: [UInt8]) -> Bool {
      guard bytes.count > seen else { return false }
      seen = bytes.count
      return isSaid(bytes)
    }
  }

  private struct OpenCapture {
    var capture: Capture
    var reading: Int32
    var output = ProcessOutcome.Output()
    var isOpen = true
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The program.
  ///   - capturing: The descriptors whose bytes are kept.
  ///   - hasInput: Whether ``send(_:)`` sends its standard input, which is empty otherwise.
  ///   - marker: A variable, as `NAME=VALUE`, by which what it leaves behind is found.
  /// - Throws: ``CompilerError`` where it cannot be started.
  init(
    _ command: Command, capturing: [Capture], hasInput: Bool = false, marker: String? = nil
  ) throws(CompilerError) {
    self.marker = marker
    var spawn = Spawn()
    let group: pid_t
    do throws(CompilerError) {
      for capture in capturing {
        let pipe = try Descriptor.makePipe()
        captures.append(OpenCapture(capture: capture, reading: pipe.reading))
        spawn.give(pipe.writing, as: capture.descriptor)
      }
      if hasInput {
        let pipe = try Descriptor.makePipe()
        input = pipe.writing
        spawn.give(pipe.reading, as: 0)
      } else {
        spawn.giveNothing(as: 0, O_RDONLY)
      }
      for descriptor: Int32 in [1, 2]
      where !capturing.contains(where: { $0.descriptor == descriptor }) {
        spawn.giveNothing(as: descriptor, O_WRONLY)
      }
      group = try spawn.start(command)
    } catch {
      for capture in captures { close(capture.reading) }
      if let input { close(input) }
      throw error
    }
    self.group = group
  }

  deinit {
    end()
    closeCaptures()
  }
}

// MARK: - Waiting

extension RunningProcess {
  /// Writes to the program's standard input and closes it.
  func send(_ bytes: [UInt8]) {
    guard let input else { return }
    self.input = nil
    _ = bytes.withUnsafeBufferPointer { Descriptor.write($0, to: input) }
    close(input)
  }

  /// Waits until the program ends, and ends everything that it left behind in its process group.
  ///
  /// - Parameters:
  ///   - timeout: How long it may run from now on.
  ///   - farewell: A signal to send when that is over. The program has a moment then to say something
  ///     more.
  ///   - hurry: What makes that time shorter.
  /// - Returns: How it ended and what it wrote.
  /// - Throws: ``CompilerError/interrupted(_:)`` where a signal asked us to stop.
  func wait(
    timeout: Duration, farewell: Int32? = nil, hurry: Hurry? = nil
  ) throws(CompilerError) -> ProcessOutcome {
    var deadline = ContinuousClock.now + timeout
    var hurry = hurry
    var ending: ProcessOutcome.Ending?
    while ending == nil {
      try Interruption.check()
      if !captures.contains(where: \.isOpen) || hasEnded { break }
      let rest = deadline - ContinuousClock.now
      if rest <= .zero {
        ending = .timedOut
      } else {
        // A child left behind may hold our pipes open: look now and then whether the program ended.
        readOnce(timeout: min(rest, .milliseconds(50)))
        if let said = hurry, hurry?.begins(with: output(of: said.descriptor)) == true {
          deadline = min(deadline, ContinuousClock.now + said.rest)
          hurry = nil
        }
      }
    }
    while ending == nil, !hasEnded {
      try Interruption.check()
      if ContinuousClock.now >= deadline { ending = .timedOut } else { usleep(1000) }
    }
    if ending == .timedOut, let farewell { sayFarewell(farewell) }
    let status = end()
    drain()
    return ProcessOutcome(
      ending: ending ?? status,
      outputs: Dictionary(
        captures.map { ($0.capture.descriptor, $0.output) }, uniquingKeysWith: { first, _ in first }
      ))
  }

  private func output(of descriptor: Int32) -> [UInt8] {
    captures.first { $0.capture.descriptor == descriptor }?.output.bytes ?? []
  }

  /// Sends the program a signal and reads what it writes until it ends, for a moment at most.
  private func sayFarewell(_ signal: Int32) {
    kill(group, signal)
    let deadline = ContinuousClock.now + .milliseconds(500)
    while !hasEnded, captures.contains(where: \.isOpen), ContinuousClock.now < deadline {
      readOnce(timeout: .milliseconds(10))
    }
  }

  /// A Boolean value indicating whether the program ended; it is not reaped, so its number stays
  /// its own.
  private var hasEnded: Bool {
    var information = siginfo_t()
    let result = waitid(P_PID, id_t(group), &information, WEXITED | WNOHANG | WNOWAIT)
    return result != 0 || information.si_signo == SIGCHLD
  }

  @discardableResult
  private func end() -> ProcessOutcome.Ending {
    guard !isReaped else { return .exited(0) }
    isReaped = true
    if let input { close(input) }
    kill(-group, SIGKILL)
    var status: Int32 = 0
    while waitpid(group, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}

// MARK: - Reading

extension RunningProcess {
  private func readOnce(timeout: Duration) {
    let open = captures.indices.filter { captures[$0].isOpen }
    var polled = open.map {
      pollfd(fd: captures[$0].reading, events: Int16(POLLIN), revents: 0)
    }
    let milliseconds =
      Int32(timeout.components.seconds * 1000)
      + Int32(timeout.components.attoseconds / 1_000_000_000_000_000)
    guard poll(&polled, nfds_t(polled.count), max(1, milliseconds)) > 0 else { return }
    for (index, state) in zip(open, polled) where state.revents != 0 { read(index) }
  }

  private func read(_ index: Int) {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      let count = Glibc.read(captures[index].reading, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { return }
      guard count > 0 else {
        close(captures[index].reading)
        captures[index].isOpen = false
        return
      }
      let room = captures[index].capture.limit - captures[index].output.bytes.count
      captures[index].output.bytes += buffer.prefix(min(count, room))
      if count > room { captures[index].output.isCut = true }
    }
  }

  /// Reads what is still in the pipes, which close when the last process that holds them is gone.
  private func drain() {
    let deadline = ContinuousClock.now + .milliseconds(200)
    while captures.contains(where: \.isOpen), ContinuousClock.now < deadline {
      readOnce(timeout: .milliseconds(20))
    }
    guard captures.contains(where: \.isOpen) else { return }
    // Someone left the process group, and lives on with our pipes.
    if let marker { Strays.kill(withVariable: marker) }
    closeCaptures()
  }

  private func closeCaptures() {
    for index in captures.indices where captures[index].isOpen {
      close(captures[index].reading)
      captures[index].isOpen = false
    }
  }
}
