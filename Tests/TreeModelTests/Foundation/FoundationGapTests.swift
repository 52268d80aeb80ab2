import SwiftUI
import Testing

/// What Foundation has on Apple's systems alone.
@Suite struct FoundationGapTests {
  struct Item: Sendable {
    var name: String
  }

  @Test func predicatesSearchAsPeopleDo() throws {
    let query = "cafe"
    let predicate = #Predicate<Item> { query.isEmpty || $0.name.localizedStandardContains(query) }
    #expect(try predicate.evaluate(Item(name: "The Caf\u{E9}")))
    #expect(try !predicate.evaluate(Item(name: "The tea room")))
  }

  @Test func predicatesCompareTexts() throws {
    let query = "b"
    let same = ComparisonResult.orderedSame
    let ascending = ComparisonResult.orderedAscending
    let isSame = #Predicate<Item> { $0.name.caseInsensitiveCompare(query) == same }
    #expect(try isSame.evaluate(Item(name: "B")))
    #expect(try !isSame.evaluate(Item(name: "c")))
    let isBefore = #Predicate<Item> { $0.name.localizedCompare(query) == ascending }
    #expect(try isBefore.evaluate(Item(name: "a")))
    #expect(try !isBefore.evaluate(Item(name: "c")))
  }

  @Test(arguments: [
    ("Fish &amp; <b>chips</b>", "Fish & chips"), ("<p>one</p>\n<p>two</p>", "one\ntwo\n"),
    ("a<br/>b &#169; &#x41; &unknown; & c", "a\nb \u{A9} A &unknown; & c"),
    ("<style>p { color: red }</style>1 < 2<!-- <p> -->", "1 < 2"),
  ])
  func readsTheTextOfHTML(html: String, text: String) throws {
    let string = try NSMutableAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
    #expect(string.string == text)
  }

  @Test func keepsPlainTextAndRefusesRichText() throws {
    let data = Data("<b>".utf8)
    #expect(try NSAttributedString(data: data, documentAttributes: nil).string == "<b>")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: data, options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
  }

  @Test(arguments: [
    (NSString.EnumerationOptions.byWords, ["Don't", "pay", "3.50", "Ask"]),
    (.bySentences, ["Don't pay 3.50! ", "Ask."]), (.byLines, ["Don't pay 3.50! Ask."]),
  ])
  func findsParts(options: NSString.EnumerationOptions, parts: [String]) {
    let text = "Don't pay 3.50! Ask."
    var found: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: options) { part, _, _, _ in
      found.append(part ?? "")
    }
    #expect(found == parts)
  }

  @Test func stopsAndTurnsRound() {
    let text = "a b c"
    var found: [String] = []
    text.enumerateSubstrings(
      in: text.startIndex..<text.endIndex, options: [.byWords, .reverse]
    ) { part, range, enclosing, stop in
      found.append(part ?? "")
      #expect(text[range] == part ?? "")
      #expect(enclosing.lowerBound == range.lowerBound)
      stop = found.count == 2
    }
    #expect(found == ["c", "b"])
  }

  @Test func writesAndReadsNames() {
    let formatter = PersonNameComponentsFormatter()
    let name = formatter.personNameComponents(from: "Ada Byron Lovelace")
    #expect(name?.middleName == "Byron")
    #expect(name.map(formatter.string) == "Ada Lovelace")
    formatter.style = .abbreviated
    #expect(name.map(formatter.string) == "AL")
  }

  @Test func locksAndUnlocks() {
    let object = NSObject()
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
  }

  @Test func weakObjectsGo() {
    let table = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    table.add(kept)
    table.add(kept)
    do { table.add(NSObject()) }
    #expect(table.allObjects == [kept])
    #expect(table.contains(kept))
    table.remove(kept)
    #expect(table.count == 0)
  }
}
