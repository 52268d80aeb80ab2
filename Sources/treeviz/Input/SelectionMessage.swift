import TreeCompiler
import ViewTree

/// Says what names there are where `--view` named none, or several.
enum SelectionMessage {
  static func text(of error: RootSelection.NameError, path: String) -> [Diagnostic] {
    let names = error.candidates.map(\.name)
    let listed = names.map { "'\($0)'" }.joined(separator: ", ")
    let place = Diagnostic.Location(path: ExampleInput.shown(path))
    if error.isAmbiguous {
      return [
        Diagnostic(
          .error, "several views are named '\(error.name)'; give the whole name: \(listed)",
          at: place)
      ]
    }
    guard !names.isEmpty else {
      return [Diagnostic(.error, "no view is named '\(error.name)': there are none", at: place)]
    }
    let nearest = NearestName.of(error.name, among: names).map { "did you mean '\($0)'? " } ?? ""
    return [
      Diagnostic(
        .error, "no view is named '\(error.name)'; \(nearest)there are \(listed)", at: place)
    ]
  }
}
