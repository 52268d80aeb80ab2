public import Foundation

/// A time that goes on: the clock's, here where it is looked at.
nonisolated public struct TimeDataSource<Value>: Sendable {
  package let value: @Sendable () -> Value

  package init(_ value: @escaping @Sendable () -> Value) {
    self.value = value
  }
}

extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { Date() } }
}

extension TimeDataSource where Value == Duration {
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds(date.timeIntervalSinceNow) }
  }
}

extension TimeDataSource where Value == Range<Date> {
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<Swift.max(date, Date()) }
  }

  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { Swift.min(date, Date())..<date }
  }
}

extension Text {
  @_disfavoredOverload
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(verbatim: format.format(source.value()))
  }

  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(verbatim: String(format.format(source.value()).characters))
  }
}
