public import Foundation

/// The size of a preview.
package enum PreviewLayoutTraitKey: _ViewTraitKey {
  package static var defaultValue: PreviewLayout { .device }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<PreviewLayoutTraitKey>>`.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    _trait(PreviewLayoutTraitKey.self, value)
  }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
