import TreeChapters
import TreeDrawing
import ViewTree

/// The words of a comment before a block: those of the block itself, and the options of the command
/// that makes its figure, written without dashes.
///
///     <!-- treeviz name=inbox view=Inbox paths -->       treeviz render --view=Inbox --paths
///     <!-- treeviz inspect view=Inbox -->                treeviz inspect --view=Inbox
enum BlockOptions {
  /// The options of blocks.
  static let own: [Option] = [
    .value("name", placeholder: "NAME", help: "the figure's name; the first type's without it"),
    .value("caption", placeholder: "TEXT", help: "the title of the image link"),
    .value(
      "alt", placeholder: "TEXT", help: "the text alternative, in place of the tree in words"),
    .value(
      "after", placeholder: "NAME", isRepeatable: true,
      help: "compile it with this block from above; may be repeated"),
    .flag("shared", help: "compile it with every block below, and draw nothing"),
    .flag("alone", help: "compile it without what is shared"),
    .value(
      "file", placeholder: "PATH", isRepeatable: true,
      help: "the listing is a part of this file, which is compiled; more are compiled with it"),
    .flag("outline", help: "the outline as text in place of a picture"),
    .flag("error", help: "it must not compile: its errors as text in place of a picture"),
    .value(
      "figures", placeholder: "FOLDER", help: "the folder of the figures, from the chapter's"),
    .flag("bare-links", help: "links name the file without its folder, as DocC wants them"),
    .flag("plain", help: "none of the chapter's defaults"),
  ]

  /// The commands that a block can call.
  static var commands: [Command] {
    ["render", "inspect", "update"].compactMap(CommandTable.command)
  }

  /// The options that make no sense in a block.
  private static let refused: Set<String> = ["output", "no-cache", "expression"]

  /// Returns the table of all options of a block that calls a command.
  static func table(of command: Command) -> Command {
    let own = own.filter { option in !command.options.contains { $0.name == option.name } }
    return Command(
      name: "chapter", summary: "", arguments: "", examples: [],
      options: own + options(of: command), discussion: "", run: { _ in .success })
  }

  static func options(of command: Command) -> [Option] {
    command.options.filter { !refused.contains($0.name) }
  }
}

// MARK: - Reading

extension BlockOptions {
  /// Reads the words of a comment.
  static func settings(
    _ words: [String], defaults: [String]
  ) throws(ChapterError) -> BlockSettings {
    let (command, rest) = command(of: words)
    let own = try parsed(rest, of: command)
    for word in defaults { try check(word) }
    if defaults.contains(where: { name(of: $0) == "name" }) {
      throw .options("a name is that of one block; 'defaults' cannot give it")
    }
    let kept = own.has("plain") ? [] : fitting(defaults, own, command)
    let all = try parsed(kept + rest, of: command)
    if all.has("shared"), all.has("error") {
      throw .options("'shared' and 'error' exclude each other")
    }
    let isOutline = all.has("outline") && command.name == "render"
    guard !isOutline || !words.contains(command.name) else {
      throw .options("'outline' is for no picture, but 'render' draws one; choose one of them")
    }
    let called = isOutline ? inspect : command
    let callable = Set(options(of: called).map(\.name))
    let calling = (kept + rest).filter { callable.contains(name(of: $0)) }
    if isOutline {
      let known = Set(Self.own.map(\.name)).union(callable)
      if let odd = rest.first(where: { !known.contains(name(of: $0)) }) {
        throw .options("'\(odd)' is for pictures, not for an outline")
      }
    }
    return BlockSettings(
      role: all.has("shared") ? .shared : all.has("error") ? .failing : .figure,
      name: all.value("name"), after: all.values("after"), isAlone: all.has("alone"),
      caption: all.value("caption"), alternative: all.value("alt"),
      folder: all.value("figures"), files: all.values("file"),
      hasBareLinks: all.has("bare-links"), namesViews: all.has("view"),
      words: [called.name] + calling.map { "--" + $0 })
  }

  /// Returns the defaults that concern a block: those that its command knows, that it does not set itself,
  /// and that its tree and its format have a use for.
  private static func fitting(
    _ defaults: [String], _ own: ParsedArguments, _ command: Command
  ) -> [String] {
    let options = table(of: command).options
    let known = defaults.filter { word in
      guard let option = options.first(where: { $0.name == name(of: word) }) else { return false }
      let value = String(word.dropFirst(option.name.count + 1))
      return !own.has(option.name) && (option.values.isEmpty || option.values.contains(value))
    }
    let format = known.last { $0.hasPrefix("format=") }.map {
      String($0.dropFirst("format=".count))
    }
    var unfit = unfit(format: own.value("format") ?? format, command)
    if own.showsRenderTree { unfit.formUnion(ofViewTrees) }
    return known.filter { !unfit.contains(name(of: $0)) }
  }

  /// The options that a format has no use for: those of other formats and, where it is text, all of figures.
  private static func unfit(format: String?, _ command: Command) -> Set<String> {
    let isSVG = format == nil && command.name == RenderCommand.command.name
    guard let format = isSVG ? .svg : format.flatMap(FigureFormat.init) else {
      return Set((FigureOptions.all + FigureOptions.ofSource).map(\.name))
    }
    return Set(FigureOptions.formats.filter { !$0.formats.contains(format) }.map(\.option))
  }

  /// The options that a render tree has no use for.
  private static let ofViewTrees = Set(
    (TreeOptions.ofViewTrees + FigureOptions.ofViewTrees).map(\.name))

  private static var inspect: Command { InspectCommand.command }

  private static func command(of words: [String]) -> (Command, rest: [String]) {
    for (index, word) in words.enumerated() {
      guard let command = commands.first(where: { $0.name == word }) else { continue }
      return (command, Array(words[..<index] + words[(index + 1)...]))
    }
    return (RenderCommand.command, words)
  }

  private static func name(of word: String) -> String { String(word.prefix { $0 != "=" }) }

  /// A default has to be an option of some command.
  private static func check(_ word: String) throws(ChapterError) {
    let names = (own + commands.flatMap(options)).map(\.name)
    guard !names.contains(name(of: word)) else { return }
    throw unknown(word, among: names)
  }

  private static func parsed(
    _ words: [String], of command: Command
  ) throws(ChapterError) -> ParsedArguments {
    let table = table(of: command)
    for word in words where word.hasPrefix("=") {
      throw .options("a value stands right behind its '=', without blanks, found '\(word)'")
    }
    for word in words where !table.options.contains(where: { $0.name == name(of: word) }) {
      throw unknown(word, among: table.options.map(\.name))
    }
    do throws(UsageError) {
      for option in table.options where option.placeholder != nil && words.contains(option.name) {
        throw UsageError(
          "'\(option.name)' needs a value: \(option.name)=\(option.placeholder ?? "")")
      }
      return try ArgumentParser(command: table).parse(words.map { "--" + $0 })
    } catch {
      throw .options(error.message)
    }
  }

  private static func unknown(_ word: String, among names: [String]) -> ChapterError {
    if word.hasPrefix("-") {
      return .options("options in a comment have no dashes, found '\(word)'")
    }
    let nearest = NearestName.of(name(of: word), among: names + commands.map(\.name))
    return .options(
      "unknown option '\(name(of: word))'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
