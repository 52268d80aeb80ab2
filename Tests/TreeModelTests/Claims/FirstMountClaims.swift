import SwiftUI
import Testing
import TreeModel

/// The nodes that are there when a view was first mounted.
@Suite struct FirstMountClaims {
  @Test(arguments: cases) func holds(_ claim: Claim) async throws { try await claim.check() }

  /// Returns the texts and images that have a node, in order.
  @MainActor static func leaves<V: View>(of view: V) -> String {
    let types = RenderTree(mounting: view).nodes.map { $0.type }
    return types.filter { $0 == Text.self || $0 == Image.self }
      .map { "\($0)" }.joined(separator: ", ")
  }

  static let cases = [
    Claim("mirrorsTheViewTree", claims: [39], text: "Image, Text") {
      let hint: String? = "wet"
      return leaves(
        of: HStack {
          Image(systemName: "drop")
          if let hint { Text(hint) }
        })
    },
    Claim("hasNoNodeForAViewThatIsNotThere", claims: [40], text: "Image") {
      let hint: String? = nil
      return leaves(
        of: HStack {
          Image(systemName: "drop")
          if let hint { Text(hint) }
        })
    },
    Claim("hasNodesForWhatIsOutOfSight", claims: [48], text: "500") {
      let tree = RenderTree(
        mounting: ScrollView {
          VStack { ForEach(0..<500) { Text("plant \($0)").frame(height: 100) } }
        })
      return "\(tree.nodes.filter { $0.type == Text.self }.count)"
    },
  ]
}
