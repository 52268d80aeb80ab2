/// Sends messages to a log.
public struct Logger: Sendable {
  private let log: OSLog

  public init() {
    self.init(.default)
  }

  public init(subsystem: String, category: String) {
    self.init(OSLog(subsystem: subsystem, category: category))
  }

  public init(_ logObj: OSLog) {
    log = logObj
  }

  public func log(_ message: OSLogMessage) {}

  public func log(level: OSLogType, _ message: OSLogMessage) {}

  public func trace(_ message: OSLogMessage) {}

  public func debug(_ message: OSLogMessage) {}

  public func info(_ message: OSLogMessage) {}

  public func notice(_ message: OSLogMessage) {}

  public func warning(_ message: OSLogMessage) {}

  public func error(_ message: OSLogMessage) {}

  public func critical(_ message: OSLogMessage) {}

  public func fault(_ message: OSLogMessage) {}
}
