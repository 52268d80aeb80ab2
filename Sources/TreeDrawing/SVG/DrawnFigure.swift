/// What graphviz drew: where each text and each line came to stand, read from its SVG.
///
/// Only places are taken. How graphviz writes them (its header, comments, entities, precision)
/// differs between its versions and stays behind.
struct DrawnFigure {
  /// For each box the baselines of its lines of text.
  private(set) var texts: [[Point]]

  /// For each box the baseline of its role's name.
  private(set) var roles: [Point?]

  /// For each box the points of the curve from its parent: one, and three for each piece.
  private(set) var lines: [[Point]]

  /// From graphviz's coordinates to the figure's.
  private var origin = Point(x: Hundredths(0), y: Hundredths(0))
  private var element = Element.other

  /// What the group that is being read shows.
  private enum Element {
    case box(Int)
    case text(Int)
    case role(Int)
    case line(Int)
    case other
  }

  /// Reads graphviz's SVG.
  ///
  /// - Parameters:
  ///   - svg: the bytes that graphviz wrote.
  ///   - count: the number of boxes.
  ///   - width: the width of the page that was asked for, in points.
  init(svg: [UInt8], count: Int, width: Int) {
    texts = Array(repeating: [], count: count)
    roles = Array(repeating: nil, count: count)
    lines = Array(repeating: [], count: count)
    var start = svg.startIndex
    while start < svg.endIndex {
      let end = svg[start...].firstIndex(of: UInt8(ascii: "\n")) ?? svg.endIndex
      read(svg[start..<end], width: width)
      start = end + 1
    }
  }
}

// MARK: - Reading

extension DrawnFigure {
  private mutating func read(_ line: ArraySlice<UInt8>, width: Int) {
    if Self.starts(line, with: "<title>") {
      element = Self.element(named: line.dropFirst(7))
    } else if Self.starts(line, with: "<text ") {
      guard let x = Self.number(of: " x=\"", in: line), let y = Self.number(of: " y=\"", in: line)
      else { return }
      let point = Point(x: x + origin.x, y: y + origin.y)
      switch element {
      case .box(let index), .text(let index): texts[index].append(point)
      case .role(let index): roles[index] = point
      case .line, .other: break
      }
    } else if Self.starts(line, with: "<path "), case .line(let index) = element {
      lines[index] = points(of: line)
    } else if Self.starts(line, with: " viewBox=") {
      readOrigin(line, width: width)
    }
  }

  /// Graphviz's page may be a point larger than asked for: half of that is on either side.
  private mutating func readOrigin(_ line: ArraySlice<UInt8>, width: Int) {
    guard var rest = Self.value(of: " viewBox=\"", in: line) else { return }
    var numbers: [Hundredths] = []
    while let number = Hundredths(parsing: &rest) {
      numbers.append(number)
      rest = rest.dropFirst()
    }
    guard numbers.count == 4 else { return }
    let margin = (numbers[2].value - width * 100) / 2
    origin = Point(x: Hundredths(-margin), y: Hundredths(numbers[3].value - margin))
  }

  private func points(of line: ArraySlice<UInt8>) -> [Point] {
    guard var rest = Self.value(of: " d=\"M", in: line) else { return [] }
    var points: [Point] = []
    while let x = Hundredths(parsing: &rest) {
      rest = rest.dropFirst()
      guard let y = Hundredths(parsing: &rest) else { break }
      points.append(Point(x: x + origin.x, y: y + origin.y))
      rest = rest.dropFirst()
    }
    return points
  }

  /// `n3` is a box, `t3_0` a line of text, `r3` a role, `n0&#45;&#45;n3` the line to a box.
  private static func element(named title: ArraySlice<UInt8>) -> Element {
    let name = title.prefix { $0 != UInt8(ascii: "<") }
    if name.contains(UInt8(ascii: ";")) || name.contains(UInt8(ascii: "-")) {
      guard let head = name.lastIndex(of: UInt8(ascii: "n")),
        let index = index(name[(head + 1)...])
      else { return .other }
      return .line(index)
    }
    guard let index = index(name.dropFirst()) else { return .other }
    switch name.first {
    case UInt8(ascii: "n"): return .box(index)
    case UInt8(ascii: "t"): return .text(index)
    case UInt8(ascii: "r"): return .role(index)
    default: return .other
    }
  }

  private static func index(_ bytes: ArraySlice<UInt8>) -> Int? {
    var bytes = bytes
    return Hundredths(parsing: &bytes).map { $0.value / 100 }
  }

  private static func number(of attribute: StaticString, in line: ArraySlice<UInt8>) -> Hundredths?
  {
    guard var value = value(of: attribute, in: line) else { return nil }
    return Hundredths(parsing: &value)
  }

  /// Returns what follows the first place where the attribute stands.
  private static func value(
    of attribute: StaticString, in line: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    var rest = line
    while let index = rest.firstIndex(of: attribute.utf8Start.pointee) {
      rest = rest[index...]
      if starts(rest, with: attribute) { return rest.dropFirst(attribute.utf8CodeUnitCount) }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func starts(_ bytes: ArraySlice<UInt8>, with prefix: StaticString) -> Bool {
    guard bytes.count >= prefix.utf8CodeUnitCount else { return false }
    return prefix.withUTF8Buffer { bytes.prefix($0.count).elementsEqual($0) }
  }
}
