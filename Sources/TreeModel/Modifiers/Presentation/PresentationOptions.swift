public import Foundation

/// How a presentation looks and behaves.
package struct PresentationOptions {
  package var detents: Set<PresentationDetent>?
  package var dragIndicator: Visibility?
  package var background: AnyShapeStyle?
  package var backgroundView: AnyView?
  package var backgroundInteraction: PresentationBackgroundInteraction?
  package var contentInteraction: PresentationContentInteraction?
  package var cornerRadius: CGFloat?
  package var horizontalAdaptation: PresentationAdaptation?
  package var verticalAdaptation: PresentationAdaptation?

  package init() {}
}

/// The options of the presentation around a view.
package enum PresentationOptionsPreferenceKey: PreferenceKey {
  package static var defaultValue: PresentationOptions { PresentationOptions() }

  package static func reduce(
    value: inout PresentationOptions, nextValue: () -> PresentationOptions
  ) {}
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  package let name: String

  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(Double(fraction))")
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(Double(height))")
  }
}

/// Whether what lies behind a presentation takes touches.
public struct PresentationBackgroundInteraction: Sendable {
  package let name: String

  public static var automatic: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "automatic")
  }
  public static var enabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "enabled")
  }
  public static var disabled: PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "disabled")
  }

  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "enabled \(detent.name)")
  }
}

/// What a swipe on a presentation does.
public struct PresentationContentInteraction: Equatable, Sendable {
  package let name: String

  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
  package let name: String

  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

extension View {
  /// Becomes `ModifiedContent<Self, _PreferenceTransformModifier<PresentationOptionsPreferenceKey>>`.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(PresentationOptionsPreferenceKey.self) { $0.detents = detents }
  }

  /// Becomes `ModifiedContent<Self, _PreferenceTransformModifier<PresentationOptionsPreferenceKey>>`.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    transformPreference(PresentationOptionsPreferenceKey.self) { $0.detents = detents }
  }

  /// Becomes `ModifiedContent<Self, _PreferenceTransformModifier<PresentationOptionsPreferenceKey>>`.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(PresentationOptionsPreferenceKey.self) { $0.dragIndicator = visibility }
  }

  /// Becomes `ModifiedContent<Self, _PreferenceTransformModifier<PresentationOptionsPreferenceKey>>`.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformPreference(PresentationOptionsPreferenceKey.self) {
      $0.background = AnyShapeStyle(style)
    }
  }

  /// Becomes `ModifiedContent<Self, _PreferenceTransformModifier<PresentationOptionsPreferenceKey>>`.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    transformPreference(PresentationOptionsPreferenceKey.self) {
      $0.backgroundInteraction = interaction
    }
  }

  /// Becomes `ModifiedContent<Self, _PreferenceTransformModifier<PresentationOptionsPreferenceKey>>`.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  {
    transformPreference(PresentationOptionsPreferenceKey.self) { $0.contentInteraction = behavior }
  }

  /// Becomes `ModifiedContent<Self, _PreferenceTransformModifier<PresentationOptionsPreferenceKey>>`.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    transformPreference(PresentationOptionsPreferenceKey.self) { $0.cornerRadius = cornerRadius }
  }

  /// Becomes `ModifiedContent<Self, _PreferenceTransformModifier<PresentationOptionsPreferenceKey>>`.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  {
    transformPreference(PresentationOptionsPreferenceKey.self) {
      $0.horizontalAdaptation = adaptation
      $0.verticalAdaptation = adaptation
    }
  }

  /// Becomes `ModifiedContent<Self, _PreferenceTransformModifier<PresentationOptionsPreferenceKey>>`.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    transformPreference(PresentationOptionsPreferenceKey.self) {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }

  /// Becomes `ModifiedContent<Self, _PreferenceTransformModifier<PresentationOptionsPreferenceKey>>`.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = AnyView(content())
    return transformPreference(PresentationOptionsPreferenceKey.self) {
      $0.backgroundView = background
    }
  }
}
