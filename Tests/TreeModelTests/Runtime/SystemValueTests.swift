import SwiftUI
import Testing

/// What `--set-env` sets as the system does.
@Suite struct SystemValueTests {
  @Test func setsWhatAProgramCannotSet() {
    var environment = EnvironmentValues()
    environment._setSystemValue("accessibilityReduceMotion", true)
    environment._setSystemValue("colorSchemeContrast", ColorSchemeContrast.increased)
    #expect(environment.accessibilityReduceMotion)
    #expect(environment.colorSchemeContrast == .increased)
  }

  /// The values of an iPhone that is held upright, of a new simulator in the United States.
  @Test func areThoseOfAPhone() {
    let environment = EnvironmentValues()
    #expect(environment.horizontalSizeClass == .compact)
    #expect(environment.verticalSizeClass == .regular)
    #expect(environment.locale.identifier == "en_US")
    #expect(Locale.current.identifier == "en_US")
    #expect(Calendar.current.firstWeekday == 1)
    #expect(12.5.formatted(.currency(code: "USD")) == "$12.50")
  }

  private enum Greeting: EnvironmentKey {
    static let defaultValue: String? = "hello"
  }

  @Test func anOptionalHasTheDefaultUntilItIsSetToNil() {
    var environment = EnvironmentValues()
    #expect(environment[Greeting.self] == "hello")
    environment[Greeting.self] = nil
    #expect(environment[Greeting.self] == nil)
  }
}
