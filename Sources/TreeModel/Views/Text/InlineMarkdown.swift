/// Reads the characters that Markdown shows: its marks within a line are left out, and what they mean is lost.
enum InlineMarkdown {
  /// Returns the characters of some lines of Markdown.
  static func text(_ source: String) -> String {
    var reader = Reader(characters: Array(source))
    return reader.text()
  }

  /// Returns the characters of paragraphs, headings and lists, which follow each other without a break, as in
  /// an attributed string that tells them apart by its attributes.
  static func blockText(_ source: String) -> String {
    var blocks: [[Substring]] = []
    var isOpen = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop { $0 == " " }
      if line.isEmpty {
        isOpen = false
      } else if let mark = line.prefixMatch(of: /(?:#{1,6}|[-*+>]|\d+[.)])[ ]+/) {
        blocks.append([line[mark.range.upperBound...]])
        isOpen = !line.hasPrefix("#")
      } else if isOpen, !blocks.isEmpty {
        blocks[blocks.count - 1].append(line)
      } else {
        blocks.append([line])
        isOpen = true
      }
    }
    return blocks.map { text($0.joined(separator: " ")) }.joined()
  }

  private struct Reader {
    let characters: [Character]

    /// The marks that have been read and not closed: where they stand in the output.
    private var open: [(mark: String, place: Int)] = []
    private var output: [String] = []
    private var position = 0

    init(characters: [Character]) {
      self.characters = characters
    }

    mutating func text() -> String {
      while position < characters.count { readNext() }
      return output.joined()
    }

    private mutating func readNext() {
      switch characters[position] {
      case "\\"
      where position + 1 < characters.count
        && "\\`*_{}[]()#+-.!~<>|".contains(characters[position + 1]):
        output.append(String(characters[position + 1]))
        position += 2
      case "`" where readCode(): break
      case "[" where readLink(from: position): break
      case "!"
      where position + 1 < characters.count && characters[position + 1] == "["
        && readLink(from: position + 1):
        break
      case "*", "_", "~": readMark()
      default:
        output.append(String(characters[position]))
        position += 1
      }
    }

    /// Reads code, which has no marks within it.
    private mutating func readCode() -> Bool {
      let count = characters[position...].prefix { $0 == "`" }.count
      var end = position + count
      while end < characters.count {
        let run = characters[end...].prefix { $0 == "`" }.count
        if run == count {
          output.append(String(characters[(position + count)..<end]))
          position = end + count
          return true
        }
        end += max(run, 1)
      }
      return false
    }

    /// Reads a link or an image: its text stays.
    private mutating func readLink(from start: Int) -> Bool {
      guard let end = closing("]", of: "[", from: start), end + 1 < characters.count,
        characters[end + 1] == "(", let last = closing(")", of: "(", from: end + 1)
      else { return false }
      output.append(InlineMarkdown.text(String(characters[(start + 1)..<end])))
      position = last + 1
      return true
    }

    private func closing(_ close: Character, of open: Character, from start: Int) -> Int? {
      var depth = 0
      for index in start..<characters.count {
        if characters[index] == open { depth += 1 }
        if characters[index] == close { depth -= 1 }
        if depth == 0 { return index }
      }
      return nil
    }

    /// Reads a run of stars or the like, which begins or ends an emphasis where it stands at a word.
    private mutating func readMark() {
      let character = characters[position]
      let run = String(characters[position...].prefix { $0 == character })
      let before = position > 0 ? characters[position - 1] : " "
      position += run.count
      let after = position < characters.count ? characters[position] : " "
      let isInWord = character == "_" && isWord(before) && isWord(after)
      let isMark = character == "~" ? run.count <= 2 : run.count <= 3
      let place = open.last { $0.mark == run }?.place
      if isMark, !isInWord, !before.isWhitespace, let place {
        output[place] = ""
        open.removeAll { $0.place >= place }
        output.append("")
      } else {
        if isMark, !isInWord, !after.isWhitespace { open.append((run, output.count)) }
        output.append(run)
      }
    }

    private func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber
    }
  }
}
