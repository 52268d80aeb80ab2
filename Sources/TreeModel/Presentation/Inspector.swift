/// Shows more about its content at its side.
nonisolated public struct InspectorModifier<Inspector: View>: ViewModifier, Presentation {
  package let presented: Binding<Bool>
  package let inspector: Inspector

  public typealias Body = Never

  package var isPresented: Bool { presented.wrappedValue }
}

extension InspectorModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("inspector", \.inspector)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, InspectorModifier<V>>`.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(presented: isPresented, inspector: content()))
  }
}
