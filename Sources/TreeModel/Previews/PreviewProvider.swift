/// A type that makes previews; its tree is that of ``previews``.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }

  public static var _previews: Any { previews }

  public static var _platform: PreviewPlatform? { platform }
}

/// The base of ``PreviewProvider`` without associated types.
@MainActor @preconcurrency
public protocol _PreviewProvider {
  static var _previews: Any { get }
  static var _platform: PreviewPlatform? { get }
}

/// The platform that a preview runs on.
public enum PreviewPlatform: Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}
