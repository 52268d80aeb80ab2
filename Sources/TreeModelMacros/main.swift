@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

try CompilerPluginMessageListener(
  connection: StandardIOMessageConnection(), provider: MacroProvider()
).main()
