/// Writes shell completions from the table of commands.
enum CompletionScript {
  /// The shells that there are scripts for.
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  /// Returns the script of a shell.
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static var commands: [Command] { CommandTable.commands }

  private static func options(of command: Command) -> [Option] {
    command.options + CommandTable.commonOptions
  }

  private static func spellings(_ option: Option) -> [String] {
    ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
  }

  // MARK: - bash

  private static var bash: String {
    let cases = commands.map { command in
      let words = options(of: command).flatMap(spellings).joined(separator: " ")
      let arguments = command.words.joined(separator: " ")
      return "    \(command.name)) options='\(words)' words='\(arguments)' ;;"
    }
    let values = commands.flatMap { command in
      options(of: command).filter { !$0.values.isEmpty }.map { option in
        let patterns = spellings(option).map { "\(command.name):\($0)" }.joined(separator: "|")
        return "    \(patterns)) values='\(option.values.joined(separator: " "))' ;;"
      }
    }
    return """
      # Completion of treeviz for bash. Source it, or put it into bash-completion's folder.
      _treeviz() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local command=${COMP_WORDS[1]} options= words= values=
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " ")) help' -- "$current"))
          return
        fi
        case "$command" in
      \(cases.joined(separator: "\n"))
          help) words='\(commands.map(\.name).joined(separator: " "))' ;;
        esac
        case "$command:$previous" in
      \(values.joined(separator: "\n"))
        esac
        if [ -n "$values" ]; then
          COMPREPLY=($(compgen -W "$values" -- "$current"))
        elif [ "${current#-}" != "$current" ]; then
          COMPREPLY=($(compgen -W "$options" -- "$current"))
        elif [ -n "$words" ]; then
          COMPREPLY=($(compgen -W "$words" -- "$current"))
        else
          # A line is a name, with all the blanks that it has; the shell quotes them.
          compopt -o filenames 2>/dev/null
          mapfile -t COMPREPLY < <(compgen -f -- "$current")
        fi
      }
      complete -F _treeviz treeviz

      """
  }

  // MARK: - zsh

  private static var zsh: String {
    let names = commands.map { "    '\($0.name):\(quoted($0.summary))'" }
    let cases = commands.map { command in
      let rows = options(of: command).map { "      \(zshRow($0)) \\" }
      let words =
        command.words.isEmpty
        ? "*:file:_files" : "1:word:(\(command.words.joined(separator: " ")))"
      return
        "    \(command.name)) _arguments \\\n\(rows.joined(separator: "\n"))\n      '\(words)' ;;"
    }
    return """
      #compdef treeviz
      # Completion of treeviz for zsh. Put it into a folder of $fpath as _treeviz.
      _treeviz() {
        local -a commands
        commands=(
      \(names.joined(separator: "\n"))
          'help:shows the help of a command'
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
          help) _describe command commands ;;
        esac
      }
      _treeviz "$@"

      """
  }

  private static func zshRow(_ option: Option) -> String {
    let names = spellings(option)
    let repeats = option.isRepeatable ? "*" : ""
    let group = names.count > 1 ? "(\(names.joined(separator: " ")))" : ""
    let brace = names.count > 1 ? "{\(names.joined(separator: ","))}" : "\(names[0])"
    let action = option.values.isEmpty ? "_files" : "(\(option.values.joined(separator: " ")))"
    let value = option.placeholder.map { ":\($0):\(action)" } ?? ""
    let help = "'[\(quoted(option.help))]\(value)'"
    return names.count > 1
      ? "'\(repeats)\(repeats.isEmpty ? group : "")'\(brace)\(help)" : "'\(repeats)'\(brace)\(help)"
  }

  /// Safe between single quotes and in zsh's brackets.
  private static func quoted(_ text: String) -> String {
    text.map { character in
      switch character {
      case "'": "’"
      case "[", "]", ":", "\\": "\\\(character)"
      default: String(character)
      }
    }.joined()
  }

  // MARK: - fish

  private static var fish: String {
    var lines = [
      "# Completion of treeviz for fish. Put it into ~/.config/fish/completions/treeviz.fish.",
      "set -l commands \(commands.map(\.name).joined(separator: " ")) help",
    ]
    for command in commands {
      lines.append(
        "complete -c treeviz -f -n \"not __fish_seen_subcommand_from $commands\" -a \(command.name)"
          + " -d '\(fishQuoted(command.summary))'")
      lines += options(of: command).map { row($0, of: command) }
      if !command.words.isEmpty {
        lines.append(
          "complete -c treeviz -f -n \"__fish_seen_subcommand_from \(command.name)\" -a "
            + "'\(command.words.joined(separator: " "))'")
      }
    }
    lines.append(
      "complete -c treeviz -f -n \"__fish_seen_subcommand_from help\" -a "
        + "'\(commands.map(\.name).joined(separator: " "))'")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ option: Option, of command: Command) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    let values =
      option.placeholder == nil
      ? "" : option.values.isEmpty ? " -r" : " -x -a '\(option.values.joined(separator: " "))'"
    return
      "complete -c treeviz -n \"__fish_seen_subcommand_from \(command.name)\" -l \(option.name)"
      + "\(short)\(values) -d '\(fishQuoted(option.help))'"
  }

  private static func fishQuoted(_ text: String) -> String {
    text.map { $0 == "'" ? "’" : String($0) }.joined()
  }
}
