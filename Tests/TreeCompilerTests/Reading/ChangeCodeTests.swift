import Testing
import ViewTree

@testable import TreeCompiler

/// What is compiled for `--set` and its like, and what is said of those that cannot be made.
@Suite struct ChangeCodeTests {
  private static let source = """
    import SwiftUI
    enum Flavor { case vanilla, chocolate }
    final class Cart { var items = [String](); let id = 1; static var shared = Cart() }
    final class Basket<T> { var items = [T]() }
    struct Donut { var name = "a"; var maker = Maker() }
    final class Maker { var name: String?; var town: String { get { "" } set {} } }
    struct Row: View {
      @State private var count = 0
      @State var name = "a"
      @State var note: String?
      @Environment(\\.locale) var locale
      @StateObject var cart = Cart()
      @State var donut: Donut
      @Environment(Maker.self) var maker
      @Namespace var space
      let title: String
      var body: some View { Text(title) }
    }
    enum Outer {
      struct Row: View { @Binding var isOn: Bool; @State var count = 1 }
      private struct Hidden: View { @State var hidden = 1 }
    }
    struct Card<Content: View>: View { @State var isOpen = false; let content: Content }
    func make() { struct Local: View { @State var local = 1 } }
    #Preview { @Previewable @State var shown = 1; return Text("") }
    extension EnvironmentValues { @Entry var level = 1; @Entry var look = "plain" }
    @State var total = 0
    Text("a")
    """

  @Test(arguments: [
    ("name=Anna", "name`", "\"Anna\""),
    ("name=Anna Smith", "name`", "\"Anna Smith\""),
    ("name=say \"hi\"", "name`", "\"say \\\"hi\\\"\""),
    ("name=\"Anna\"", "name`", "\"Anna\""),
    ("name=12", "name`", "\"12\""),
    ("name=count", "name`", "\"count\""),
    ("name=a-b (c)", "name`", "\"a-b (c)\""),
    ("name=title.uppercased()", "name`", "title.uppercased()"),
    ("name=", "name`", "\"\""),
    ("note=nil", "note`", "nil"),
    ("Row.name=nil", "name`", "\"nil\""),
    ("total=total + 1", "total`", "total + 1"),
    ("isOn=false", "isOn`", "false"),
    ("isOn=dark", "isOn`", ".dark"),
    ("isOn=title", "isOn`", ".title"),
    ("isOn=count", "isOn`", "count"),
    ("cart.items=[\"a\"]", "cart`.`items`", "[\"a\"]"),
    ("cart.items[0]=x", "cart`.`items`[0]", ".x"),
    ("donut.name=Zed", "donut`.`name`", "\"Zed\""),
    ("donut.maker.name=Zed", "donut`.`maker`.`name`", "\"Zed\""),
    ("donut.maker.name=nil", "donut`.`maker`.`name`", "nil"),
    ("Row.maker.town=New York", "maker`.`town`", "\"New York\""),
    ("donut.unknown=Zed", "donut`.`unknown`", "Zed"),
    ("snippet.total = 3 ", "total`", "3"),
    ("Row.count=3", "count`", "3"),
  ])
  func writesAState(_ text: String, _ target: String, _ value: String) throws {
    let code = try code(.state, text)
    #expect(code.contains("{ self.`\(target) = \(value)\n"), "\(code)")
  }

  @Test(
    arguments: [
      (
        "count=3", .state,
        "several types have a property 'count'; say which: 'Row.count', 'Outer.Row.count'"
      ),
      (
        "cuont=3", .state,
        "no property is named 'cuont'; did you mean 'Row.count'? --set can change 'snippet.total', "
          + "'Row.count', 'Row.name', 'Row.note', 'Row.donut', 'Outer.Row.isOn', 'Outer.Row.count', 'Card.isOpen'"
      ),
      ("Card.zzz=1", .state, "'Card' has no property 'zzz'; --set can change 'Card.isOpen'"),
      ("Crad.isOpen=1", .state, "no type is named 'Crad'; did you mean 'Card'? there are"),
      ("title=a", .state, "'Row.title' is no state: the view's parent gives it its value"),
      (
        "locale=de", .state,
        "'Row.locale' is read from the environment; set it there: --set-env locale=..."
      ),
      (
        "cart=1", .state,
        "'Row.cart' holds an object; set a property of it: --set cart.PROPERTY=..."
      ),
      ("space=1", .state, "'Row.space' cannot be set: it is a @Namespace"),
      ("local=2", .state, "'Local' is declared in a function, where code outside cannot reach it"),
      ("hidden=2", .state, "'Outer.Hidden' is private in another type"),
      ("shown=2", .state, "'shown' is declared in a function or a preview"),
      ("isOn=1 2", .state, "'1 2' is no Swift expression"),
      ("isOn=1 } }", .state, "'1 } }' is no Swift expression"),
      ("isOn=", .state, "a value is missing behind '='"),
      (
        "Cart.item=1", .model,
        "'Cart' has no property 'item'; did you mean 'items'? there are 'items'"
      ),
      ("Cart.id=1", .model, "'Cart.id' is a constant"),
      ("Cart.shared=1", .model, "'Cart.shared' is static"),
      ("Carts.items=1", .model, "no class is named 'Carts'; did you mean 'Cart'?"),
      ("Donut.name=a", .model, "'Donut' is a struct, expected a class"),
      ("Basket.items=a", .model, "'Basket' is generic"),
      ("items=1", .model, "expected TYPE.PROPERTY=VALUE; the classes are 'Cart', 'Basket'"),
      (
        "colorSchme=dark", .environment,
        "the environment has no value 'colorSchme' that could be set; did you mean 'colorScheme'?"
      ),
      ("font#2.size=1", .environment, "the environment is one: '#2' has no meaning"),
    ] as [(String, SourceChange.Kind, String)])
  func tellsWhatCannotBeChanged(_ text: String, _ kind: SourceChange.Kind, _ message: String) throws
  {
    let error = #expect(throws: CompilerError.self) { try code(kind, text) }
    let diagnostic = try #require(error?.diagnostics.first)
    #expect(diagnostic.message.hasPrefix(message), "\(diagnostic.message)")
    #expect(diagnostic.location == Diagnostic.Location(path: "--set \(text)"))
  }

  @Test(arguments: [
    ("colorScheme=dark", "environment.`colorScheme` = .dark"),
    ("locale=de_DE", "environment.`locale` = Foundation.Locale(identifier: \"de_DE\")"),
    ("locale=Locale.current", "environment.`locale` = Locale.current"),
    ("calendar=buddhist", "environment.`calendar` = Foundation.Calendar(identifier: .buddhist)"),
    ("level=2", "environment.`level` = 2"),
    ("look=dark", "environment.`look` = \"dark\""),
    (
      "accessibilityReduceMotion=true",
      "environment._setSystemValue(\"accessibilityReduceMotion\", (true) as Bool)"
    ),
  ])
  func writesTheEnvironment(_ text: String, _ assignment: String) throws {
    let code = try code(.environment, text)
    #expect(code.contains("{ \(assignment)\n"), "\(code)")
  }

  @Test func prefersTheViewThatIsAskedFor() throws {
    let code = try code(.state, "count=3", preferring: ["Outer.Row"])
    #expect(code.contains("extension Outer.Row {"))
  }

  @Test func leavesASourceThatDoesNotParseToTheCompiler() throws {
    #expect(try code(.state, "count=3", source: "struct Row {") == "")
  }

  private func code(
    _ kind: SourceChange.Kind, _ text: String, preferring types: [String] = [],
    source: String = source
  ) throws -> String {
    let change = SourceChange(
      number: 0, kind: kind, assignment: try ChangeAssignment(parsing: text), text: "--set \(text)")
    return try ReaderLibrary(BuildFolder.installation).changeCode(
      ChangeRequest(changes: [change], sources: [source], preferredTypes: types))[0]
  }
}
