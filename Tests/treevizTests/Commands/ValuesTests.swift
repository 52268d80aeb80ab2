import Foundation
import Testing

/// `--values` on sources of their own.
@Suite struct ValuesTests {
  @Test func showsWhatAViewHolds() throws {
    let run = try inspect(
      """
      import SwiftUI

      struct Greeting: View {
        @State private var count = 2
        @Environment(\\.dynamicTypeSize) var size
        let names = ["Anna", "Bob"]

        var body: some View {
          VStack {
            ForEach(names, id: \\.self) { Text("Hello, \\($0)") }
            AnyView(Image(systemName: "star").font(.title))
            if count > 1 { Text("many").id(count) } else { Spacer() }
          }
          .padding(.horizontal, 5)
        }
      }
      """)
    #expect(
      run.text == """
        Greeting  {count = 2, size = large}
        └── padding  {horizontal, 5}
            └── VStack
                ├── ForEach  0
                │   ├── Text  0.id(Anna)  {"Hello, Anna"}
                │   └── Text  0.id(Bob)  {"Hello, Bob"}
                ├── AnyView  1
                │   └── EnvironmentKeyWritingModifier<Font?>  1  {font = title}
                │       └── Image  1  {"star"}
                └── ConditionalContent  2  {ifBranch}
                    ├── IDView  2.ifBranch
                    │   └── Text  2.ifBranch.id(2)  {"many"}
                    └── Spacer  2.elseBranch

        """)
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test func showsWhereAnEnvironmentValueReaches() throws {
    let run = try inspect(
      """
      import SwiftUI

      private struct ThemeKey: EnvironmentKey {
        static let defaultValue = "plain"
      }

      extension EnvironmentValues {
        var look: String {
          get { self[ThemeKey.self] }
          set { self[ThemeKey.self] = newValue }
        }
        @Entry var level = 1
      }

      struct Reader: View {
        @Environment(\\.look) var look
        @Environment(\\.level) var level

        var body: some View { Text(look) }
      }

      HStack {
        Reader()
        VStack { Reader() }.environment(\\.look, "dark").environment(\\.level, 2)
      }
      """, "--view", "snippet")
    #expect(
      run.text == """
        HStack
        ├── Reader  0  {look = "plain", level = 1}
        │   └── Text  0  {"plain"}
        └── EnvironmentKeyWritingModifier<Int>  1  {level = 2}
            └── EnvironmentKeyWritingModifier<String>  1  {look = "dark"}
                └── VStack  1
                    └── Reader  1.0  {look = "dark", level = 2}
                        └── Text  1.0  {"dark"}

        """)
  }

  @Test func showsWhatControlsHold() throws {
    let run = try inspect(
      """
      import SwiftUI

      struct Recipe: View {
        @State private var count = 3
        @State private var path = NavigationPath([1])
        @Namespace private var space
        @ScaledMetric private var margin = 4.0

        var body: some View {
          Stepper("Eggs", value: $count)
          Stepper("Eggs", onIncrement: {}, onDecrement: {})
          TextEditor(text: .constant("whisk"))
          Gauge(value: 0.5) { Text("Done") }
          ColorPicker("Icing", selection: .constant(.pink))
          VStack { Circle().fill(.tint) }.foregroundStyle(.secondary).tint(.brown)
          Text("\\(UUID())").matchedGeometryEffect(id: count, in: space)
        }
      }
      """)
    #expect(
      run.text == """
        Recipe  {count = 3, path = [1], space = Namespace #1, margin = 4}
        ├── Stepper  0  {value = 3}
        │   └── Text  0.0  {"Eggs"}
        ├── Stepper  1
        │   └── Text  1.0  {"Eggs"}
        ├── TextEditor  2  {text = "whisk"}
        ├── Gauge  3  {value = 0.5}
        │   └── Text  3.label  {"Done"}
        ├── ColorPicker  4  {selection = pink}
        │   └── Text  4.0  {"Icing"}
        ├── EnvironmentKeyWritingModifier<Color?>  5  {tintColor = brown}
        │   └── foregroundStyle  5  {secondary}
        │       └── VStack  5
        │           └── Circle  5.0  {brown}
        └── matchedGeometryEffect  6  {id = 3, in = Namespace #1}
            └── Text  6  {"UUID #1"}

        """)
  }

  @Test func showsByTypeWhatHasNoInstanceAndSaysWhy() throws {
    let run = try inspect(
      """
      import SwiftUI

      struct Row: View {
        let title: String
        var body: some View { Text(title) }
      }
      struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding() }
      }
      struct Box<Content: View>: View {
        let content: Content
        var body: some View { content }
      }
      #Preview("In a row") { AnyView(Row(title: "a")) }
      """)
    #expect(run.text.hasPrefix("# Row\nRow\n└── Text\n"))
    #expect(
      run.errors == """
        treeviz: note: shown by type, without values: 'Row' takes arguments (--view 'In a row'), \
        'Framed' is a modifier, 'Box' is generic; a preview has an instance

        """)
    #expect(run.code == 0)
  }

  @Test func refusesANamedRootWithoutAnInstance() throws {
    let run = try inspect(
      """
      import SwiftUI

      struct Row: View {
        let title: String
        var body: some View { Text(title) }
      }
      """, "--view", "Row")
    #expect(run.text == "")
    #expect(
      run.errors == """
        view.swift:3:8: error: 'Row' takes arguments: there is no instance whose values could be \
        shown; show it through a preview

        """)
    #expect(run.code == 1)
  }

  @Test func namesThePreviewsOfANamedRootWithoutAnInstance() throws {
    let run = try inspect(
      """
      import SwiftUI

      struct Row: View {
        let title: String
        var body: some View { Text(title) }
      }
      struct Rows: View {
        let titles: [String]
        var body: some View { ForEach(titles, id: \\.self) { Row(title: $0) } }
      }
      #Preview("It's full") { Rows(titles: ["a"]) }
      #Preview { Row(title: "a") }
      """, "--view", "Row")
    #expect(
      run.errors == """
        view.swift:3:8: error: 'Row' takes arguments: there is no instance whose values could be \
        shown; show it through a preview (--view "It's full" or --view 'Preview')

        """)
    #expect(run.code == 1)
  }

  @Test func previewsOfUIKitAreLeaves() throws {
    let source = """
      import SwiftUI

      struct Row: View { var body: some View { Text("a") } }
      #Preview("controller") {
        let controller = UIViewController()
        controller.title = "a"
        return controller
      }
      #Preview("label") { UILabel() }
      #Preview("row") { Row() }
      """
    let controller = try inspect(source, "--view", "controller")
    #expect(controller.text == "UIKitPreview  {\"UIViewController\"}\n")
    let label = try inspect(source, "--view", "label")
    #expect(label.text == "UIKitPreview  {\"UILabel\"}\n")
    let row = try inspect(source, "--view", "row")
    #expect(row.text == "Row\n└── Text  {\"a\"}\n")
  }

  @Test func drawsValuesAsASecondLine() throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n\nText(\"Hello\")\n", to: "view.swift")
    let run = try Tool.run(["render", "view.swift", "--values", "-o", "-"], in: folder.url)
    #expect(run.text.contains("&quot;Hello&quot;") || run.text.contains("\"Hello\""))
    let json = try Tool.run(["inspect", "view.swift", "--values", "-f", "json"], in: folder.url)
    #expect(json.text.contains(#""values": "\"Hello\"""#))
  }

  @Test func mountsOfALazyContainerWhatAnUpdateDoes() throws {
    let run = try inspect(
      """
      import SwiftUI

      struct Numbers: View {
        var body: some View {
          ScrollView {
            LazyVStack { ForEach(0..<100_000, id: \\.self) { Text("row \\($0)") } }
          }
        }
      }
      """)
    #expect(run.errors == "")
    #expect(run.text.contains("\"row 19\""), "\(run.text.prefix(500))")
    #expect(!run.text.contains("\"row 20\""), "\(run.text.prefix(500))")
    #expect(run.code == 0)
  }

  @Test func passesOnWhatABodyPrints() throws {
    let run = try inspect(
      """
      import SwiftUI

      struct Loud: View {
        var body: some View {
          let _ = print("body runs")
          Text("a")
        }
      }
      """)
    #expect(run.text == "Loud\n└── Text  {\"a\"}\n")
    #expect(run.errors == "body runs\n")
  }

  @Test func aDocumentThatCannotBeReadFromAnEmptyFileIsSaid() throws {
    let run = try inspect(
      """
      import SwiftUI

      struct Doc: FileDocument {
        static var readableContentTypes: [UTType] { [.json] }
        let names: [String]
        init(configuration: ReadConfiguration) throws {
          names = try JSONDecoder().decode(
            [String].self, from: configuration.file.regularFileContents ?? Data())
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
          FileWrapper(regularFileWithContents: Data())
        }
      }

      struct Viewer: App {
        var body: some Scene {
          DocumentGroup(viewing: Doc.self) { Text("\\($0.document.names.count)") }
        }
      }
      """)
    #expect(run.code == 1)
    #expect(
      run.errors.contains("'Doc' cannot be read from an empty file, and no other is open: "),
      "\(run.errors)")
    #expect(!run.errors.contains("crashed"), "\(run.errors)")
  }

  private func inspect(_ source: String, _ arguments: String...) throws -> Tool.Run {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "view.swift")
    return try Tool.run(
      ["inspect", "view.swift", "--values", "--paths", "--no-cache"] + arguments, in: folder.url)
  }
}
