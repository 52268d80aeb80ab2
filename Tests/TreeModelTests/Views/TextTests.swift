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
    let start = "1970-01-01T00:00:00Z"
    let range = "\(start) – 1970-01-01T00:01:00Z"
    #expect(Text("\(date, style: .relative)").string == start)
    #expect(Text("\(date...later)").string == range)
    #expect(Text("\(DateInterval(start: date, end: later))").string == range)
    #expect(Text("\(timerInterval: date...later, countsDown: false)").string == range)
    #expect(Text("\(0.5, format: .percent)").string == "50%")
    #expect(Text("a \(Image(systemName: "star"))").string == "a \u{FFFC}")
    #expect(Text("a \(Text("b").bold())").string == "a b")
  }

  @Test func formatsACGFloat() {
    #expect(Text(CGFloat(1.5), format: .number).string == "1.5")
  }
}
