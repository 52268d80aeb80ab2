import Testing

/// What is said of names that SwiftUI has and treeviz does not: each on the user's own file, line and
/// column, with the nearest name that is there.
struct UnsupportedNameTests {
  /// A file with a name that is missing, and what the tool prints on standard error.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    let errors: String

    init(_ description: String, _ source: String, _ errors: String) {
      testDescription = description
      self.source = source
      self.errors = errors
    }
  }

  @Test(arguments: missing + unknown) func explains(_ example: Case) throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n" + example.source, to: "view.swift")
    let run = try Tool.run(["inspect", "view.swift", "--no-cache"], in: folder.url)
    #expect(run.errors == example.errors + "\n")
    #expect(run.text == "")
    #expect(run.code == 1)
  }

  @Test func aTypeOfTheUsersOwnMayHaveSuchAName() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct Chart: View { var body: some View { Text("a").textRenderer() } }
      extension View { func textRenderer() -> some View { bold() } }
      """, to: "view.swift")
    let run = try Tool.run(["inspect", "view.swift", "--no-cache"], in: folder.url)
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  private static let missing = [
    Case(
      "a member of a class of UIKit",
      """
      func mark(_ table: UITableView) { table.wobble = 3 }
      """,
      """
      view.swift:2:41: error: 'UITableView' has no 'wobble' here: treeviz has only a part of UIKit; see docs/coverage.md
      func mark(_ table: UITableView) { table.wobble = 3 }
                                              ^
      value of type 'UITableView' has no member 'wobble'
      """),
    Case(
      "a member that a class of the file's own has from UIKit",
      """
      class Row: Base {
        func mark() { self.wobble() }
      }
      class Base: UITableViewCell {}
      """,
      """
      view.swift:3:22: error: 'UITableViewCell' has no 'wobble' here: treeviz has only a part of UIKit; see docs/coverage.md
        func mark() { self.wobble() }
                           ^
      value of type 'Row' has no member 'wobble'
      """),
    Case(
      "a member of UIKit by its name alone",
      """
      class Row: UITableViewCell {
        func mark() { wobble() }
      }
      """,
      """
      view.swift:3:17: error: cannot find 'wobble' in scope
        func mark() { wobble() }
                      ^
      if it is a member of 'UITableViewCell': treeviz has only a part of UIKit; see docs/coverage.md
      """),
    Case(
      "a method of UIKit that is overridden",
      """
      class Row: UITableViewCell {
        override func wobble() {}
      }
      """,
      """
      view.swift:3:17: error: 'UITableViewCell' has no such method here: treeviz has only a part of UIKit; see docs/coverage.md
        override func wobble() {}
                      ^
      method does not override any method from its superclass
      """),
    Case(
      "a class whose superclass is missing, without what follows",
      """
      struct Wrap: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Browser { Browser() }
        func updateUIViewController(_ browser: Browser, context: Context) { browser.tint = .red }
      }
      final class Browser: UIDocumentBrowserViewController {
        var items: [String] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          allowsDocumentCreation = true
        }
      }
      """,
      """
      view.swift:6:22: error: 'UIDocumentBrowserViewController' is not supported yet; see docs/coverage.md
      final class Browser: UIDocumentBrowserViewController {
                           ^
      by its prefix, it is of UIKit
      cannot find type 'UIDocumentBrowserViewController' in scope
      """),
    Case(
      "a command of the Mac alone",
      """
      struct A: View { var body: some View { Text("a").onDeleteCommand {} } }
      """,
      """
      view.swift:2:50: error: 'onDeleteCommand' is not supported yet; see docs/coverage.md
      struct A: View { var body: some View { Text("a").onDeleteCommand {} } }
                                                       ^
      macOS only; nearest: 'onKeyPress'
      value of type 'Text' has no member 'onDeleteCommand'
      """),
    Case(
      "a modifier",
      """
      struct A: View {
        var body: some View { Text("a").padding().focusScope(true) }
      }
      """,
      """
      view.swift:3:45: error: 'focusScope' is not supported yet; see docs/coverage.md
        var body: some View { Text("a").padding().focusScope(true) }
                                                  ^
      nearest: 'focusSection'
      value of type 'some View' has no member 'focusScope'
      """),
    Case(
      "a view",
      """
      struct A: View { var body: some View { Chart { Text("a") } } }
      """,
      """
      view.swift:2:40: error: 'Chart' is not supported yet; see docs/coverage.md
      struct A: View { var body: some View { Chart { Text("a") } } }
                                             ^
      part of Charts
      cannot find 'Chart' in scope
      """),
    Case(
      "a member of a placement",
      """
      struct A: View {
        var body: some View {
          Text("a").toolbar { ToolbarItem(placement: .bottomOrnament) { Text("b") } }
        }
      }
      """,
      """
      view.swift:4:49: error: 'bottomOrnament' is not supported yet; see docs/coverage.md
          Text("a").toolbar { ToolbarItem(placement: .bottomOrnament) { Text("b") } }
                                                      ^
      visionOS only
      type 'ToolbarItemPlacement' has no member 'bottomOrnament'
      """),
    Case(
      "a value of the environment",
      """
      struct A: View {
        @Environment(\\.fontResolutionContext) var context
        var body: some View { Text("a") }
      }
      """,
      """
      view.swift:3:16: error: 'fontResolutionContext' is not supported yet; see docs/coverage.md
        @Environment(\\.fontResolutionContext) var context
                     ^
      new in iOS 26; nearest: 'font'
      cannot infer key path type from context; consider explicitly specifying a root type
      """),
    Case(
      "a modifier whose argument cannot be told without it",
      """
      struct A: View {
        var body: some View { Text("a").writingDirection(strategy: .layoutBased) }
      }
      """,
      """
      view.swift:3:35: error: 'writingDirection' is not supported yet; see docs/coverage.md
        var body: some View { Text("a").writingDirection(strategy: .layoutBased) }
                                        ^
      new in iOS 26; nearest: 'multilineTextAlignment'
      value of type 'Text' has no member 'writingDirection'
      """),
    Case(
      "a view of the module",
      """
      struct A: View { var body: some View { SwiftUI.VSplitView {} } }
      """,
      """
      view.swift:2:40: error: 'VSplitView' is not supported yet; see docs/coverage.md
      struct A: View { var body: some View { SwiftUI.VSplitView {} } }
                                             ^
      macOS only; nearest: 'VStack'
      module 'SwiftUI' has no member named 'VSplitView'
      """),
    Case(
      "a protocol",
      """
      struct A: NSViewRepresentable {}
      """,
      """
      view.swift:2:11: error: 'NSViewRepresentable' is not supported yet; see docs/coverage.md
      struct A: NSViewRepresentable {}
                ^
      macOS only; nearest: 'UIViewRepresentable'
      cannot find type 'NSViewRepresentable' in scope
      """),
    Case(
      "a property wrapper",
      """
      struct A: View { @FetchRequest var on: Bool; var body: some View { Text("a") } }
      """,
      """
      view.swift:2:19: error: 'FetchRequest' is not supported yet; see docs/coverage.md
      struct A: View { @FetchRequest var on: Bool; var body: some View { Text("a") } }
                        ^
      part of CoreData
      unknown attribute 'FetchRequest'
      """),
    Case(
      "an environment value",
      """
      struct A: View {
        @Environment(\\.modelContext) private var context
        var body: some View { Text("a") }
      }
      """,
      """
      view.swift:3:16: error: 'modelContext' is not supported yet; see docs/coverage.md
        @Environment(\\.modelContext) private var context
                     ^
      part of SwiftData
      cannot infer key path type from context; consider explicitly specifying a root type
      """),
    Case(
      "a name with a leading dot",
      """
      struct A: View { var body: some View { Button("a") {}.buttonStyle(.card) } }
      """,
      """
      view.swift:2:68: error: 'card' is not supported yet; see docs/coverage.md
      struct A: View { var body: some View { Button("a") {}.buttonStyle(.card) } }
                                                                         ^
      tvOS only; nearest: '.bordered'
      reference to member 'card' cannot be resolved without a contextual type
      """),
    Case(
      "a scene's modifier",
      """
      @main struct A: App { var body: some Scene { WindowGroup { Text("a") }.immersionStyle() } }
      """,
      """
      view.swift:2:72: error: 'immersionStyle' is not supported yet; see docs/coverage.md
      @main struct A: App { var body: some Scene { WindowGroup { Text("a") }.immersionStyle() } }
                                                                             ^
      value of type 'WindowGroup<Text>' has no member 'immersionStyle'
      """),
    Case(
      "a module with attributes",
      """
      import OSLog
      import os.log
      @preconcurrency import SwiftData
      struct A: View { @Query var items: [Int]; var body: some View { Text("a") } }
      """,
      """
      view.swift:4:24: error: 'SwiftData' is not supported yet; see docs/coverage.md
      @preconcurrency import SwiftData
                             ^
      with 'Query', 'Model', 'modelContainer'
      no such module 'SwiftData'
      """),
    Case(
      "a module",
      """
      import MapKit
      """,
      """
      view.swift:2:8: error: 'MapKit' is not supported yet; see docs/coverage.md
      import MapKit
             ^
      with 'Map' and its markers
      no such module 'MapKit'
      """),
    Case(
      "several modules",
      """
      import PhotosUI
      /* import AVKit
      import CoreHaptics */
      import struct SpriteKit.SpriteView
      #if canImport(Vision)
      import Vision
      #endif
      let text = \"\"\"
      import Charts
      \"\"\"
      @preconcurrency import MessageUI
      """,
      """
      view.swift:2:8: error: 'PhotosUI' is not supported yet; see docs/coverage.md
      import PhotosUI
             ^
      with 'PhotosPicker'
      no such module 'PhotosUI'
      view.swift:5:15: error: 'SpriteKit' is not supported yet; see docs/coverage.md
      import struct SpriteKit.SpriteView
                    ^
      with 'SpriteView'
      no such module 'SpriteKit'
      view.swift:12:24: error: 'MessageUI' is not supported yet; see docs/coverage.md
      @preconcurrency import MessageUI
                             ^
      no such module 'MessageUI'
      """),
  ]

  /// Names that SwiftUI does not have, and members of other types under a name that it has: the
  /// message is the compiler's.
  private static let unknown = [
    Case(
      "a type of the file's own with such a prefix",
      """
      struct UIState { func mark() { self.wobble() } }
      """,
      """
      view.swift:2:37: error: value of type 'UIState' has no member 'wobble'
      struct UIState { func mark() { self.wobble() } }
                                          ^
      """),
    Case(
      "an unknown type",
      """
      struct A: View { var body: some View { Tabel() } }
      """,
      """
      view.swift:2:40: error: cannot find 'Tabel' in scope
      struct A: View { var body: some View { Tabel() } }
                                             ^
      """),
    Case(
      "an unknown modifier",
      """
      struct A: View { var body: some View { Text("a").padding().shine() } }
      """,
      """
      view.swift:2:60: error: value of type 'some View' has no member 'shine'
      struct A: View { var body: some View { Text("a").padding().shine() } }
                                                                 ^
      """),
    Case(
      "a publisher's name on another type",
      """
      struct Mail { func send() { retries.retry() }; var retries = 1 }
      """,
      """
      view.swift:2:37: error: value of type 'Int' has no member 'retry'
      struct Mail { func send() { retries.retry() }; var retries = 1 }
                                          ^
      """),
    Case(
      "an unknown module",
      """
      import Weather
      """,
      """
      view.swift:2:8: error: no such module 'Weather'
      import Weather
             ^
      """),
  ]
}
