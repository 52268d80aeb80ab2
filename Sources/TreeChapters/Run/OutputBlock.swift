/// A text that stands below a block in place of a picture.
enum OutputBlock {
  /// Returns its lines: a comment that marks it as ours, and a fenced block. The
  /// blank line between them makes two blocks of them for every reader of Markdown, in lists too.
  static func lines(_ text: String, language: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let body = lines.last == "" ? lines.dropLast() : lines[...]
    let longest = body.map { $0.drop { $0 == " " }.prefix { $0 == "`" }.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return ["<!-- treeviz output -->", "", fence + language] + body + [fence]
  }
}
