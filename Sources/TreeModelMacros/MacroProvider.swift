@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Resolves the macros of TreeModel by name.
struct MacroProvider: PluginProvider {
  private static let macros: [String: any (Macro & SendableMetatype).Type] = [
    "AnimatableMacro": AnimatableMacro.self,
    "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self,
    "EntryMacro": EntryMacro.self,
    "PreviewMacro": PreviewMacro.self,
    "ControllerPreviewMacro": ControllerPreviewMacro.self,
    "UIKitViewPreviewMacro": UIKitViewPreviewMacro.self,
    "PreviewableMacro": PreviewableMacro.self,
  ]

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = MacroProvider.macros[typeName] else {
      throw UnknownMacro(name: typeName)
    }
    return macro
  }
}

/// The macro that a declaration names is not one of ours.
struct UnknownMacro: Error, CustomStringConvertible {
  let name: String

  var description: String { "treeviz has no macro '\(name)'" }
}
