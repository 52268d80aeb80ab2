/// What `--set` and its like are given: what is changed, and the value.
///
///     count=3            Row.count=3            Row#2.count=3
///     items[0].name=Tea  FoodTruck.orders=[]    colorScheme=dark
package struct ChangeAssignment: Codable, Sendable, Hashable {
  /// The names in front of the first subscript or call: `Row`, `count`.
  package var names: [String]

  /// Which one of several views or objects is changed, from 1.
  package var occurrence: Int?

  /// The number of names in front of the occurrence; 0 where there is none.
  package var ownerCount = 0

  /// What follows the names: `[0].name`.
  package var rest = ""

  /// The value as it was written.
  package var value = ""

  /// Reads an assignment.
  ///
  /// - Parameter text: the text: `Row#2.count=3`.
  /// - Throws: ``Fault`` that tells what is wrong with it.
  package init(parsing text: String) throws(Fault) {
    names = []
    var text = text[...]
    while true {
      let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      guard !name.isEmpty, name.first?.isNumber == false else { throw .noName }
      names.append(name.filter { $0 != "`" })
      text = text[name.endIndex...]
      if text.first == "#" {
        let digits = text.dropFirst().prefix { $0.isNumber }
        guard let number = Int(digits), number > 0, occurrence == nil else { throw .noOccurrence }
        occurrence = number
        ownerCount = names.count
        text = text[digits.endIndex...]
      }
      guard text.first == "." else { break }
      text = text.dropFirst()
    }
    guard let sign = Self.assignment(in: text) else { throw .noValue }
    rest = String(text[..<sign])
    value = String(text[text.index(after: sign)...])
    while value.first?.isWhitespace == true { value.removeFirst() }
    while value.last?.isWhitespace == true { value.removeLast() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    guard ownerCount < names.count else { throw .noName }
  }

  /// Why a text is no assignment.
  package enum Fault: Error, Sendable, Hashable {
    /// A name is missing.
    case noName
    /// `#` is not followed by a number from 1, or stands twice.
    case noOccurrence
    /// There is no `=`.
    case noValue
  }

  /// Returns the first `=` that stands in no brackets and is not part of `==`.
  private static func assignment(in text: Substring) -> Substring.Index? {
    var depth = 0
    var isQuoted = false
    for index in text.indices {
      switch text[index] {
      case "\"": isQuoted.toggle()
      case "[", "(": depth += 1
      case "]", ")": depth -= 1
      case "=" where depth <= 0 && !isQuoted: return index
      default: break
      }
    }
    return nil
  }
}
