import Testing
import ViewTree

@testable import TreeCompiler

@Suite struct PartTests {
  @Test func everyMemberIsADeclaration() throws {
    let numbers = try declarations(
      """
      final class M: Base {
        let a = 1
        private(set) var b = 2
        @AppStorage("a b") private var c = 3
        nonisolated(unsafe) static var d = 4
        required init(x: Int) { super.init() }
        convenience init() { self.init(x: 1) }
        dynamic func f() {}
        case g
      }
      prefix func - (a: A) -> A { a }
      #Preview { A() }
      """)
    #expect(Set(numbers.dropLast(3)).count == 9)
    #expect(Set(numbers).count == 11)
    // The closing bracket is the class's again.
    #expect(numbers[9] == numbers[0])
  }

  @Test func functionsAreCheckedByStatement() throws {
    let numbers = try statements(
      """
      func f() {
        let a = g(
          1)
        if a {
          h()
        } else if b {
        }
      }
      """)
    #expect(numbers[2] == numbers[1])
    #expect(numbers[3] != numbers[1])
    #expect(numbers[4] != numbers[3])
    #expect(numbers[5] == numbers[3])
    #expect(numbers[7] == numbers[0])
  }

  @Test func buildersAndClosuresAreCheckedAsAWhole() throws {
    let numbers = try statements(
      """
      struct A: View {
        var body: some View {
          let a = 1
          VStack {
            Text("a")
          }
          }
        @RowBuilder func rows() -> Rows {
          Row()
          Row()
          }
        func act() {
          run {
            a()
            b()
          }
        }
      }
      """)
    #expect(Set(numbers[1...6]).count == 1)
    #expect(Set(numbers[7...9]).count == 1)
    #expect(Set(numbers[12...14]).count == 1)
    #expect(numbers[11] != numbers[12])
  }

  private func declarations(_ source: String) throws -> [Int] { try numbers(source, \.declaration) }

  private func statements(_ source: String) throws -> [Int] { try numbers(source, \.statement) }

  /// Returns the number of what each line starts in.
  private func numbers(_ source: String, _ number: KeyPath<SourceSummary.Part, Int>) throws -> [Int]
  {
    let reader = try ReaderLibrary(BuildFolder.installation)
    let parts = try reader.summary(of: Array(source.utf8), name: "a.swift").parts
    return source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      let place = ($0.offset + 1, 1 + $0.element.prefix { $0 == " " }.count)
      return parts.last { ($0.line, $0.column) <= place }?[keyPath: number] ?? -1
    }
  }
}
