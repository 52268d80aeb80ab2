import Testing

@testable import ViewTree

struct TypeNameHostileTests {
  private static let samples = [
    "SwiftUI.ModifiedContent<SwiftUI.VStack<SwiftUI.TupleView<(SwiftUI.Text, x: Swift.Int?)>>, A.M>",
    "@Sendable (inout [K: V], A...) async throws(E) -> any ~Copyable & P<Self.A == B>",
    "Main.(unknown context at $104af2b50).Row<Pack{A, B}>.Inner<3>.Type",
    "Foo<<<opaque return type of f<A>(B<C>) -> some>>.0, Row #1 in g(x:), (Row in _5A)>",
  ]

  @Test(arguments: samples)
  func survivesTextsCutOffAnywhere(_ sample: String) {
    let bytes = Array(sample.utf8)
    for count in 0...bytes.count {
      read(bytes[..<count])
      read(bytes[count...])
    }
  }

  @Test(arguments: samples)
  func survivesChangedTexts(_ sample: String) {
    var random = SeededGenerator(seed: 3)
    let alphabet = Array("<>()[]{}.,:?!&@~#-=`… _aT0\n\"".utf8)
    for _ in 0..<3000 {
      var bytes = Array(sample.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = random.pick(alphabet)
        case 1: bytes.insert(random.pick(alphabet), at: place)
        default: if bytes.count > 1 { bytes.remove(at: place) }
        }
      }
      read(bytes[...])
    }
  }

  @Test func survivesRandomBytes() {
    var random = SeededGenerator(seed: 4)
    for length in 0..<2000 {
      read((0..<length % 100).map { _ in UInt8.random(in: 0...255, using: &random) }[...])
    }
  }

  @Test(arguments: [
    "<", "(", "[", "A<", "A<B>.", "~", "@a ", "() -> ", "(unknown context", "<<",
  ])
  func survivesEndlessOpening(_ text: String) {
    #expect(throws: TypeNameError.self) {
      try TypeName(parsing: String(repeating: text, count: 100_000))
    }
  }

  /// Reads a text; where it is a type, what is printed must be read as the same.
  private func read(_ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let type = try? TypeName(parsing: text) else { return }
    #expect((try? TypeName(parsing: type.description)) == type, "\(text)")
  }
}
