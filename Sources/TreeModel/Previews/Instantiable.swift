/// A view that treeviz can make an instance of: its initialiser takes no arguments.
///
/// The conformance is written into the compiled copy of a source file, where the source tells that
/// there is such an initialiser.
@MainActor @preconcurrency
public protocol _Instantiable {
  @MainActor @preconcurrency static func _instance() -> Self
}
