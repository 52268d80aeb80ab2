/// A declaration that a user of the DSL can name.
struct PublicDeclaration: Hashable {
  /// What is declared.
  enum Kind {
    case type
    case function
    case initialiser
    case variable
    case macro
  }

  let kind: Kind

  /// The type that it belongs to, with the types around it; empty at the top of a file.
  let owner: String

  let name: String

  /// The labels of the arguments as one writes them, `(_:width:)`; empty where there are none.
  var labels = ""

  var isStatic = false

  /// The name with the types around it: `Font.Weight`.
  var qualifiedName: String { owner.isEmpty ? name : "\(owner).\(name)" }
}
