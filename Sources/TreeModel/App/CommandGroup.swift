/// Commands beside or in place of a group of the system: their content is a list.
nonisolated public struct CommandGroup<Content: View>: Commands {
  package let group: CommandGroupPlacement
  package let content: Content

  public typealias Body = Never

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.group = group
    content = addition()
  }

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(before: group, addition: addition)
  }

  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(before: group, addition: addition)
  }
}

extension CommandGroup: PrimitiveCommands {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}

/// A group of commands of the system.
public struct CommandGroupPlacement: Sendable {
  package let name: String

  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let help = CommandGroupPlacement(name: "help")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
}
