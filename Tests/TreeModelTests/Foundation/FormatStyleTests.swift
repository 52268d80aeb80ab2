import SwiftUI
import Testing

/// Format styles that Foundation has on Apple's systems alone.
@Suite struct FormatStyleTests {
  private let address = URL(string: "https://me:secret@example.org:8080/a/b?q=1#part")

  @Test func anAddressIsWrittenInParts() throws {
    let address = try #require(address)
    #expect(address.formatted() == "https://example.org/a/b")
    #expect(address.formatted(.url.scheme(.never).port(.always)) == "example.org:8080/a/b")
    #expect(
      address.formatted(.url.user().password().query().fragment())
        == "https://me:secret@example.org/a/b?q=1#part")
    #expect(
      address.formatted(.url.path(.omitWhen(.path, matches: ["/a/b"]))) == "https://example.org")
    #expect(
      address.formatted(.url.scheme(.displayWhen(.scheme, matches: ["ftp"]))) == "example.org/a/b")
  }

  @Test func aNameIsWrittenShortOrLong() {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Thomas"
    name.familyName = "Clark"
    #expect(name.formatted() == "Thomas Clark")
    #expect(name.formatted(.name(style: .short)) == "Thomas")
    #expect(name.formatted(.name(style: .long)) == "Dr. Thomas Clark")
    #expect(name.formatted(.name(style: .abbreviated)) == "TC")
    name.nickname = "Tom"
    #expect(name.formatted(.name(style: .short)) == "Tom")
  }

  @Test func whatIsTypedIsReadBack() throws {
    let name = try PersonNameComponents.FormatStyle().parseStrategy.parse("Maria del Mar Lopez")
    #expect([name.givenName, name.middleName, name.familyName] == ["Maria", "del Mar", "Lopez"])
    #expect(throws: CocoaError.self) { try PersonNameComponents.ParseStrategy().parse(" ") }
    #expect(
      try URL.FormatStyle().parseStrategy.parse("https://a.org") == URL(string: "https://a.org"))
    #expect(throws: CocoaError.self) { try URL.ParseStrategy().parse("a") }
  }

  @Test func bytesAreLines() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data("a\r\n\nb\u{e9}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["a", "b\u{e9}"])
    var characters: [Character] = []
    for try await character in file.resourceBytes.characters { characters.append(character) }
    #expect(characters.last == "\u{e9}")
    await #expect(throws: URLError.self) {
      for try await _ in URL(string: "https://a.org")!.lines {}
    }
  }

  @Test func aSpanIsWrittenInItsUnits() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let span = start..<start.addingTimeInterval(93_784)
    #expect(
      span.formatted(.components(style: .wide)) == "1 day, 2 hours, 3 minutes, 4 seconds")
    #expect(
      span.formatted(.components(style: .narrow, fields: [.hour, .minute])) == "26h 3m")
    #expect(
      span.formatted(.components(style: .condensedAbbreviated, fields: [.day, .hour]))
        == "1day 2hr")
    #expect(span.formatted(.timeDuration) == "26:03:04")
    #expect((start..<start.addingTimeInterval(64)).formatted(.timeDuration) == "1:04")
    #expect((start..<start).formatted(.components(style: .wide)) == "0 seconds")
  }

  @Test func itemsAreJoined() {
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    #expect(ListFormatter().string(from: [1, 2]) == "1 and 2")
  }
}
