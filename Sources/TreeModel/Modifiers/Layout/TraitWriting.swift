/// Attaches a value to its content that the container reads.
nonisolated public struct _TraitWritingModifier<Trait: _ViewTraitKey>: ViewModifier {
  public var value: Trait.Value

  public typealias Body = Never

  public init(value: Trait.Value) {
    self.value = value
  }
}

extension _TraitWritingModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    if Trait.self != ListRowBackgroundTraitKey.self { structure.value(\.value) }
    structure.erasedRole("background", \.rowBackground)
  }

  private var rowBackground: AnyView? {
    Trait.self == ListRowBackgroundTraitKey.self ? value as? AnyView : nil
  }
}

/// A key of a value that a container reads from its children.
public protocol _ViewTraitKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<K>>`.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(_TraitWritingModifier<K>(value: value))
  }
}
