import SwiftDiagnostics
import SwiftSyntax

/// What is wrong with the use of a macro.
enum MacroFault: String, DiagnosticMessage {
  case previewWithoutClosure = "'#Preview' needs its view in braces: '#Preview { ContentView() }'"
  case previewableOutsidePreview = "'@Previewable' can only be used in the braces of a '#Preview'"
  case entryOfConstant = "'@Entry' needs a 'var': what it declares can be set"
  case entryOfComputed = "'@Entry' makes the accessors itself: remove those that are here"
  case entryOfPattern = "'@Entry' needs a single variable with a name"
  case entryWithoutValue =
    "'@Entry' needs an initial value, the default, unless the type is optional"
  case entryOutsideExtension =
    """
    '@Entry' can only be used in an extension of 'EnvironmentValues', 'Transaction', \
    'ContainerValues' or 'FocusedValues'
    """

  var message: String { rawValue }

  var severity: DiagnosticSeverity { .error }

  var diagnosticID: MessageID { MessageID(domain: "treeviz", id: "\(self)") }

  /// Returns the error to throw, about a node of the source.
  func at(_ node: some SyntaxProtocol) -> DiagnosticsError {
    DiagnosticsError(diagnostics: [Diagnostic(node: node, message: self)])
  }
}
