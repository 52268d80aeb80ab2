import Foundation
import Testing

/// Claims about what SwiftUI and the compiler complain of.
@Suite struct DiagnosticClaims {
  /// A view that is wrong, and what the tool says of it.
  struct Case: Sendable, CustomTestStringConvertible {
    /// What is complained of: the name by which the list in `docs/claims.md` knows it.
    let name: String

    /// The numbers of the claims that the view shows.
    let claims: [Int]

    /// The view that is shown.
    let view: String

    let source: String
    let text: String

    /// The beginning of what is printed on standard error.
    let errors: String

    var testDescription: String { name }

    init(
      _ name: String, claims: [Int], view: String, errors: String, text: String = "",
      _ source: String
    ) {
      self.name = name
      self.claims = claims
      self.view = view
      self.source = source
      self.text = text
      self.errors = errors
    }
  }

  @Test(arguments: cases) func holds(_ example: Case) throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n" + example.source, to: "view.swift")
    let run = try Tool.run(
      ["inspect", "view.swift", "--view", example.view, "--values", "--no-cache"], in: folder.url)
    #expect(run.errors.hasPrefix(example.errors), "\(run.errors)")
    #expect(run.text == example.text)
    #expect(run.code == (example.text.isEmpty ? 1 : 0))
  }

  static let cases = [
    Case(
      "warnsOfTheEnvironmentReadInAnInitialiser", claims: [102, 103], view: "Ticket",
      errors: """
        view.swift:3:41: warning: Accessing Environment<Bool>'s value outside of being installed \
        on a View. This will always read the default value and will not update.
        read it in 'body'
        """,
      text: """
        Ticket  {isEnabled = true, price = "2.80"}
        └── Text  {"2.80"}

        """,
      """
      struct Ticket: View {
        @Environment(\\.isEnabled) private var isEnabled
        let price: String

        init() { price = _isEnabled.wrappedValue ? "2.80" : "-" }

        var body: some View { Text(price) }
      }
      """),
    Case(
      "refusesAMissingObservable", claims: [129, 160], view: "Cab",
      errors: """
        view.swift:4:41: error: 'driver' of 'Cab' finds no 'Driver' in the environment: No \
        Observable object of type Driver found.
        """,
      """
      @Observable final class Driver { var name = "Ira" }
      struct Cab: View {
        @Environment(Driver.self) private var driver

        var body: some View { Text(driver.name) }
      }
      """),
    Case(
      "refusesAMissingObservableObject", claims: [134, 157], view: "Cab",
      errors: """
        view.swift:4:34: error: 'driver' of 'Cab' finds no 'Driver' in the environment: No \
        ObservableObject of type Driver found.
        """,
      """
      final class Driver: ObservableObject { @Published var name = "Ira" }
      struct Cab: View {
        @EnvironmentObject private var driver: Driver

        var body: some View { Text(driver.name) }
      }
      """),
    Case(
      "refusesAnOptionalEnvironmentObject", claims: [133], view: "Cab",
      errors: """
        view.swift:4:4: error: generic struct 'EnvironmentObject' requires that 'Driver?' conform \
        to 'ObservableObject'
        """,
      """
      final class Driver: ObservableObject { @Published var name = "Ira" }
      struct Cab: View {
        @EnvironmentObject private var driver: Driver?

        var body: some View { Text("cab") }
      }
      """),
    Case(
      "refusesAnEnvironmentObjectThatIsNotObservable", claims: [132], view: "Cab",
      errors: """
        view.swift:4:4: error: generic struct 'EnvironmentObject' requires that 'Driver' conform \
        to 'ObservableObject'
        """,
      """
      final class Driver { var name = "Ira" }
      struct Cab: View {
        @EnvironmentObject private var driver: Driver

        var body: some View { Text(driver.name) }
      }
      """),
    Case(
      "refusesATextFieldWithoutABinding", claims: [183], view: "Sign",
      errors: """
        view.swift:5:49: error: cannot convert value of type 'String' to expected argument type \
        'Binding<String>'
        """,
      """
      struct Sign: View {
        let stop: String

        var body: some View { TextField("Stop", text: stop) }
      }
      """),
  ]
}
