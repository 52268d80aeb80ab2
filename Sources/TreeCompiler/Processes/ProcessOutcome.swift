/// How a program ended and what it wrote.
struct ProcessOutcome: Sendable {
  enum Ending: Sendable, Hashable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
  }

  /// What was written to one descriptor, up to the limit.
  struct Output: Sendable {
    var bytes: [UInt8] = []

    /// A Boolean value indicating whether more was written than is kept.
    var isCut = false
  }

  var ending: Ending

  /// What was written, by the program's descriptor.
  var outputs: [Int32: Output]

  /// Returns the bytes that the program wrote to a descriptor.
  func output(_ descriptor: Int32) -> [UInt8] { outputs[descriptor]?.bytes ?? [] }
}
