/// Writes the help texts from the table of commands.
enum HelpText {
  /// The text of `treeviz --help`.
  static var overview: String {
    let rows = CommandTable.commands.map { ($0.name, $0.summary) }
    return """
      treeviz shows what SwiftUI sees: the view tree and the render tree of SwiftUI source.

      examples:
        treeviz render Greeting.swift             draws each view into an SVG
        treeviz inspect Greeting.swift --paths    prints the tree with identity paths
        treeviz update Shop.swift --tap Buy       shows what a tap changes
        treeviz type -e 'VStack<Text>'            reads a type pasted from Xcode

      commands:
      \(table(rows))

      Run 'treeviz help COMMAND' for a command's options, 'treeviz --version' for the version.

      """
  }

  /// The text of `treeviz help COMMAND`.
  static func text(of command: Command) -> String {
    let calls = command.examples.map { ($0.call, $0.effect) }
    let options = (command.options + CommandTable.commonOptions).map { (spelling($0), help($0)) }
    let discussion = command.discussion.isEmpty ? "" : "\n\(command.discussion)\n"
    return """
      \(command.summary)

      usage: treeviz \(command.name) \(command.usage)

      examples:
      \(table(calls))

      options:
      \(table(options))
      \(discussion)
      """
  }

  static func spelling(_ option: Option) -> String {
    let value = option.placeholder.map { " " + $0 } ?? ""
    let short = option.short.map { "-\($0), " } ?? ""
    return "\(short)--\(option.name)\(value)"
  }

  static func help(_ option: Option) -> String {
    option.values.isEmpty
      ? option.help : "\(option.help): \(option.values.joined(separator: ", "))"
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)"
    }.joined(separator: "\n")
  }
}
