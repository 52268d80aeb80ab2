import SwiftUI
import Testing
import TreeModel

@MainActor
@Suite struct TextTests {
  private let date = Date(timeIntervalSince1970: 0)

  private let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter
  }()

  @Test func formatsADate() {
    #expect(Text(date, formatter: formatter).string == "1970")
    #expect(Text("in \(date, formatter: formatter)").string == "in 1970")
  }

  @Test func formatsAnObject() {
    let three = NSNumber(value: 3)
    #expect(Text(three, formatter: NumberFormatter()).string == "3")
    #expect(Text("\(three, formatter: NumberFormatter()) left").string == "3 left")
  }

  @Test func interpolatesWhatAnInitialiserTakes() {
    let later = date.addingTimeInterval(60)
    #expect(Text("\(date, style: .date)").string == "January 1, 1970")
    #expect(Text("\(date...later)") == Text(date...later))
    #expect(Text("\(DateInterval(start: date, end: later))") == Text(date...later))
    #expect(Text("\(timerInterval: date...later, countsDown: false)").string == "1:00")
    #expect(Text("\(0.5, format: .percent)").string == "50%")
    #expect(Text("a \(Image(systemName: "star"))").string == "a \u{FFFC}")
    #expect(Text("a \(Text("b").bold())").string == "a b")
  }

  @Test func numbersOfLocalizedTextsHaveThousands() {
    #expect(Text("Year \(2024)").string == "Year 2,024")
    #expect(Text("\(-1_234_567) \(999) \(UInt16(40_000))").string == "-1,234,567 999 40,000")
    #expect(Text("\(1234.5) \(12.5)").string == "1,234.500000 12.500000")
    #expect(Text("\(99_999.123, specifier: "%.1f")").string == "99,999.1")
    #expect(Text("\(Double.infinity)").string == "∞")
    #expect(Text(verbatim: "\(2024)").string == "2024")
    #expect(Text(String(2024)).string == "2024")
  }

  @Test func tellsTheTimeThatGoesOn() {
    let interval = date..<date.addingTimeInterval(3_700)
    let shown = date.addingTimeInterval(90)
    let reference = SystemFormatStyle.DateReference(to: date.addingTimeInterval(-7_200))
    let texts: [AttributedString] = [
      SystemFormatStyle.Timer(countingUpIn: interval).format(shown),
      SystemFormatStyle.Timer(countingDownIn: interval).format(shown),
      SystemFormatStyle.Timer(countingDownIn: interval).format(date),
      SystemFormatStyle.Timer(countingDownIn: interval, showsHours: false).format(date),
      SystemFormatStyle.Stopwatch(startingAt: date).format(shown),
      SystemFormatStyle.DateOffset(to: date).format(shown),
      reference.format(date),
      SystemFormatStyle.DateReference(to: date.addingTimeInterval(86_400)).format(date),
    ]
    #expect(
      texts.map { String($0.characters) } == [
        "1:30", "1:00:10", "1:01:40", "61:40", "1:30.00", "1 minute, 30 seconds", "2 hours ago",
        "in 1 day",
      ])
    #expect(Text(TimeDataSource { date }, format: .stopwatch(startingAt: date)).string == "0:00.00")
  }

  @Test func tellsPartsOfASecondWhereThereIsRoom() {
    func text(_ seconds: Double, _ count: Int = 4, _ precision: Duration = .milliseconds(10))
      -> String
    {
      let style = SystemFormatStyle.Stopwatch(
        startingAt: date, maxFieldCount: count, maxPrecision: precision)
      return String(style.format(date.addingTimeInterval(seconds)).characters)
    }
    #expect(text(5.25) == "0:05.25")
    #expect(text(5.3) == "0:05.30")
    #expect(text(5.259, 4, .milliseconds(100)) == "0:05.2")
    #expect(text(5.25, 4, .seconds(1)) == "0:05")
    #expect(text(5.25, 2) == "0:05")
    #expect(text(3_605.25) == "1:00:05.25")
    #expect(text(3_605.25, 3) == "1:00:05")

    func left(_ seconds: Double, _ precision: Duration = .seconds(1)) -> String {
      let style = SystemFormatStyle.Timer(
        countingDownIn: date..<date.addingTimeInterval(seconds), maxPrecision: precision)
      return String(style.format(date).characters)
    }
    #expect(left(3_599.5) == "1:00:00")
    #expect(left(3_599.5, .milliseconds(10)) == "59:59.50")
  }

  @Test func tellsTheSignOfAnOffset() {
    func text(
      _ seconds: Double, _ sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> String {
      let style = SystemFormatStyle.DateOffset(to: date, sign: sign)
      return String(style.format(date.addingTimeInterval(seconds)).characters)
    }
    #expect(text(60) == "1 minute")
    #expect(text(-60) == "-1 minute")
    #expect(text(60, .always()) == "+1 minute")
    #expect(text(-60, .always()) == "-1 minute")
    #expect(text(-60, .never) == "1 minute")
    #expect(text(0, .always(includingZero: false)) == "0 seconds")
  }

  @Test func describesRectanglesAsCoreGraphicsDoes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4.5)
    #expect("\(rect)" == "(1.0, 2.0, 3.0, 4.5)")
    #expect(rect.origin.debugDescription == "(1.0, 2.0)")
    #expect(String(describing: rect.size) == "(3.0, 4.5)")
  }

  @Test func formatsACGFloat() {
    #expect(Text(CGFloat(1.5), format: .number).string == "1.5")
  }
}
