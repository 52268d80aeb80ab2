import Testing
import ViewTree

@Suite struct NearestNameTests {
  @Test(
    arguments: [
      ("cuont", "count"), ("COUNT", "count"), ("coun", "count"), ("counts", "count"),
      ("colorSchme", "colorScheme"), ("xyz", nil), ("nome", "name"),
    ] as [(String, String?)])
  func findsWhatWasMeant(_ word: String, _ meant: String?) {
    #expect(NearestName.of(word, among: ["name", "count", "colorScheme"]) == meant)
  }

  @Test func findsNothingAmongNothing() {
    #expect(NearestName.of("a", among: []) == nil)
  }
}
