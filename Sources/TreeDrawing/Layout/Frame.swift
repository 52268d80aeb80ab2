/// A rectangle of a figure in points, y growing downwards.
package struct Frame: Sendable, Hashable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  /// The middle between the sides; whole, since widths are even.
  package var centerX: Int { x + width / 2 }

  package var right: Int { x + width }
  package var bottom: Int { y + height }
}
