import TreeCompiler
import ViewTree

/// The JSON form of `treeviz list`.
struct RootList: Encodable {
  struct Root: Encodable {
    let name: String
    let kind: String
    let path: String?
    let line: Int?
    let column: Int?
    let failure: String?
  }

  let format = "treeviz-list"
  let version = 1
  let roots: [Root]

  init(roots: [ExampleRoot]) {
    self.roots = roots.map { root in
      Root(
        name: root.name, kind: root.kind.title, path: root.location?.path,
        line: root.location?.line, column: root.location?.column, failure: root.failure)
    }
  }

  /// The document as text, keys sorted, with a newline at the end.
  func json() -> String { JSONDocument.text(of: self) }
}
