/// How the device of a preview is held.
package enum PreviewInterfaceOrientationTraitKey: _ViewTraitKey {
  package static var defaultValue: InterfaceOrientation { .portrait }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<PreviewInterfaceOrientationTraitKey>>`.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    _trait(PreviewInterfaceOrientationTraitKey.self, value)
  }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  package let name: String

  public var id: String { name }

  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")

  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}
