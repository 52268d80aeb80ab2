extension SubviewsCollection {
  /// Takes a view apart as far as its type tells: a tuple's elements, what a group holds, the view
  /// itself.
  package init<V: View>(of view: V) {
    let parts = (view as? any DividedView)?.parts ?? [AnyView(view)]
    self.init(
      elements: parts.enumerated().map { Subview(id: .init(index: $0.offset), content: $0.element) }
    )
  }
}

/// A view that can say what it consists of.
package protocol DividedView {
  var parts: [AnyView] { get }
}

extension TupleView: DividedView {
  package var parts: [AnyView] {
    let elements = TupleElements(of: T.self)
    return withUnsafeBytes(of: value) { bytes in
      zip(elements.types, elements.offsets).flatMap { type, offset -> [AnyView] in
        guard let type = type as? any View.Type else { return [] }
        return Self.parts(type, at: offset, in: bytes)
      }
    }
  }

  private static func parts<V: View>(
    _ type: V.Type, at offset: Int, in bytes: UnsafeRawBufferPointer
  ) -> [AnyView] {
    guard let base = bytes.baseAddress else { return [] }
    let view = (base + offset).assumingMemoryBound(to: type).pointee
    return (view as? any DividedView)?.parts ?? [AnyView(view)]
  }
}

extension Group: DividedView where Content: View {
  package var parts: [AnyView] { (content as? any DividedView)?.parts ?? [AnyView(content)] }
}
