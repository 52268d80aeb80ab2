/// A pasteboard that keeps one string.
public final class UIPasteboard {
  public nonisolated(unsafe) static let general = UIPasteboard()

  public var string: String?
}
