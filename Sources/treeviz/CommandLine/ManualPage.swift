/// Writes the manual page and the command-line reference from the table of commands.
enum ManualPage {
  /// The manual page, as `man` reads it.
  static var roff: String {
    var text = """
      .TH TREEVIZ 1 "" "treeviz \(TreevizTool.version)" "User Commands"
      .SH NAME
      treeviz \\- show what SwiftUI sees: the view tree of SwiftUI source, as a figure
      .SH SYNOPSIS

      """
    for command in CommandTable.commands {
      text += ".B treeviz \(escaped(command.name))\n\(escaped(command.usage))\n.br\n"
    }
    text += ".SH COMMANDS\n"
    for command in CommandTable.commands {
      text += ".SS \(escaped(command.name))\n\(escaped(command.summary.capitalizedFirst)).\n"
      for option in command.options {
        text +=
          ".TP\n\\fB\(escaped(HelpText.spelling(option)))\\fR\n\(escaped(HelpText.help(option)))\n"
      }
      if !command.discussion.isEmpty { text += ".PP\n\(escaped(command.discussion))\n" }
      text += ".PP\nExamples:\n"
      for example in command.examples {
        text += ".TP\n\\fB\(escaped(example.call))\\fR\n\(escaped(example.effect))\n"
      }
    }
    text += ".SH COMMON OPTIONS\n"
    for option in CommandTable.commonOptions {
      text +=
        ".TP\n\\fB\(escaped(HelpText.spelling(option)))\\fR\n\(escaped(HelpText.help(option)))\n"
    }
    text += ".SH EXIT STATUS\n"
    for (code, meaning) in exitCodes { text += ".TP\n\\fB\(code)\\fR\n\(escaped(meaning))\n" }
    text += ".SH ENVIRONMENT\n"
    for (name, meaning) in environment { text += ".TP\n\\fB\(name)\\fR\n\(escaped(meaning))\n" }
    return text
  }

  /// The reference in `docs/commands.md`.
  static var markdown: String {
    var text = """
      # Commands

      <!-- Made by `treeviz manual markdown` from the table of commands; do not edit. -->

      Every command takes these:

      \(table(CommandTable.commonOptions))

      """
    for command in CommandTable.commands {
      text += "\n## treeviz \(command.name)\n\n\(command.summary.capitalizedFirst).\n\n"
      text += "```\ntreeviz \(command.name) \(command.usage)\n```\n\n"
      if !command.options.isEmpty { text += table(command.options) + "\n\n" }
      if !command.discussion.isEmpty { text += command.discussion + "\n\n" }
      text += command.examples.map { "- `\($0.call)`: \($0.effect)" }.joined(separator: "\n") + "\n"
    }
    text += "\n## Exit codes\n\n| code | meaning |\n|---|---|\n"
    text += exitCodes.map { "| \($0.0) | \($0.1) |" }.joined(separator: "\n")
    text += "\n\n## Environment\n\n| variable | meaning |\n|---|---|\n"
    text += environment.map { "| `\($0.0)` | \($0.1) |" }.joined(separator: "\n") + "\n"
    return text
  }

  private static let exitCodes = [
    ("0", "done"), ("1", "the input failed, or a check found a difference"),
    ("64", "the command line was not understood"),
    ("70", "a fault of treeviz, or of its installation"),
  ]

  private static let environment = [
    ("TREEVIZ_TOOLCHAIN", "the folder of the Swift toolchain to use, in place of the one on PATH"),
    ("TREEVIZ_HOME", "the folder that holds the pieces of treeviz"),
    ("XDG_CACHE_HOME", "the folder in which the cache lies; ~/.cache where it is not set"),
    ("NO_COLOR", "messages without colours, where it is set and not empty"),
  ]

  private static func table(_ options: [Option]) -> String {
    "| option | |\n|---|---|\n"
      + options.map { "| `\(cell(HelpText.spelling($0)))` | \(cell(HelpText.help($0))) |" }
      .joined(separator: "\n")
  }

  /// The text of a cell: a bar in it would end it, in code too.
  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let plain = line.map { $0 == "\\" ? "\\e" : $0 == "-" ? "\\-" : String($0) }.joined()
      return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
