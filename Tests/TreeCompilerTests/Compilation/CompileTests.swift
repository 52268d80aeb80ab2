import Foundation
import Testing
import TreeCompiler
import ViewTree

@Suite(.serialized) struct CompileTests {
  @Test func findsViewsSnippetsAndPreviews() throws {
    let example = try compile(
      [
        SourceFile(
          """
          struct Row: View { var body: some View { Text("a").padding() } }
          #Preview("One") {
            @Previewable @State var n = 1
            return Text("\\(n)")
          }
          Row()
          Text("b")
          """)
      ], options: .built())
    let roots = example.report.roots.map { "\($0.kind) \($0.title ?? "") \($0.line ?? 0)" }
    #expect(roots.contains("view  0"))
    #expect(roots.contains("snippet  0"))
    #expect(roots.contains("preview One 2"))
    #expect(
      example.report.bodies["Main.Row"]
        == "SwiftUI.ModifiedContent<SwiftUI.Text, SwiftUI._PaddingLayout>")
    #expect(example.summaries.map(\.declarations.count) == [3])
  }

  @Test func previewsWithTraitsTakeWhatAViewBuilderTakes() throws {
    let example = try compile(
      [
        SourceFile(
          """
          import SwiftUI
          #Preview("Two", traits: .sizeThatFitsLayout) { Text("a"); Text("b") }
          #Preview("Kept", traits: .landscapeLeft, .sizeThatFitsLayout) {
            @Previewable @State var isOn = true
            Toggle("On", isOn: $isOn)
          }
          #Preview(traits: .sizeThatFitsLayout) { if Bool.random() { Text("a") } }
          #Preview("UIKit", traits: .landscapeLeft) {
            UIView()
          }
          """)
      ], options: .built())
    let roots = example.report.roots.map { "\($0.kind) \($0.title ?? "") \($0.line ?? 0)" }
    for root in ["preview Two 2", "preview Kept 3", "preview  7", "preview UIKit 8"] {
      #expect(roots.contains(root), "\(roots)")
    }
  }

  @Test func bringsMembersOfConfigurationsToFilesThatNameThem() throws {
    let example = try compile(
      [
        SourceFile(
          """
          import SwiftUI
          struct Client {
            let session: URLSession = {
              let configuration = URLSessionConfiguration.background(withIdentifier: "feed")
              configuration.isDiscretionary = true
              configuration.sessionSendsLaunchEvents = true
              configuration.waitsForConnectivity = true
              return URLSession(configuration: configuration)
            }()
          }
          struct Feed: View { var body: some View { Text("a") } }
          """)
      ], options: .built())
    #expect(example.report.roots.map(\.name) == ["Feed"])
  }

  @Test func bringsTheReadingOfXMLToFilesThatNameIt() throws {
    let example = try compile(
      [
        SourceFile(
          """
          import SwiftUI
          final class Feed: NSObject, XMLParserDelegate {
            var names: [String] = []
            func parser(
              _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
              qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
            ) { names.append(elementName) }
            func read(_ data: Data) -> Bool {
              let parser = XMLParser(data: data)
              parser.delegate = self
              return parser.parse()
            }
          }
          struct A: View { let feed = Feed(); var body: some View { Text("\\(feed.names.count)") } }
          """)
      ], options: .built())
    #expect(example.report.bodies["Main.A"] == "SwiftUI.Text")
  }

  @Test func bringsTheLoadingOfURLsToFilesThatNameIt() throws {
    let files = [
      SourceFile("Model.swift", "import Foundation\nlet session = URLSession.shared"),
      SourceFile(
        "View.swift",
        "import SwiftUI\nstruct A: View { var body: some View { Text(\"\\(session)\") } }"),
    ]
    let example = try compile(files, options: .built())
    #expect(example.report.bodies["Main.A"] == "SwiftUI.Text")
  }

  @Test func bringsPublishersOfURLsToFilesThatNameThem() throws {
    let example = try compile(
      [
        SourceFile(
          """
          import Combine
          import SwiftUI
          final class Loader: ObservableObject {
            @Published var words: [String] = []
            private var bag = Set<AnyCancellable>()
            func load(_ url: URL) {
              URLSession.shared.dataTaskPublisher(for: url)
                .map(\\.data)
                .decode(type: [String].self, decoder: JSONDecoder())
                .replaceError(with: [])
                .assign(to: \\.words, on: self)
                .store(in: &bag)
            }
            func text(_ request: URLRequest) -> AnyPublisher<String, URLError> {
              URLSession.shared.dataTaskPublisher(for: request)
                .tryMap { data, response in
                  guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                  }
                  return String(decoding: data, as: UTF8.self)
                }
                .mapError { $0 as? URLError ?? URLError(.unknown) }
                .eraseToAnyPublisher()
            }
            var publisher: URLSession.DataTaskPublisher?
          }
          struct Row: View { @StateObject var loader = Loader(); var body: some View { Text("") } }
          """)
      ], options: .built())
    #expect(example.report.bodies["Main.Row"] == "SwiftUI.Text")
  }

  @Test func tellsOfAnUnknownNameAndNotOfTheTimeItTakes() throws {
    let source = """
      struct A: View {
        @State private var level = 0
        var body: some View {
          if level == 0 {
            VStack {
              ForEach(0..<2) { i in
                HStack {
                  ForEach(0..<5) { j in
                    Button {
                      level = i*5+j+1
                      switch level {
                      case 1: level = 3
                      default: Text("Error")
                      }
                    } label: { Text("\\(i*5+j+1)") }
                  }
                }
              }
            }
          } else {
            Board(level: $level)
          }
        }
      }
      """
    let error = #expect(throws: CompilerError.self) {
      try compile([SourceFile(source)], options: .built())
    }
    guard case .invalidSource(let diagnostics)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      diagnostics.filter { $0.severity == .error }.map(\.message)
        == ["cannot find 'Board' in scope"])
  }

  @Test(arguments: [
    "Text(\"12\".firstMatch(of: /(?<number>\\d+)/)?.number ?? \"\")",
    "struct A: View { let w = 8.0, n = 2.0; var body: some View { Text(\"\\(w/n/2)\").frame(width: w/2) } }",
    """
    @MainActor final class Model: ObservableObject {}
    struct A: View {
      @StateObject private var model: Model
      init(model: Model = Model()) { _model = StateObject(wrappedValue: model) }
      var body: some View { Text("a") }
    }
    """,
  ])
  func switchesOnPartsOfSwift6WhereAFileNeedsThem(_ source: String) throws {
    let example = try compile([SourceFile(source)], options: .built())
    #expect(example.report.roots.count == 1)
  }

  @Test func tellsOfTheErrorsThatStayWithPartsOfSwift6() throws {
    let source = "VStack {\n  Text(\"1\".contains(/\\d/) ? \"a\" : \"b\")\n  Txt(\"c\")\n}"
    let error = #expect(throws: CompilerError.self) {
      try compile([SourceFile(source)], options: .built())
    }
    #expect(
      error?.diagnostics.filter { $0.severity == .error }.map(\.message)
        == ["cannot find 'Txt' in scope"])
  }

  @Test func compilesFilesAsOneModule() throws {
    let files = [
      SourceFile("a/same.swift", "struct A: View { var body: some View { B() } }\nA()"),
      SourceFile("b/same.swift", "struct B: View { var body: some View { Text(\"\") } }\nB()"),
    ]
    let example = try compile(files, options: .built())
    #expect(example.report.roots.count { $0.kind == .snippet } == 2)
    #expect(example.report.bodies["Main.A"] == "Main.B")
  }

  @Test func usesMacrosAndLibrariesOfTheToolchain() throws {
    let example = try compile(
      [
        SourceFile(
          """
          import RegexBuilder
          import SwiftUI
          @Observable final class Model { var word = Regex { "a" } }
          extension EnvironmentValues { @Entry var theme: String? }
          struct Row: View { var body: some View { Text("") } }
          """)
      ], options: .built())
    #expect(example.report.roots.map(\.name) == ["Row"])
  }

  @Test(arguments: ["list.swift", "my \"odd\" \\ list.swift", "-x.swift", "ünïcode 🙂.swift"])
  func namesTheUsersPlaces(_ path: String) {
    let text = MarkedText(
      "import SwiftUI\r\nstruct A: View { var body: some View { Text(\"é\").1️⃣one() } }\r\n"
        + "Text(\"é\"); Text(\"\").2️⃣two()\r\n#Preview {\r\n  Text(\"\").3️⃣three()\r\n}\r\n")
    let error = #expect(throws: CompilerError.self) {
      try compile([SourceFile(path, text.text)], options: .built())
    }
    let places = error?.diagnostics.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0)" }
    #expect(places?.sorted() == text.places.values.sorted())
    #expect(error?.diagnostics.allSatisfy { $0.location?.path == path } == true)
  }

  @Test func saysWhatMacrosMiss() {
    let error = #expect(throws: CompilerError.self) {
      try compile(
        [SourceFile("import SwiftUI\nextension EnvironmentValues { @Entry var n: Int }")],
        options: .built())
    }
    #expect(
      error?.description
        == "'@Entry' needs an initial value, the default, unless the type is optional")
  }

  @Test(arguments: ["Text(3)", "Text(\"a\")"])
  func leavesNoFiles(_ text: String) throws {
    let commands = Strings()
    var options = CompilerOptions.built()
    options.onStage = { commands.append($0.command ?? "") }
    _ = try? compile([SourceFile(text)], options: options)
    let paths = commands.all.flatMap { $0.split(separator: " ") }.map(String.init)
    let folders = paths.filter { $0.hasSuffix("/0.swift") }.map { $0.dropLast("/0.swift".count) }
    #expect(folders.count == 1)
    #expect(folders.allSatisfy { !FileManager.default.fileExists(atPath: String($0)) })
  }

  @Test func tellsTheStages() throws {
    let stages = Strings()
    var options = CompilerOptions.built()
    options.onStage = { stages.append($0.name) }
    _ = try compile([SourceFile("Text(\"a\")")], options: options)
    #expect(stages.all == ["read", "compile", "link", "run"])
  }
}

/// Collects strings from any thread.
private final class Strings: @unchecked Sendable {
  private let lock = NSLock()
  private var collected: [String] = []

  var all: [String] { lock.withLock { collected } }

  func append(_ string: String) { lock.withLock { collected.append(string) } }
}
