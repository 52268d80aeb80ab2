/// A `ForEach` over a range that is read once: `ForEach(0..<3) { ... }` (docs/behaviour.md 109).
protocol ConstantRows: View {
  /// The range; nil where the rows have an identity of their own.
  var constantRange: Range<Int>? { get }

  /// Returns the same rows for another range.
  func rows(of range: Range<Int>) -> Element
}

extension ForEach: ConstantRows where Content: View {
  var constantRange: Range<Int>? { isConstant ? data as? Range<Int> : nil }

  func rows(of range: Range<Int>) -> Element {
    guard let data = range as? Data else { return Element(self) }
    var rows = self
    rows.data = data
    return Element(rows)
  }
}
