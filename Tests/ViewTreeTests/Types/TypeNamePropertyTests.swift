import Testing

@testable import ViewTree

struct TypeNamePropertyTests {
  @Test func readsBackWhatItPrints() throws {
    var generator = TypeNameGenerator(seed: 1)
    for round in 0..<10_000 {
      let type = generator.makeType(depth: round % 6)
      let text = type.description
      let read = try #require(try? TypeName(parsing: text), "\(text)")
      guard read == type else {
        Issue.record("\(text) is read as \(read)")
        return
      }
    }
  }

  @Test(arguments: [TypeName.Style.unqualified, .sugared])
  func printsWithoutModulesWhatItReads(_ style: TypeName.Style) throws {
    var generator = TypeNameGenerator(seed: 2)
    for round in 0..<10_000 {
      let text = generator.makeType(depth: round % 5).printed(style: style)
      let read = try #require(try? TypeName(parsing: text), "\(text)")
      guard read.printed(style: style) == text else {
        Issue.record("\(text) is printed as \(read.printed(style: style))")
        return
      }
    }
  }
}
