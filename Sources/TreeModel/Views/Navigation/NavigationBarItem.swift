/// The configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// How the title shows.
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}
