@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Resolves the macros of TreeModel by name.
struct MacroProvider: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    throw MacroError.unknown(typeName)
  }
}

enum MacroError: Error {
  case unknown(String)
}

try CompilerPluginMessageListener(
  connection: StandardIOMessageConnection(), provider: MacroProvider()
).main()
