import SwiftUI
import Testing

/// A style of one's own that is called as one of another platform's is one's own.
@MainActor @Suite struct OwnStyleNameTests {
  @Test func aNameOfAnotherPlatformIsOnesOwn() {
    let view = VStack {
      Toggle("a", isOn: .constant(true)).toggleStyle(.checkbox)
      Button("b") {}.buttonStyle(.link)
    }
    let type = printed(view)
    #expect(type.contains("ToggleStyleModifier<OwnCheckboxStyle>"), "\(type)")
    #expect(type.contains("<OwnLinkStyle>"), "\(type)")
    let list = List { Text("a") }.listStyle(.elliptical)
    #expect(printed(list).contains("EllipticalListStyle"))
  }
}

private struct OwnCheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == OwnCheckboxStyle {
  fileprivate static var checkbox: OwnCheckboxStyle { OwnCheckboxStyle() }
}

private struct OwnLinkStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == OwnLinkStyle {
  fileprivate static var link: OwnLinkStyle { OwnLinkStyle() }
}
