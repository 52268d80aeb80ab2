import SwiftUI
import Testing

/// How a label on a jar looks.
private protocol JarStyle: Sendable {
  associatedtype Body: View
  @MainActor @ViewBuilder func makeBody(_ label: AnyView) -> Body
}

private struct PlainJarStyle: JarStyle {
  func makeBody(_ label: AnyView) -> some View { label.padding() }
}

private struct FestiveJarStyle: JarStyle {
  func makeBody(_ label: AnyView) -> some View { label.background(Color.red) }
}

extension JarStyle where Self == FestiveJarStyle {
  fileprivate static var festive: FestiveJarStyle { FestiveJarStyle() }
}

private enum JarStyleKey: EnvironmentKey {
  static let defaultValue: any JarStyle = PlainJarStyle()
}

extension EnvironmentValues {
  fileprivate var jarStyle: any JarStyle {
    get { self[JarStyleKey.self] }
    set { self[JarStyleKey.self] = newValue }
  }
}

private struct Labelled: ViewModifier {
  let name: String

  @Environment(\.jarStyle) private var jarStyle

  func body(content: Content) -> some View {
    content.overlay(alignment: .bottom) {
      AnyView(jarStyle.makeBody(AnyView(Text(name)))).fixedSize()
    }
  }
}

extension View {
  fileprivate func labelled(_ name: String) -> some View { modifier(Labelled(name: name)) }

  fileprivate func jarStyle(_ style: some JarStyle) -> some View { environment(\.jarStyle, style) }
}

private struct Wide: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}

/// Styles through the environment.
@Suite struct StyleClaims {
  @Test(arguments: cases) func holds(_ claim: Claim) async throws { try await claim.check() }

  static let cases = [
    Claim(
      "usesTheDefaultStyle", claims: [115, 120, 121, 122],
      values: """
        Labelled  {name = "honey", jarStyle = PlainJarStyle()}
        └── overlay
            ├── Circle
            └── fixedSize  overlay
                └── AnyView  overlay
                    └── padding  overlay
                        └── AnyView  overlay
                            └── Text  overlay  {"honey"}

        """
    ) {
      Circle().labelled("honey")
    },
    Claim(
      "usesTheStyleSetAbove", claims: [114, 116, 119, 120, 122, 123],
      values: """
        EnvironmentKeyWritingModifier<any JarStyle>  {jarStyle = FestiveJarStyle()}
        └── HStack
            ├── Labelled  0  {name = "honey", jarStyle = FestiveJarStyle()}
            │   └── overlay  0
            │       ├── Circle  0
            │       └── fixedSize  0.overlay
            │           └── AnyView  0.overlay
            │               └── background  0.overlay
            │                   ├── AnyView  0.overlay
            │                   │   └── Text  0.overlay  {"honey"}
            │                   └── Color  0.overlay.background  {red}
            └── Divider  1

        """
    ) {
      HStack {
        Circle().labelled("honey")
        Divider()
      }
      .jarStyle(FestiveJarStyle())
    },
    Claim(
      "namesAStyleByAStaticProperty", claims: [119, 124],
      type: "ModifiedContent<Text, _EnvironmentKeyWritingModifier<JarStyle>>"
    ) {
      Text("honey").jarStyle(.festive)
    },
    Claim(
      "stylesButtons", claims: [114],
      tree: """
        buttonStyle
        └── Button
            └── Text  0

        """
    ) {
      Button("Fill") {}.buttonStyle(Wide())
    },
  ]
}
