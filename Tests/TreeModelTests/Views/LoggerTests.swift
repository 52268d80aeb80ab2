import OSLog
import Testing

/// A log takes what programs send to it: it compiles, and values are read.
@Suite struct LoggerTests {
  private let logger = Logger(subsystem: "app", category: "views")

  @Test func readsValues() {
    var reads = 0
    func read(_ value: Double) -> Double {
      reads += 1
      return value
    }
    logger.info("plain")
    logger.debug("\(read(1)) and \(read(2), privacy: .public)")
    logger.error(
      "\(read(3), format: .fixed(precision: 2)) \(1, format: .hex) \(true, format: .truth)")
    logger.log(level: .fault, "\("name", align: .left(columns: 8), privacy: .private(mask: .hash))")
    os_log("plain")
    os_log(.error, "\(read(4))")
    os_log("%@ %d", log: .default, type: .debug, "a", 1)
    #expect(reads == 4)
  }

  @Test func locksAState() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock {
        $0 += 1
        return $0
      } == 2)
    #expect(lock.withLock { $0 } == 2)
    let signposter = OSSignposter(subsystem: "app", category: "views")
    let state = signposter.beginInterval("load")
    signposter.endInterval("load", state)
    #expect(signposter.withIntervalSignpost("work") { 3 } == 3)
  }
}
