internal import Foundation

extension Controls {
  /// Returns why a gesture does not begin where it would if it went further, or why a row is not tapped; nil where
  /// there is no such thing.
  func shortfall(of name: String, _ use: ControlUse) -> String? {
    if use == .tap,
      selectableRows(areEdited: true).contains(where: { $0.names.contains { $0.isWritten(name) } })
    {
      return
        "'\(name)' is a row of a list that selects many: its rows are tapped while they are edited, as by an "
        + "EditButton"
    }
    guard let (wide, short) = use.extremes,
      all(for: wide).contains(where: { $0.names.contains { $0.isWritten(name) } })
    else { return nil }
    return "the gesture of '\(name)' does not begin: \(short)"
  }
}

extension ControlUse {
  /// The same way as far as one may go, and what it means not to go so far.
  fileprivate var extremes: (wide: ControlUse, short: String)? {
    let far = 1e6
    switch self {
    case .drag(let x, let y):
      let length = hypot(x, y)
      return length == 0
        ? (.drag(far, 0), "it is not moved")
        : (
          .drag(x / length * far, y / length * far),
          "\(length.text) points are less than its minimum distance"
        )
    case .pinch(let scale):
      return (.pinch(far), "a scale of \(scale.text) changes less than its minimum")
    case .rotate(let degrees):
      return (.rotate(far), "\(degrees.text) degrees are less than its minimum angle")
    default: return nil
    }
  }
}

extension Double {
  /// The number to two places, without a fraction where it has none.
  fileprivate var text: String {
    let text = "\((self * 100).rounded() / 100)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
