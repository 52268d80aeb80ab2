public import Foundation

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  package let name: String

  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction(\(fraction))")
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height(\(height))")
  }

  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "custom(\(type))")
  }

  /// What a custom height may depend on.
  @dynamicMemberLookup
  public struct Context {
    public var maxDetentValue: CGFloat { 759 }

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
}

/// A height of a sheet that is computed.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  static func height(in context: Self.Context) -> CGFloat?
}
