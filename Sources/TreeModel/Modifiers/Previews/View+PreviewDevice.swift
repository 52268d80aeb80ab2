/// The device of a preview.
package enum PreviewDeviceTraitKey: _ViewTraitKey {
  package static var defaultValue: PreviewDevice? { nil }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<PreviewDeviceTraitKey>>`.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    _trait(PreviewDeviceTraitKey.self, value)
  }
}

/// The device of a preview, by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral: String) {
    self.init(rawValue: stringLiteral)
  }
}
