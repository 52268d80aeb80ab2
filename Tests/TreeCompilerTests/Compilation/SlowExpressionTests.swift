import Testing
import ViewTree

@testable import TreeCompiler

@Suite(.serialized) struct SlowExpressionTests {
  @Test func tellsTheErrorBesideASlowView() {
    let views = SourceFile(
      "b.swift",
      """
      import SwiftUI
      struct A: View {
        var n = 3
        var body: some View {
          VStack {
            if \(Self.slow) > 3 { Text("x") } else { Text("y") }
            Text("b").bald()
          }
        }
      }
      """)
    let other = SourceFile(
      "a.swift", "import SwiftUI\nstruct B: View { var body: some View { Text(\"b\") } }")
    #expect(
      headers(of: [other, views]) == [
        "b.swift:7:17: error: value of type 'Text' has no member 'bald'"
      ])
  }

  @Test func tellsTheCompilersOwnWhereNothingElseIsWrong() {
    let file = SourceFile(
      """
      import SwiftUI
      struct A: View {
        var n = 3
        var w: Int { // it's (
          guard \(Self.slow) == 3.0 - n else { return 1 } // ( not closed
          return 2
        }
        var body: some View { Text("\\(w)") }
      }
      """)
    let headers = headers(of: [file])
    #expect(headers.count == 1)
    #expect(headers.first?.hasPrefix("list.swift:5:") == true)
    #expect(headers.first?.contains("unable to type-check this expression") == true)
  }

  /// An expression with an error that the compiler does not find within the limits.
  private static let slow =
    "-1 + 2 * 3 - -4 + 2 * n - 3 + (1 - 2 * -3) + 4 - 5 * n + 2.5 * 3 - -1 + 2 - 3 * n"

  /// Returns the first line of each error.
  private func headers(of files: [SourceFile]) -> [String] {
    do throws(CompilerError) {
      _ = try compile(files, options: .built())
      return []
    } catch {
      guard case .invalidSource(let diagnostics) = error else { return ["\(error)"] }
      return diagnostics.filter { $0.severity == .error }
        .map { String($0.text.prefix { $0 != "\n" }) }
    }
  }
}
