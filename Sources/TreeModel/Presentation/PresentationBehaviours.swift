/// How a presentation adapts to small screens.
public struct PresentationAdaptation: Sendable {
  package let name: String

  public static var automatic: PresentationAdaptation { .init(name: "automatic") }
  public static var none: PresentationAdaptation { .init(name: "none") }
  public static var popover: PresentationAdaptation { .init(name: "popover") }
  public static var sheet: PresentationAdaptation { .init(name: "sheet") }
  public static var fullScreenCover: PresentationAdaptation { .init(name: "fullScreenCover") }
}

/// Whether the views behind a presentation take part.
public struct PresentationBackgroundInteraction: Sendable {
  package let name: String

  public static var automatic: PresentationBackgroundInteraction { .init(name: "automatic") }
  public static var enabled: PresentationBackgroundInteraction { .init(name: "enabled") }
  public static var disabled: PresentationBackgroundInteraction { .init(name: "disabled") }

  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    .init(name: "enabled(\(detent.name))")
  }
}

/// What a swipe in a presentation does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  package let name: String

  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

extension View {
  nonisolated private func presentationBehaviour()
    -> ModifiedContent<Self, _PreferenceTransformModifier<PresentationOptionsPreferenceKey>>
  {
    modifier(_PreferenceTransformModifier { _ in })
  }

  /// Becomes `_PreferenceTransformModifier<PresentationOptionsPreferenceKey>`.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationBehaviour()
  }

  /// Becomes `_PreferenceTransformModifier<PresentationOptionsPreferenceKey>`.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationBehaviour()
  }

  /// Becomes `_PreferenceTransformModifier<PresentationOptionsPreferenceKey>`.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(
      _PreferenceTransformModifier<PresentationOptionsPreferenceKey> {
        $0.letsTouchesThrough = interaction.name.hasPrefix("enabled")
      })
  }

  /// Becomes `_PreferenceTransformModifier<PresentationOptionsPreferenceKey>`.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    presentationBehaviour()
  }
}
