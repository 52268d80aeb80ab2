extension TypeName {
  /// How a name is spelled.
  package struct Style: Sendable, Hashable {
    /// A Boolean value indicating whether modules and parents are printed.
    package var isQualified: Bool

    /// A Boolean value indicating whether `T?`, `[T]` and `[K: V]` are printed.
    package var isSugared: Bool

    /// A Boolean value indicating whether a protocol as a type is printed without `any`.
    package var omitsAny = false

    /// As Swift's runtime prints, which knows no `any`: `_EnvironmentKeyWritingModifier<BadgeStyle>`.
    package static let runtime = Style(isQualified: false, isSugared: false, omitsAny: true)

    /// Without modules and parents: `Optional<Font>`, `_StrokedShape<_Inset>`.
    package static let unqualified = Style(isQualified: false, isSugared: false)

    /// As `String(reflecting:)` prints: `Swift.Optional<SwiftUI.Font>`.
    package static let qualified = Style(isQualified: true, isSugared: false)

    /// As a label shows it: `Font?`.
    package static let sugared = Style(isQualified: false, isSugared: true)
  }

  /// Returns the name as text.
  ///
  /// - Parameters:
  ///   - index: the part to print.
  ///   - style: how to spell it.
  ///   - limit: the number of UTF-8 bytes beyond which the text is elided with `…`.
  /// - Returns: the text.
  package func printed(
    at index: Int = 0, style: Style = .unqualified, limit: Int = .max
  ) -> String {
    var printer = TypeNamePrinter(nodes, style: style, limit: limit)
    return printer.print(index)
  }
}

// MARK: - CustomStringConvertible

extension TypeName: CustomStringConvertible {
  /// The name with modules and parents, as `String(reflecting:)` prints it.
  package var description: String { printed(style: .qualified) }
}
