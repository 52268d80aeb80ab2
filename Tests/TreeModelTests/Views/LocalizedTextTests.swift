import SwiftUI
import Testing

@testable import TreeModel

/// Texts as SwiftUI shows them in English.
@MainActor @Suite struct LocalizedTextTests {
  @Test(
    arguments: [
      ("^[1 item](inflect: true)", "1 item"), ("^[3 item](inflect: true)", "3 items"),
      ("You have ^[0 new message](inflect: true).", "You have 0 new messages."),
      ("^[2 box of tea](inflect: true)", "2 boxes of tea"),
      ("^[2 berry](inflect: true), ^[2 day](inflect: true)", "2 berries, 2 days"),
      ("^[2 person](inflect: true)", "2 people"), ("^[2 items](inflect: true)", "2 items"),
      ("^[1,001 class](inflect: true)", "1,001 classes"),
      ("^[item](inflect: true)", "item"), ("^[2 item](other: true)", "2 item"),
      ("[a](b) ^ 2", "[a](b) ^ 2"),
    ])
  func inflects(_ key: String, _ text: String) {
    #expect(Text(LocalizedStringKey(key)).string == text)
    #expect(String(AttributedString(localized: .init(key)).characters) == text)
    #expect(Text(verbatim: key).string == key)
  }

  @Test func inflectsByTheNumbersOfAnInterpolation() {
    let count = 2
    #expect(Text("^[\(count) item](inflect: true)").string == "2 items")
  }

  @Test(
    arguments: [
      ("**Bold** and *soft*", "Bold and soft"),
      ("__Bold__ _soft_ snake_case", "Bold soft snake_case"),
      ("***all*** ~~gone~~", "all gone"), ("5 * 3 * 2", "5 * 3 * 2"), ("a `**b**` c", "a **b** c"),
      ("[**link**](https://a.b/(c)) ![image](d)", "link image"), ("\\*kept\\*", "*kept*"),
      ("**open", "**open"), ("[a] (b)", "[a] (b)"),
      ("# Title\nOne\ntwo\n\n- three", "TitleOne twothree"),
    ])
  func readsTheCharactersOfMarkdown(_ markdown: String, _ text: String) throws {
    #expect(String(try AttributedString(markdown: markdown).characters) == text)
  }

  @Test func keepsWhiteSpaceWhereToldTo() throws {
    let text = try AttributedString(
      markdown: "*a*\n\n  b", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(text.characters) == "a\n\n  b")
    let other = try AttributedString(
      markdown: "*a*\n\n  b", options: .init(interpretedSyntax: .inlineOnly))
    #expect(String(other.characters) == "a b")
  }

  private func text(_ date: ShownDate, after seconds: TimeInterval = 0) -> String {
    date.text(at: Date(timeIntervalSince1970: seconds)).replacing("\u{202F}", with: " ")
      .replacing("\u{2009}", with: " ")
  }

  private let start = Date(timeIntervalSince1970: 0)

  @Test(
    arguments: [
      (0.0, "0:00", "0 sec", "+0 seconds"), (65, "1:05", "1 min, 5 sec", "-1 minute"),
      (3_600, "1:00:00", "1 hr, 0 min", "-1 hour"),
      (200_000, "55:33:20", "2 days, 7 hr", "-2 days"),
      (-125, "2:05", "2 min, 5 sec", "+2 minutes"),
      (40_000_000, "11111:06:40", "1 yr, 3 mths", "-1 year"),
    ])
  func datesGoOnWithTime(
    _ seconds: TimeInterval, _ timer: String, _ relative: String, _ offset: String
  ) {
    #expect(text(.styled(start, .timer), after: seconds) == timer)
    #expect(text(.styled(start, .relative), after: seconds) == relative)
    #expect(text(.styled(start, .offset), after: seconds) == offset)
  }

  @Test func datesHaveEnglishForms() {
    #expect(text(.styled(start, .date)) == "January 1, 1970")
    #expect(text(.styled(start, .time)) == "12:00 AM")
    #expect(text(.interval(start...(start + 5_400))) == "12:00 – 1:30 AM")
    #expect(
      text(.interval(start...(start + 90_000))) == "1/1/1970, 12:00 AM – 1/2/1970, 1:00 AM")
  }

  @Test func timersStayWithinTheirInterval() {
    func timer(_ pause: Double?, _ isDown: Bool, _ hours: Bool = true, at time: Double) -> String {
      text(
        .timer(
          start...(start + 3_700), pauseTime: pause.map { start + $0 }, countsDown: isDown,
          showsHours: hours), after: time)
    }
    #expect(timer(nil, true, at: -9) == "1:01:40")
    #expect(timer(nil, true, at: 3_695) == "0:05")
    #expect(timer(nil, true, at: 9_999) == "0:00")
    #expect(timer(nil, false, at: 9_999) == "1:01:40")
    #expect(timer(60, false, at: 90) == "1:00")
    #expect(timer(nil, false, false, at: 3_700) == "61:40")
  }

  @Test func aTextIsPutTogetherOfDatesAndOthers() {
    let end = Date().addingTimeInterval(7_200.5)
    let text = Text("Ends in \(end, style: .relative) or") + Text(" so")
    #expect(["Ends in 2 hr, 0 min or so", "Ends in 1 hr, 59 min or so"].contains(text.string))
    #expect(text == Text("Ends in \(end, style: .relative) or") + Text(" so"))
    #expect(text != Text(verbatim: text.string))
  }

  @Test func aSearchWithoutResultsSaysSo() {
    #expect(
      LivingTree(ContentUnavailableView.search).texts
        == ["No Results", "Check the spelling or try a new search."])
    #expect(
      LivingTree(ContentUnavailableView.search(text: "tea")).texts.first
        == "No Results for “tea”")
  }
}
