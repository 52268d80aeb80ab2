import ViewTree

/// Reads a command's words by its row of the table.
///
/// `--name VALUE`, `--name=VALUE`, `-n VALUE`, `-nVALUE`; `--` ends the options; `-` is an argument.
struct ArgumentParser {
  let command: Command

  private var options: [Option] { command.options + CommandTable.commonOptions }

  init(command: Command) {
    self.command = command
  }

  /// Returns what the words say.
  ///
  /// - Throws: ``UsageError`` for an unknown option, a value that is missing, too many or not allowed.
  func parse(_ words: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.positional += rest
        break
      } else if word.hasPrefix("--") {
        try parseLong(word, rest: &rest, into: &parsed)
      } else if word.hasPrefix("-"), word != "-" {
        try parseShort(word, rest: &rest, into: &parsed)
      } else {
        parsed.positional.append(word)
      }
    }
    return parsed
  }

  private func parseLong(
    _ word: String, rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let body = word.dropFirst(2)
    let name = String(body.prefix { $0 != "=" })
    let attached = body.contains("=") ? String(body.dropFirst(name.count + 1)) : nil
    guard let option = options.first(where: { $0.name == name }) else {
      throw unknown("--" + name)
    }
    try add(option, spelled: "--" + name, attached: attached, rest: &rest, to: &parsed)
  }

  private func parseShort(
    _ word: String, rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let body = word.dropFirst()
    guard let letter = body.first, let option = options.first(where: { $0.short == letter }) else {
      throw unknown(word)
    }
    let tail = body.dropFirst()
    if option.placeholder == nil, !tail.isEmpty { throw unknown(word) }
    try add(
      option, spelled: "-\(letter)", attached: tail.isEmpty ? nil : String(tail), rest: &rest,
      to: &parsed)
  }

  private func add(
    _ option: Option, spelled: String, attached: String?, rest: inout ArraySlice<String>,
    to parsed: inout ParsedArguments
  ) throws(UsageError) {
    guard let placeholder = option.placeholder else {
      if let attached {
        throw UsageError("'\(spelled)' takes no value, found '\(attached)'", command: command)
      }
      parsed.add(option.name)
      return
    }
    // A value that looks like an option is one: something is missing before it.
    let next = rest.first.flatMap { $0.hasPrefix("--") && $0.count > 2 ? nil : $0 }
    if attached == nil, next != nil { rest.removeFirst() }
    guard let value = attached ?? next else {
      throw UsageError("'\(spelled)' needs a value: \(spelled) \(placeholder)", command: command)
    }
    if parsed.has(option.name), !option.isRepeatable {
      throw UsageError("'\(spelled)' was given twice", command: command)
    }
    if !option.values.isEmpty, !option.values.contains(value) {
      throw UsageError(
        "'\(value)' is no value of '\(spelled)', expected one of "
          + option.values.joined(separator: ", "), command: command)
    }
    parsed.add(option.name, value)
  }

  private func unknown(_ spelled: String) -> UsageError {
    let names = options.map { "--" + $0.name }
    let nearest = NearestName.of(spelled, among: names)
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return UsageError("unknown option '\(spelled)'\(hint)", command: command)
  }
}
