import Foundation
import Testing

struct CacheTests {
  private let folder: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    cache = try TemporaryFolder()
    try folder.write("import SwiftUI\nText(\"a\").padding()\n", to: "View.swift")
  }

  private func inspect(_ arguments: String...) throws -> Tool.Run {
    try Tool.run(
      ["inspect", "View.swift", "--verbose"] + arguments, in: folder.url,
      environment: ["XDG_CACHE_HOME": cache.url.path])
  }

  private var entries: URL { cache.url.appendingPathComponent("treeviz/results") }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: entries.path) }
  }

  @Test func answersFromTheCacheTheSecondTime() throws {
    let first = try inspect()
    #expect(first.errors.contains("treeviz: compile took"))
    let second = try inspect()
    #expect(!second.errors.contains("treeviz: compile took"))
    #expect(second.errors.contains("treeviz: cache took"))
    #expect(second.text == first.text)
    #expect(first.text == "padding\n└── Text\n")
  }

  @Test(arguments: [("022", "644"), ("077", "600")])
  func followsTheUmaskInASharedFolder(_ mask: String, _ mode: String) throws {
    try folder.write("<!-- treeviz name=a -->\n\n```swift\nText(\"a\")\n```\n", to: "a.md")
    let run = try Tool.shell(
      """
      umask \(mask)
      $TREEVIZ chapter a.md --cache-dir answers --quiet && find answers -type f -printf '%m\\n' | sort -u
      """, in: folder.url)
    #expect(run.text == mode + "\n", "\(run.errors)")
  }

  @Test func compilesAnewWhenTheSourceChanged() throws {
    _ = try inspect()
    try folder.write("import SwiftUI\nText(\"a\").border(.red)\n", to: "View.swift")
    #expect(try inspect().text == "border\n└── Text\n")
    #expect(try names.count == 2)
  }

  @Test func buildsModulesAnewThatWereCopied() throws {
    _ = try inspect("--no-cache")
    let copy = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: cache.url.appendingPathComponent("treeviz"),
      to: copy.url.appendingPathComponent("treeviz"))
    let run = try Tool.run(
      ["inspect", "View.swift", "--no-cache"], in: folder.url,
      environment: ["XDG_CACHE_HOME": copy.url.path])
    #expect(run.errors == "")
    #expect(run.text == "padding\n└── Text\n")
  }

  @Test(arguments: [4, 10_000]) func buildsModulesAnewThatAreDamaged(_ length: Int) throws {
    _ = try inspect("--no-cache")
    let modules = cache.url.appendingPathComponent("treeviz/modules")
    let files = try #require(
      FileManager.default.enumerator(at: modules, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "pcm" {
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: UInt64(length))
      try handle.close()
      count += 1
    }
    #expect(count > 0)
    let run = try Tool.run(
      ["inspect", "View.swift", "--no-cache"], in: folder.url,
      environment: ["XDG_CACHE_HOME": cache.url.path])
    #expect(run.errors == "")
    #expect(run.text == "padding\n└── Text\n")
  }

  @Test func keepsNothingWhereNoCacheIsWanted() throws {
    #expect(try inspect("--no-cache").text == "padding\n└── Text\n")
    #expect((try? names) ?? [] == [])
  }

  @Test(arguments: [0, 1, 20, 200, -1])
  func readsADamagedEntryAsNone(_ length: Int) throws {
    _ = try inspect()
    let entry = entries.appendingPathComponent(try #require(try names.first))
    var bytes = try Data(contentsOf: entry)
    if length < 0 { bytes[bytes.count / 2] ^= 1 } else { bytes = bytes.prefix(length) }
    try bytes.write(to: entry)
    let run = try inspect()
    #expect(run.text == "padding\n└── Text\n")
    #expect(run.errors.contains("treeviz: compile took"))
    #expect(!(try inspect().errors.contains("treeviz: compile took")))
  }

  @Test func keepsNoFailures() throws {
    try folder.write("Txt()\n", to: "View.swift")
    #expect(try inspect().code == 1)
    #expect((try? names) ?? [] == [])
    #expect(try inspect().errors.contains("View.swift:1:1: error: cannot find 'Txt' in scope"))
  }

  @Test func isEmptiedByDoctor() throws {
    _ = try inspect()
    #expect(try names.count == 1)
    let run = try Tool.run(
      ["doctor", "--clear-cache"], environment: ["XDG_CACHE_HOME": cache.url.path])
    #expect(run.text.contains("ok       cache"))
    #expect(try names == [])
  }
}
