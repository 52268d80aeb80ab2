import SwiftUI
import Testing

@Suite struct FormatterTests {
  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:02:05"), (.abbreviated, "1h 2m 5s"),
    (.short, "1 hr, 2 min, 5 sec"), (.full, "1 hour, 2 minutes, 5 seconds"),
    (.spellOut, "one hour, two minutes, five seconds"), (.brief, "1hr 2min 5sec"),
  ])
  func writesHowLong(style: DateComponentsFormatter.UnitsStyle, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 3_725) == text)
  }

  @Test func dropsAndPadsZeros() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 0) == "0")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
    formatter.unitsStyle = .full
    formatter.zeroFormattingBehavior = .default
    #expect(formatter.string(from: 3_605) == "1 hour, 5 seconds")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3_605) == "1 hour")
  }

  @Test func writesHowFarOff() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(-60), relativeTo: now) == "1 minute ago"
    )
    #expect(formatter.localizedString(fromTimeInterval: 7_200) == "in 2 hours")
  }

  @Test func writesMeasurements() {
    let distance = Measurement(value: 3.25, unit: UnitLength.kilometers)
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: "en_US"))
    #expect(distance.formatted(style) == "3.25 km")
    let formatter = MeasurementFormatter()
    formatter.numberFormatter.locale = Locale(identifier: "en_US")
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(formatter.string(from: distance) == "3.2 km")
  }

  @Test func keepsWhatIsWrittenOfALocalisedText() {
    let count = 2
    #expect(String(localized: "\(count) apples") == "2 apples")
    #expect(String(localized: "apples", defaultValue: "\(count) apples") == "2 apples")
    #expect(String(localized: LocalizedStringResource("apples")) == "apples")
  }

  @Test func keepsTheAttributesOfSwiftUI() {
    var text = AttributedString("ab")
    text.foregroundColor = .red
    text[text.range(of: "b")!].font = .title
    #expect(text.runs.map { $0.font } == [nil, .title])
    #expect(text.runs.allSatisfy { $0.swiftUI.foregroundColor == .red })
  }

  @Test func transformsRectanglesAndPaths() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let box = CGRect(x: 0, y: 0, width: 2, height: 1).applying(turn)
    #expect(abs(box.minX + 1) < 1e-9 && abs(box.maxY - 2) < 1e-9)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 3, y: 2))
    #expect(path.boundingBox == CGRect(x: 1, y: 1, width: 2, height: 1))
    #expect(Path(path).cgPath == path)
    #expect(path.currentPoint == CGPoint(x: 3, y: 2))
  }
}
