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
}
