public import Foundation

extension AttributedString {
  /// How far the lines of a text are apart.
  public struct LineHeight: Hashable, Sendable {
    private let name: String

    public static let variable = LineHeight(name: "variable")
    public static let normal = LineHeight(name: "normal")
    public static let tight = LineHeight(name: "tight")
    public static let loose = LineHeight(name: "loose")

    public static func exact(points: Double) -> LineHeight {
      LineHeight(name: "exact(points: \(points))")
    }

    public static func multiple(factor: Double) -> LineHeight {
      LineHeight(name: "multiple(factor: \(factor))")
    }

    public static func leading(increase: Double) -> LineHeight {
      LineHeight(name: "leading(increase: \(increase))")
    }
  }
}

extension EnvironmentValues {
  private enum LineHeightKey: EnvironmentKey {
    static var defaultValue: AttributedString.LineHeight? { nil }
  }

  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<LineHeight>>>`: a guess.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
