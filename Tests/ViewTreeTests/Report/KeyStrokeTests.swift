import Testing

@testable import ViewTree

@Suite struct KeyStrokeTests {
  @Test(arguments: [
    ("s", "s"), ("cmd+s", "cmd+s"), ("shift+command+s", "shift+cmd+s"), ("cmd++", "cmd++"),
    ("+", "+"), ("=", "="), ("esc", "escape"), ("upArrow", "up"), ("alt+ctrl+up", "ctrl+option+up"),
    (" ", "space"), ("é", "é"), ("cmd+cmd+a", "cmd+a"),
  ])
  func readsKeys(_ text: String, _ expected: String) throws {
    #expect(try #require(KeyStroke(text)).description == expected)
  }

  @Test(arguments: ["", "cmd+", "ab", "hyper+a", "cmd", "++a"])
  func refusesOthers(_ text: String) {
    #expect(KeyStroke(text) == nil)
  }
}
