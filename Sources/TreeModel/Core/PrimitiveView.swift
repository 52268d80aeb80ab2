/// What the views without a body share. A view of the user's is none: without a body it is an error.
public protocol _PrimitiveView: View where Body == Never {}

/// A view without a body: it says itself what it consists of.
///
/// ``structure(_:)`` is its one declaration. The walk over types, the reading of values and the
/// runtime are all visitors of it, so that they cannot disagree.
package protocol PrimitiveView: _PrimitiveView {
  /// Tells a visitor, edge by edge, what the view consists of; nothing for a leaf.
  nonisolated static func structure(_ structure: inout some Structure<Self>)
}

/// A modifier without a body: it says itself what it adds to the view that it modifies.
package protocol PrimitiveViewModifier: ViewModifier where Body == Never {
  /// Tells a visitor of the modifier's secondary children; nothing where it has none.
  nonisolated static func structure(_ structure: inout some Structure<Self>)
}

extension _PrimitiveView {
  /// Traps: a primitive view has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' has no body: it is a primitive view")
  }
}

extension ViewModifier where Body == Never {
  /// Traps: a primitive modifier has no body.
  public func body(content: Content) -> Never {
    preconditionFailure("'\(Self.self)' has no body: it is a primitive modifier")
  }
}

extension PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {}
}

extension PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {}
}
