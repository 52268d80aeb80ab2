import Testing

@testable import ViewTree

/// What is told of what bodies read.
struct ReadSummaryTests {
  @Test func tellsWhatEachBodyRead() throws {
    let tree = try rendered(
      "CartView", bodies: ["CartView": "VStack<Header>", "Header": "Text"],
      Mounted(
        1, state: ["count": "2"],
        reads: [
          .init(source: .state, property: "count", value: "2"),
          .init(source: .observable, property: "cart.items"),
          .init(source: .object, property: "settings", key: "Settings"),
          .init(source: .binding, property: "isOn", value: "true"),
          .init(source: .preference, property: "size", key: "SizeKey"),
          .init(source: .environment, property: "locale", value: "en_US"),
          .init(source: .environment, property: "scheme", key: "colorScheme", writer: 9),
        ],
        Mounted(2, Mounted(3, Mounted(4)))))
    #expect(
      ReadSummary(tree).text() == """
        CartView
          reads state count = 2
          reads cart.items
          observes settings (Settings)
          reads binding isOn = true
          reads preference SizeKey
          reads environment locale = en_US, the default
          reads environment colorScheme as scheme, set by a modifier that has no node
        Header  0
          reads nothing

        """)
    #expect(ReadSummary(tree).notes().texts.map(\.count) == [7, 0, 0, 0])
  }
}
