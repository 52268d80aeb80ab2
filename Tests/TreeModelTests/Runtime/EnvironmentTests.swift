import SwiftUI
import Testing
import TreeModel

private struct BadgeColorKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  fileprivate var badgeColor: Color {
    get { self[BadgeColorKey.self] }
    set { self[BadgeColorKey.self] = newValue }
  }
}

@MainActor @Suite struct EnvironmentTests {
  class Model: ObservableObject {
    var name: String { "model" }
  }

  final class Mock: Model {
    override var name: String { "mock" }
  }

  @Observable final class User {
    var name = "Anna"
  }

  struct Badge: View {
    @Environment(\.badgeColor) var badgeColor
    @Environment(\.dynamicTypeSize.isAccessibilitySize) var isLarge

    var body: some View { Text(badgeColor.description) }
  }

  @Test func writesForTheContentAlone() throws {
    let view = HStack {
      Badge()
      VStack { Badge() }.environment(\.badgeColor, .orange)
    }
    #expect(
      try mountedText(view) == """
        HStack
        ├── Badge  0  {badgeColor = blue, isLarge = false}
        │   └── Text  0  {"blue"}
        └── EnvironmentKeyWritingModifier<Color>  1  {badgeColor = orange}
            └── VStack  1
                └── Badge  1.0  {badgeColor = orange, isLarge = false}
                    └── Text  1.0  {"orange"}

        """)
  }

  @Test func readsTheValueOfTheInnermostWriter() throws {
    let view = Badge().environment(\.badgeColor, .red).environment(\.badgeColor, .green)
    #expect(
      try mountedText(view) == """
        EnvironmentKeyWritingModifier<Color>  {badgeColor = green}
        └── EnvironmentKeyWritingModifier<Color>  {badgeColor = red}
            └── Badge  {badgeColor = red, isLarge = false}
                └── Text  {"red"}

        """)
  }

  @Test func transformsWhatIsThere() throws {
    let view = Badge()
      .transformEnvironment(\.badgeColor) { $0 = $0.opacity(0.5) }
      .environment(\.badgeColor, .red)
    #expect(
      try mountedText(view) == """
        EnvironmentKeyWritingModifier<Color>  {badgeColor = red}
        └── EnvironmentKeyTransformModifier<Color>  {badgeColor = red.opacity(0.5)}
            └── Badge  {badgeColor = red.opacity(0.5), isLarge = false}
                └── Text  {"red.opacity(0.5)"}

        """)
  }

  @Test func givesTheContentOfASheetTheEnvironmentAroundIt() throws {
    let view = Text("a")
      .sheet(isPresented: .constant(true)) { Badge() }
      .environment(\.badgeColor, .red)
    #expect(
      try mountedText(view) == """
        EnvironmentKeyWritingModifier<Color>  {badgeColor = red}
        └── sheet
            ├── Text  {"a"}
            └── Badge  sheet  {badgeColor = red, isLarge = false}
                └── Text  sheet  {"red"}

        """)
  }

  @Test func findsObjectsByTheTypeUnderWhichTheyWereSet() throws {
    struct Reader: View {
      @EnvironmentObject var model: Model
      @Environment(User.self) var user
      @Environment(User.self) var optional: User?

      var body: some View { Text("\(model.name) \(user.name)") }
    }
    let mock: Model = Mock()
    #expect(
      try mountedText(Reader().environmentObject(mock).environment(User())) == """
        EnvironmentKeyWritingModifier<User?>  {User #1}
        └── EnvironmentKeyWritingModifier<Model?>  {Mock #1}
            └── Reader  {model = Mock #1, user = User #1, optional = User #1}
                └── Text  {"mock Anna"}

        """)
  }

  @Test func allowsAMissingObjectThatIsNotRead() throws {
    struct Reader: View {
      @EnvironmentObject var model: Model
      @Environment(User.self) var user
      @Environment(User.self) var optional: User?

      var body: some View { Text(optional?.name ?? "nobody") }
    }
    #expect(
      try mountedText(Reader()) == """
        Reader  {model = missing, user = missing, optional = nil}
        └── Text  {"nobody"}

        """)
  }

  @Test func namesKeyPaths() {
    #expect(KeyPathName.of(\.font) == "font")
    #expect(KeyPathName.of(\.badgeColor) == "badgeColor")
    #expect(
      KeyPathName.of(\.dynamicTypeSize.isAccessibilitySize)
        == "dynamicTypeSize.isAccessibilitySize")
    #expect(KeyPathName.of(EnvironmentObject<Model>().keyPath) == nil)
    #expect(KeyPathName.of(Environment(User.self).keyPath) == nil)
    #expect(KeyPathName.of(Environment<User?>().keyPath) == nil)
  }
}
