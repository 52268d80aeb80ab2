import Foundation
import Testing

/// What SwiftUI would complain of while a view is mounted.
@Suite struct InstanceErrorTests {
  @Test func namesTheReaderOfAMissingEnvironmentObject() throws {
    let run = try inspect(
      """
      import SwiftUI

      final class Settings: ObservableObject {
        @Published var name = "Anna"
      }
      struct Profile: View {
        @EnvironmentObject private var settings: Settings

        var body: some View { Text(settings.name) }
      }
      """, "--view", "Profile")
    #expect(run.text == "")
    #expect(
      run.errors == """
        view.swift:7:34: error: 'settings' of 'Profile' finds no 'Settings' in the environment: \
        No ObservableObject of type Settings found. A View.environmentObject(_:) for Settings may \
        be missing as an ancestor of this view.
        set one on a view above, and in each preview: .environmentObject(Settings(...))

        """)
    #expect(run.code == 1)
  }

  @Test func namesTheReaderOfAMissingObservableObject() throws {
    let run = try inspect(
      """
      import SwiftUI

      @Observable final class User {
        var name = "Anna"
      }
      struct Loader: DynamicProperty {
        @Environment(User.self) var user
      }
      struct Profile: View {
        var loader = Loader()

        var body: some View { Text(loader.user.name) }
      }
      """, "--view", "Profile")
    #expect(
      run.errors == """
        view.swift:7:31: error: 'user' of 'Profile' finds no 'User' in the environment: No \
        Observable object of type User found. A View.environment(_:) for User may be missing as an \
        ancestor of this view.
        set one on a view above, and in each preview: .environment(User(...)), or make the \
        property optional

        """)
    #expect(run.code == 1)
  }

  private static let fineAndBroken = """
    import SwiftUI

    struct Fine: View {
      var body: some View { Text("fine") }
    }
    struct Broken: View {
      let rows: [Int] = []
      var body: some View { Text("\\(rows[3])") }
    }
    """

  @Test func endsWhereOneRootFails() throws {
    let run = try inspect(Self.fineAndBroken)
    #expect(run.text == "")
    #expect(
      run.errors == """
        view.swift:8:37: error: 'Broken' crashed: Index out of range
        treeviz: note: --keep-going shows the others

        """)
    #expect(run.code == 1)
  }

  @Test(arguments: [false, true]) func showsTheOthersWhereAskedTo(isQuiet: Bool) throws {
    let run = try inspect(
      Self.fineAndBroken, ["--keep-going"] + (isQuiet ? ["--quiet"] : []))
    #expect(
      run.text == """
        # Fine
        Fine
        └── Text  {"fine"}

        # Broken
        Broken
        └── Text

        """)
    #expect(run.errors == "view.swift:8:37: error: 'Broken' crashed: Index out of range\n")
    #expect(run.code == 1)
  }

  @Test func warnsOfTheEnvironmentReadInAnInitialiser() throws {
    let run = try inspect(
      """
      import SwiftUI

      struct Early: View {
        @Environment(\\.dynamicTypeSize) private var size
        let text: String

        init() { text = "\\(_size.wrappedValue)" }

        var body: some View { Text(text) }
      }
      """)
    #expect(
      run.text == """
        Early  {size = large, text = "large"}
        └── Text  {"large"}

        """)
    #expect(
      run.errors == """
        view.swift:4:47: warning: Accessing Environment<DynamicTypeSize>'s value outside of being \
        installed on a View. This will always read the default value and will not update.
        read it in 'body': in an initialiser the view has no place yet

        """)
    #expect(run.code == 0)
  }

  @Test func warnsOfStateReadInAnInitialiser() throws {
    let run = try inspect(
      """
      import SwiftUI

      struct Field: View {
        @State private var text = "a"
        let copy: Binding<String>

        init() { copy = _text.projectedValue }

        var body: some View { Text(copy.wrappedValue) }
      }
      """)
    #expect(
      run.errors == """
        view.swift:7:25: warning: Accessing State's value outside of being installed on a View. \
        This will result in a constant Binding of the initial value and will not update.
        read it in 'body': in an initialiser the view has no place yet

        """)
  }

  @Test func warnsOfRowsWithOneIdentity() throws {
    let run = try inspect(
      """
      import SwiftUI

      struct Rows: View {
        var body: some View {
          ForEach(["a", "a"], id: \\.self) { Text($0) }
        }
      }
      """)
    #expect(
      run.errors == """
        view.swift:5:5: warning: ForEach: the ID a occurs multiple times within the collection, \
        this will give undefined results!

        """)
  }

  @Test func endsABodyThatContainsItself() throws {
    let run = try inspect(
      """
      import SwiftUI

      struct Mirror: View {
        var body: some View { AnyView(Mirror()) }
      }
      """, "--view", "Mirror")
    #expect(
      run.errors == """
        view.swift:3:8: error: the body of 'Mirror' contains itself: bodies stand in each other \
        more than 1000 deep

        """)
    #expect(run.code == 1)
  }

  @Test func mountsAnOptionalObjectThatIsMissing() throws {
    let run = try inspect(
      """
      import SwiftUI

      @Observable final class User {
        var name = "Anna"
      }
      struct Profile: View {
        @Environment(User.self) var user: User?

        var body: some View { Text(user?.name ?? "nobody") }
      }
      """)
    #expect(
      run.text == """
        Profile  {user = nil}
        └── Text  {"nobody"}

        """)
    #expect(run.errors == "")
  }

  private func inspect(_ source: String, _ arguments: String...) throws -> Tool.Run {
    try inspect(source, arguments)
  }

  private func inspect(_ source: String, _ arguments: [String]) throws -> Tool.Run {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "view.swift")
    return try Tool.run(
      ["inspect", "view.swift", "--values", "--no-cache"] + arguments, in: folder.url)
  }
}
