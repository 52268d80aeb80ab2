/// A kind of glass.
public struct Glass: Equatable, Sendable {
  package var parts: [String]

  public static var regular: Glass { Glass(parts: ["regular"]) }
  public static var clear: Glass { Glass(parts: ["clear"]) }
  public static var identity: Glass { Glass(parts: ["identity"]) }

  public func tint(_ color: Color?) -> Glass {
    Glass(parts: parts + ["tint(\(color?.description ?? "nil"))"])
  }

  public func interactive(_ isEnabled: Bool = true) -> Glass {
    Glass(parts: parts + ["interactive(\(isEnabled))"])
  }
}

/// The shape of glass that is not given one.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// Puts glass behind its content.
nonisolated package struct GlassEffectModifier<Form: Shape>: ViewModifier {
  package var glass: Glass
  package var shape: Form

  package typealias Body = Never

  package init(glass: Glass, shape: Form) {
    self.glass = glass
    self.shape = shape
  }
}

extension GlassEffectModifier: PrimitiveViewModifier {}

/// Says which pieces of glass are the same.
nonisolated package struct GlassEffectIDModifier<ID: Hashable>: ViewModifier {
  package var id: ID
  package var namespace: Namespace.ID

  package typealias Body = Never

  package init(id: ID, namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }
}

extension GlassEffectIDModifier: PrimitiveViewModifier {}

/// A container whose pieces of glass flow together: its content is a list.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  package let spacing: CGFloat?
  package let content: Content

  public typealias Body = Never

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }
}

extension GlassEffectContainer: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, GlassEffectModifier<DefaultGlassEffectShape>>`; the modifier's name
  /// is a guess.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
    modifier(GlassEffectModifier(glass: glass, shape: DefaultGlassEffectShape()))
  }

  /// Becomes `ModifiedContent<Self, GlassEffectModifier<S>>`.
  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View
  {
    modifier(GlassEffectModifier(glass: glass, shape: shape))
  }

  /// Becomes `ModifiedContent<Self, GlassEffectIDModifier<ID>>`; the modifier's name is a guess.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(GlassEffectIDModifier(id: id, namespace: namespace))
  }
}
