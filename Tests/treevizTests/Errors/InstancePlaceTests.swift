import Foundation
import Testing

/// Where messages about instances point: at the line that the user wrote.
@Suite struct InstancePlaceTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String

    /// The message, with the place of the mark `⟨⟩` in the source as `@`.
    let message: String

    init(_ name: String, _ message: String, _ source: String) {
      self.name = name
      self.message = message
      self.source = source
    }

    var testDescription: String { name }
  }

  @Test(arguments: [
    Fault(
      "an index in a row's closure", "@ error: 'Menu' crashed: Index out of range",
      """
      struct Menu: View {
        let prices = [2, 3]
        var body: some View {
          ForEach(0..<3, id: \\.self) { row in
            Text("\\(prices⟨⟩[row])")
          }
        }
      }
      """),
    Fault(
      "an optional in a method", "@ error: 'Menu' crashed: Unexpectedly found nil while unwrapping",
      """
      struct Menu: View {
        let dish: String? = nil
        func title() -> String {
          dish⟨⟩!
        }
        var body: some View { Text(title()) }
      }
      """),
    Fault(
      "a message on two lines", "@ error: 'Menu' crashed: no soup\nand no bread\n",
      """
      struct Menu: View {
        var body: some View {
          let _ = ⟨⟩fatalError("no soup\\nand no bread")
          Text("a")
        }
      }
      """),
    Fault(
      "a crash in a child's binding", "@ error: 'Menu' crashed: Index out of range",
      """
      struct Price: View {
        @Binding var price: Int
        var body: some View { Text("\\(⟨⟩price)") }
      }
      struct Menu: View {
        @State var prices = [2, 3]
        var body: some View { Price(price: $prices[4]) }
      }
      """),
    Fault(
      "a loop without end", "@ error: 'Menu' did not end within 1 seconds",
      """
      struct Menu: View {
        func wait() {
          while true { ⟨⟩usleep(100) }
        }
        var body: some View {
          let _ = wait()
          Text("a")
        }
      }
      """),
    Fault(
      "a snippet", "@ error: the snippet crashed: Index out of range",
      """
      VStack {
        Text("a")
        Text(["b"]⟨⟩[3])
      }
      """),
    Fault(
      "a preview", "@ error: the preview 'Full' crashed: Index out of range",
      """
      ⟨⟩#Preview("Full") {
        Text(["b"][[1].count])
      }
      """),
    Fault(
      "state in an initialiser", "@ warning: Accessing State's value outside of being installed",
      """
      struct Menu: View {
        @State private var dish = "soup"
        @State private var copy = "soup"
        let text: String
        init() { text = _dish.⟨⟩projectedValue.wrappedValue }
        var body: some View { Text(text) }
      }
      """),
    Fault(
      "one of two environment values in an initialiser",
      "@ warning: Accessing Environment<Locale>'s value outside of being installed",
      """
      struct Menu: View {
        @Environment(\\.locale) private var locale
        var text = ""
        init() { text = ⟨⟩locale.identifier }
        var body: some View { Text(text) }
      }
      struct Other: View {
        @Environment(\\.locale) private var locale
        var body: some View { Text(locale.identifier) }
      }
      """),
    Fault(
      "one of two lists of rows", "@ warning: ForEach: the ID a occurs multiple times",
      """
      struct Menu: View {
        let dishes = ["a", "a"]
        var body: some View {
          ForEach(["a", "b"], id: \\.self) { Text($0) }
          VStack { rows }
        }
        var rows: some View {
          ⟨⟩ForEach(dishes, id: \\.self) { Text($0) }
        }
      }
      """),
  ])
  func pointsAtTheUsersLine(_ fault: Fault) throws {
    let folder = try TemporaryFolder()
    let source = "import SwiftUI\n" + fault.source
    let before = source.prefix { $0 != "⟨" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let place = "menu.swift:\(lines.count):\((lines.last?.utf8.count ?? 0) + 1):"
    try folder.write(source.replacingOccurrences(of: "⟨⟩", with: ""), to: "menu.swift")
    let run = try Tool.run(
      ["inspect", "menu.swift", "--values", "--no-cache", "--timeout", "1"], in: folder.url)
    #expect(
      run.errors.hasPrefix(fault.message.replacingOccurrences(of: "@", with: place)),
      "\(run.errors)")
    #expect(run.code == (fault.message.contains("error") ? 1 : 0))
  }

  @Test func saysWhereEachOfSeveralLoopsIs() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      func wait() { while true { usleep(50) } }
      struct Lunch: View { var body: some View { let _ = wait(); Text("a") } }
      func stay() { while true { usleep(50) } }
      struct Dinner: View { var body: some View { let _ = stay(); Text("a") } }
      """, to: "menu.swift")
    let run = try Tool.run(
      ["inspect", "menu.swift", "--values", "--no-cache", "--timeout", "1"], in: folder.url)
    let end = "did not end within 1 seconds; raise the limit with --timeout\n"
    #expect(
      run.errors == "menu.swift:2:28: error: 'Lunch' \(end)menu.swift:4:28: error: 'Dinner' \(end)")
    #expect(run.code == 1)
  }

  @Test(arguments: ["./menu.swift", "../{}/menu.swift"])
  func findsFilesThatAreNamedOddly(_ path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n\nText([\"a\"][3])\n", to: "menu.swift")
    let path = path.replacingOccurrences(of: "{}", with: folder.url.lastPathComponent)
    let run = try Tool.run(["inspect", path, "--values", "--no-cache"], in: folder.url)
    #expect(run.errors == "\(path):3:11: error: the snippet crashed: Index out of range\n")
  }
}
