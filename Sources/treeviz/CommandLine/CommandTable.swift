/// All commands, in the order in which help lists them.
enum CommandTable {
  static let commands: [Command] = [
    RenderCommand.command, InspectCommand.command, UpdateCommand.command, TypeCommand.command,
    ListCommand.command, ChapterCommand.command, DoctorCommand.command,
    CompletionCommand.command, ManualCommand.command,
  ]

  /// Options that every command takes.
  static let commonOptions: [Option] = [
    .flag("quiet", help: "print errors only, no paths of files and no warnings"),
    .flag("verbose", help: "say what is run and how long each stage takes"),
    .flag("help", short: "h", help: "show this help"),
  ]

  static func command(named name: String) -> Command? {
    commands.first { $0.name == name }
  }
}
