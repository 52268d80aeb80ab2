public import Foundation

extension EnvironmentValues {
  private enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }

  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  private enum LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }

  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  private enum MultilineTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  private enum TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  private enum AllowsTighteningKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  private enum MinimumScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  private enum TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
  }

  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  private enum LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { .regular }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  private enum AutocorrectionDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// Whether words are corrected while they are typed: the form before iOS 16.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabledValue }
    set { autocorrectionDisabledValue = newValue }
  }

  private enum AutocorrectionDisabledValueKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
  }

  package var autocorrectionDisabledValue: Bool? {
    get { self[AutocorrectionDisabledValueKey.self] }
    set { self[AutocorrectionDisabledValueKey.self] = newValue }
  }

  private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The size of text as a category; the same value as ``dynamicTypeSize``.
  public var sizeCategory: ContentSizeCategory {
    get {
      let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3
      return ContentSizeCategory.allCases[index]
    }
    set {
      let index = ContentSizeCategory.allCases.firstIndex(of: newValue) ?? 3
      dynamicTypeSize = DynamicTypeSize.allCases[index]
    }
  }

  private enum FontModifiersKey: EnvironmentKey {
    static var defaultValue: [AnyFontModifier] { [] }
  }

  package var fontModifiers: [AnyFontModifier] {
    get { self[FontModifiersKey.self] }
    set { self[FontModifiersKey.self] = newValue }
  }

  private enum DefaultKerningKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }

  package var defaultKerning: CGFloat {
    get { self[DefaultKerningKey.self] }
    set { self[DefaultKerningKey.self] = newValue }
  }

  private enum DefaultTrackingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }

  package var defaultTracking: CGFloat {
    get { self[DefaultTrackingKey.self] }
    set { self[DefaultTrackingKey.self] = newValue }
  }

  private enum DefaultBaselineOffsetKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }

  package var defaultBaselineOffset: CGFloat {
    get { self[DefaultBaselineOffsetKey.self] }
    set { self[DefaultBaselineOffsetKey.self] = newValue }
  }

  private enum UnderlineStyleKey: EnvironmentKey {
    static var defaultValue: Text.LineStyle? { nil }
  }

  package var underlineStyle: Text.LineStyle? {
    get { self[UnderlineStyleKey.self] }
    set { self[UnderlineStyleKey.self] = newValue }
  }

  private enum StrikethroughStyleKey: EnvironmentKey {
    static var defaultValue: Text.LineStyle? { nil }
  }

  package var strikethroughStyle: Text.LineStyle? {
    get { self[StrikethroughStyleKey.self] }
    set { self[StrikethroughStyleKey.self] = newValue }
  }

  private enum TextScaleKey: EnvironmentKey {
    static var defaultValue: Text.Scale { .default }
  }

  package var textScale: Text.Scale {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }
}
