@testable import ViewTree

/// Returns the outline of a type's tree.
func outline(
  _ type: String, bodies: [String: String] = [:], options: ViewTreeOptions = ViewTreeOptions()
) throws -> String {
  let tree = ViewTreeBuilder.makeTree(
    of: try TypeName(parsing: type), bodies: bodies, name: "Test", options: options)
  return ViewTreeOutline(showsTypes: options.showsTypes).text(of: tree)
}
