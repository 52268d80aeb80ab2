/// What this machine has to draw with.
package enum DrawingEnvironment {
  /// Returns graphviz's version, once the plug-ins for SVG and DOT have been loaded.
  ///
  /// - Throws: ``DrawingError`` where graphviz or a plug-in does not load.
  package static func graphvizVersion() throws(DrawingError) -> String {
    try GraphvizLibrary.withContext(.plain) { context in
      context.functions.version(context.pointer).map { String(cString: $0) } ?? "unknown"
    }
  }

  /// Returns a Boolean value indicating whether there is a font for PNG and PDF, once the plug-ins
  /// for these have been loaded.
  ///
  /// - Throws: ``DrawingError`` where a plug-in does not load.
  package static func hasFont() throws(DrawingError) -> Bool {
    try GraphvizLibrary.withContext(.cairo) { _ in FontConfiguration.hasLatinLetters }
  }

  /// Checks that what `--embed-font` needs is there.
  ///
  /// - Throws: ``DrawingError`` where HarfBuzz does not load.
  package static func checkSubsetter() throws(DrawingError) {
    _ = try EmbeddedFont(of: ["A"])
  }
}
