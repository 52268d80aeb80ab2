import Testing
import ViewTree

@testable import TreeCompiler

@Suite struct InstanceCodeTests {
  @Test(arguments: [
    "var title = \"a\"",
    "let title = \"a\"",
    "var title: String?",
    "static let title: String",
    "lazy var title = make()",
    "var title: String { \"a\" }",
    "var title = \"a\" { didSet {} }",
    "@State var count = 1",
    "@State private var count: Int?",
    "@Environment(\\.font) var font",
    "@EnvironmentObject var model: Model",
    "@FocusState var isFocused: Bool",
    "@Namespace var namespace",
    "@StateObject var model = Model()",
    "@Setting(\"name\") var name: String",
    "init() {}",
    "init(count: Int = 1) {}",
    "let count: Int; init() { count = 1 }",
  ])
  func makesAViewWithoutArguments(_ member: String) throws {
    #expect(
      try instances("struct Row: View { \(member); var body: some View { Text(\"\") } }") == ["Row"]
    )
  }

  @Test(arguments: [
    "var title: String",
    "let title: String?",
    "var title: String { willSet {} }",
    "@State var count: Int",
    "@Binding var text: String",
    "@Bindable var model: Model",
    "@ObservedObject var model: Model",
    "@Unknown var model: Model",
    "init(count: Int) {}",
    "init?() {}",
    "init() throws {}",
    "init() async {}",
    "init<T>() where T: View {}",
  ])
  func leavesOutAViewWithArguments(_ member: String) throws {
    #expect(
      try instances("struct Row: View { \(member); var body: some View { Text(\"\") } }") == [])
  }

  @Test(arguments: [
    ("@State private var ticks = 0", "Int", true),
    ("init() {}", "Int", true),
    ("init() {}; init(wrappedValue: Int) {}", "Int", true),
    ("init(step: Int = 1) {}", "Int", true),
    ("let step: Int", "Int", false),
    ("init(wrappedValue: Int) {}", "Int", false),
  ])
  func knowsTheWrappersOfTheFile(_ member: String, _ type: String, _ isMade: Bool) throws {
    for attribute in ["Clock", "Time.Clock"] {
      let names = try instances(
        """
        struct Row: View { @\(attribute) var now: \(type); var body: some View { Text("") } }
        enum Time {
          @propertyWrapper struct Clock: DynamicProperty { \(member); var wrappedValue: Int { 0 } }
        }
        """)
      #expect(names == (isMade ? ["Row"] : []))
    }
  }

  @Test func namesWhatCodeBelowCanName() throws {
    #expect(
      try instances(
        """
        private struct A: View {}
        enum Outer {
          struct B: View {}
          private struct C: View {}
          struct D<T>: View {}
        }
        struct E {}
        extension E: View { init() {} }
        struct F: SwiftUI.View & Sendable {}
        extension Outer { struct G: View {} }
        func make() { struct H: View {} }
        struct I {}
        class J: View {}
        """) == ["A", "Outer.B", "E", "F", "Outer.G"])
  }

  @Test func makesASnippet() throws {
    #expect(try instances("Text(\"a\")") == [SourceSummary.snippetTypeName])
    #expect(
      try instances("@State var count = 1\nText(\"a\")") == [SourceSummary.snippetTypeName])
    #expect(try instances("@Binding var text: String\nText(\"a\")") == [])
  }

  @Test func placesWrappedProperties() throws {
    let marked = MarkedText(
      """
      struct Row: View {
        @Environment(\\.locale) private var 1️⃣locale
        @EnvironmentObject
        var 2️⃣model: Model
        var title = "a"
        @ViewBuilder var body: some View { Text(title) }
      }
      """)
    let properties = try summary(marked.text).declarations[0].properties
    #expect(properties.map(\.name) == ["locale", "model"])
    #expect(properties.map(\.argument) == ["\\.locale", ""])
    #expect(
      properties.map { "\($0.line):\($0.column)" }
        == ["1️⃣", "2️⃣"].map { marked.places[$0] })
  }

  /// The names of the types that have instances.
  private func instances(_ text: String) throws -> [String] {
    try summary(text).instanceCode.split(separator: "\n").dropFirst().map { line in
      String(line.dropFirst("extension ".count).prefix { $0 != ":" })
    }
  }

  private func summary(_ text: String) throws -> SourceSummary {
    try ReaderLibrary(BuildFolder.installation).summary(of: Array(text.utf8), name: "a.swift")
  }
}
