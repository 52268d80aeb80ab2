/// Compression by zlib, piece after piece.
struct DeflateStream: ~Copyable {
  /// zlib's `z_stream`.
  private struct State {
    var nextIn: UnsafePointer<UInt8>?
    var availableIn: UInt32 = 0
    var totalIn: UInt = 0
    var nextOut: UnsafeMutablePointer<UInt8>?
    var availableOut: UInt32 = 0
    var totalOut: UInt = 0
    var message: UnsafePointer<CChar>?
    var internals: OpaquePointer?
    var allocate: OpaquePointer?
    var free: OpaquePointer?
    var argument: OpaquePointer?
    var dataType: Int32 = 0
    var checksum: UInt = 0
    var reserved: UInt = 0
  }

  private typealias Step = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
  private typealias End = @convention(c) (UnsafeMutableRawPointer) -> Int32

  // zlib keeps the address.
  private let state: UnsafeMutablePointer<State>
  private let step: Step
  private let end: End
  private var output: [UInt8]
  private var chunk: [UInt8]

  init(functions: LoadedFunctions) throws(DrawingError) {
    let step = try functions.function("deflate", Step.self)
    let end = try functions.function("deflateEnd", End.self)
    let start = try functions.function(
      "deflateInit_",
      (@convention(c) (UnsafeMutableRawPointer, Int32, UnsafePointer<CChar>, Int32) -> Int32).self)
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    let status = start(state, 4, "1.2.11", Int32(MemoryLayout<State>.size))
    guard status == 0 else {
      state.deallocate()
      throw Self.failure(status)
    }
    self.state = state
    self.step = step
    self.end = end
    output = []
    chunk = [UInt8](repeating: 0, count: 1 << 16)
  }

  deinit {
    _ = end(state)
    state.deallocate()
  }

  /// Compresses bytes.
  mutating func add(_ bytes: [UInt8]) throws(DrawingError) {
    try run(bytes, isLast: false)
  }

  /// Returns everything that was compressed.
  mutating func finish() throws(DrawingError) -> [UInt8] {
    try run([], isLast: true)
    return output
  }

  private mutating func run(_ bytes: [UInt8], isLast: Bool) throws(DrawingError) {
    let status = bytes.withUnsafeBufferPointer { input -> Int32 in
      state.pointee.nextIn = input.baseAddress
      state.pointee.availableIn = UInt32(input.count)
      while true {
        let status = chunk.withUnsafeMutableBufferPointer { room in
          state.pointee.nextOut = room.baseAddress
          state.pointee.availableOut = UInt32(room.count)
          // 4 is Z_FINISH, 0 Z_NO_FLUSH.
          return step(state, isLast ? 4 : 0)
        }
        output += chunk[..<(chunk.count - Int(state.pointee.availableOut))]
        // 1 is Z_STREAM_END; Z_BUF_ERROR, -5, says that nothing was left to do.
        if status == 1 || status == -5 { return 0 }
        guard status == 0 else { return status }
        if !isLast, state.pointee.availableIn == 0, state.pointee.availableOut > 0 { return 0 }
      }
    }
    guard status == 0 else { throw Self.failure(status) }
  }

  private static func failure(_ status: Int32) -> DrawingError {
    .graphviz(task: "compress the picture", messages: ["zlib gave \(status)"])
  }
}
