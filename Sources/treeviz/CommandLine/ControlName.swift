import ViewTree

/// How a command line names a control, and what it says of it.
///
///     Add to cart     Add to cart#2     "Issue #3"     0.1     Quantity=3     "a=b"=3
struct ControlName {
  /// The control.
  let selector: ControlSelector

  /// What stands behind `=`; nil where there is none.
  let value: String?

  /// Reads a name; nil where it is empty, or where something else follows a quoted one.
  ///
  /// - Parameters:
  ///   - text: the text. A name with `=` or with `#` and a number at its end stands in quotation marks.
  ///   - hasValue: whether `=` ends the name.
  init?(_ text: String, hasValue: Bool) {
    var rest = text[...]
    let name: Substring
    if rest.first == "\"" {
      guard let end = rest.dropFirst().firstIndex(of: "\"") else { return nil }
      name = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
    } else {
      let whole = hasValue ? rest.prefix { $0 != "=" } : rest
      let number = whole.lastIndex(of: "#").map { whole[$0...] } ?? ""
      name = Self.occurrence(number) == nil ? whole : whole.dropLast(number.count)
      rest = rest[name.endIndex...]
    }
    let number = rest.prefix { $0 != "=" }
    let occurrence = Self.occurrence(number)
    rest = rest[number.endIndex...]
    guard !name.isEmpty, number.isEmpty || occurrence != nil, hasValue || rest.isEmpty else {
      return nil
    }
    selector = ControlSelector(name: String(name), occurrence: occurrence)
    value = rest.first == "=" ? String(rest.dropFirst()) : nil
  }

  /// Returns the number of `#2`.
  private static func occurrence(_ text: Substring) -> Int? {
    guard text.first == "#", let number = Int(text.dropFirst()), number > 0 else { return nil }
    return number
  }
}
