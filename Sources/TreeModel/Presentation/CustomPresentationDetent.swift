public import Foundation

/// A height of a sheet that is computed.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  static func height(in context: Self.Context) -> CGFloat?
}

extension PresentationDetent {
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "custom \(type)")
  }

  /// What a computed height may depend on.
  @dynamicMemberLookup
  public struct Context {
    public var maxDetentValue: CGFloat { 759 }

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
}
