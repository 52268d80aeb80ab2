/// A part of a file, word for word, but for an indentation that its lines have in common.
struct Excerpt {
  private let lines: [[UInt8]]

  init(_ lines: [[UInt8]]) {
    self.lines = lines.map { Self.trimmedEnd($0) }
  }

  /// Returns the line, from 1, at which the part stands in a file.
  func place(in file: [UInt8]) -> Int? {
    let all = file.split(separator: 0x0A, omittingEmptySubsequences: false).map(Self.trimmedEnd)
    guard !lines.isEmpty, lines.count <= all.count else { return nil }
    return (0...(all.count - lines.count)).first { stands(at: $0, in: all) }.map { $0 + 1 }
  }

  private func stands(at start: Int, in all: [[UInt8]]) -> Bool {
    guard let first = lines.firstIndex(where: { !$0.isEmpty }) else { return false }
    let extra = all[start + first].count - lines[first].count
    guard extra >= 0 else { return false }
    let indentation = all[start + first].prefix(extra)
    guard indentation.allSatisfy(\.isBlank) else { return false }
    return zip(all[start...], lines).allSatisfy { whole, line in
      line.isEmpty ? whole.isEmpty : whole.elementsEqual(indentation + line)
    }
  }

  private static func trimmedEnd(_ line: some Collection<UInt8>) -> [UInt8] {
    var line = Array(line)
    while let last = line.last, last.isBlank || last == 0x0D { line.removeLast() }
    return line
  }
}
