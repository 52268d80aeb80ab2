public import Foundation

/// What a view says about the sheet that it stands in.
package struct PresentationOptionsPreferenceKey: PreferenceKey {
  /// The options that were set.
  package struct Value {
    package var detents: Set<PresentationDetent>?
    package var dragIndicator: Visibility?
    package var cornerRadius: CGFloat?
    package var isDismissDisabled: Bool?
    package var background: AnyShapeStyle?
    package var letsTouchesThrough: Bool?
  }

  package static var defaultValue: Value { Value() }

  package static func reduce(value: inout Value, nextValue: () -> Value) {}
}

extension View {
  nonisolated fileprivate func presentationOptions(
    _ transform: @escaping (inout PresentationOptionsPreferenceKey.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<PresentationOptionsPreferenceKey>> {
    modifier(_PreferenceTransformModifier(transform: transform))
  }

  /// Becomes `_PreferenceTransformModifier<PresentationOptionsPreferenceKey>`.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOptions { $0.detents = detents }
  }

  /// Becomes `_PreferenceTransformModifier<PresentationOptionsPreferenceKey>`.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationOptions { $0.detents = detents }
  }

  /// Becomes `_PreferenceTransformModifier<PresentationOptionsPreferenceKey>`.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOptions { $0.dragIndicator = visibility }
  }

  /// Becomes `_PreferenceTransformModifier<PresentationOptionsPreferenceKey>`.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOptions { $0.cornerRadius = cornerRadius }
  }

  /// Becomes `_PreferenceTransformModifier<PresentationOptionsPreferenceKey>`.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOptions { $0.background = AnyShapeStyle(style) }
  }

  /// Becomes `ModifiedContent<Self, PresentationBackgroundModifier<V>>`; the modifier's name is a guess.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(PresentationBackgroundModifier(background: content(), alignment: alignment))
  }

  /// Becomes `_PreferenceTransformModifier<PresentationOptionsPreferenceKey>`.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOptions { $0.isDismissDisabled = isDisabled }
  }
}
