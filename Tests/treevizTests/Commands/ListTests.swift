import Testing

struct ListTests {
  @Test func namesPlacesAndKinds() throws {
    let run = try Tool.run(["list", "Examples/Previews.swift"])
    #expect(
      run.text == """
        Examples/Previews.swift:3:8   view     Thermometer
        Examples/Previews.swift:17:1  preview  Frost
        Examples/Previews.swift:22:1  preview  Preview

        """)
  }

  @Test func writesJSON() throws {
    let run = try Tool.run(["list", "Examples/SameValueTwice.swift", "-f", "json"])
    #expect(run.text.contains("\"name\":\"snippet\""))
    #expect(run.text.contains("\"line\":2"))
  }
}
