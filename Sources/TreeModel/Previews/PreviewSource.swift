/// What `#Preview` expands to: a type whose static property is the preview, so that it has a type.
@MainActor @preconcurrency
public protocol _PreviewSource {
  associatedtype Content: View

  @ViewBuilder @MainActor @preconcurrency static var preview: Content { get }

  /// The title that the source gives it.
  nonisolated static var _title: String? { get }

  /// The line of its `#Preview`.
  nonisolated static var _line: Int { get }
}
