/// Attaches properties for assistive technologies to its content; chained ones collapse into one.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
  /// A property, by the name of the modifier that sets it.
  package struct Property {
    package let name: String
    package let value: Any

    package init(_ name: String, _ value: Any) {
      self.name = name
      self.value = value
    }
  }

  package var properties: [Property]

  public typealias Body = Never

  package init(properties: [Property]) {
    self.properties = properties
  }
}

extension AccessibilityAttachmentModifier: PrimitiveViewModifier {}

extension View {
  nonisolated package func accessibility(
    _ name: String, _ value: Any
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(properties: [.init(name, value)]))
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  nonisolated package func accessibility(_ name: String, _ value: Any) -> Self {
    var copy = self
    copy.modifier.properties.append(.init(name, value))
    return copy
  }
}
