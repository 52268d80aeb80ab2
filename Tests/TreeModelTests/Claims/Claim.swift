import SwiftUI
import Testing
import TreeModel
import ViewTree

@testable import TreeProbe

/// Claims about SwiftUI, and a view that shows them. `docs/claims.md` lists all claims by number.
struct Claim: Sendable, CustomTestStringConvertible {
  /// What the view does: the name by which the list in `docs/claims.md` knows it.
  let name: String

  /// The numbers of the claims that it shows.
  let claims: [Int]

  let expected: String
  let actual: @MainActor @Sendable () throws -> String

  var testDescription: String { name }

  /// A view by the outline of what is mounted.
  init<V: View>(
    _ name: String, claims: [Int], values: String,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) {
    self.init(name, claims: claims, text: values) { try mountedText(view()) }
  }

  /// A view by the outline of its type, with a node for each tuple where asked for.
  init<V: View>(
    _ name: String, claims: [Int], tree: String, tuples: Bool = false,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) {
    self.init(name, claims: claims, text: tree) {
      var collector = BodyCollector()
      collector.collect(from: V.self)
      let tree = ViewTreeBuilder.makeTree(
        of: try TypeName(parsing: collector.name(of: V.self)), bodies: collector.bodies, name: "",
        options: ViewTreeOptions(showsTuples: tuples))
      return ViewTreeOutline().text(of: tree)
    }
  }

  /// A view by its type, as SwiftUI prints it; lines count as parted by a space.
  init<V: View>(
    _ name: String, claims: [Int], type: String,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) {
    let type = type.split(separator: "\n").joined(separator: " ")
    self.init(name, claims: claims, text: type) { String(describing: V.self) }
  }

  /// A text that a closure returns.
  init(
    _ name: String, claims: [Int], text: String,
    _ actual: @escaping @MainActor @Sendable () throws -> String
  ) {
    self.name = name
    self.claims = claims
    expected = text
    self.actual = actual
  }
}

extension Claim {
  /// Checks that the view shows what it is expected to show.
  @MainActor func check() throws {
    let text = try actual()
    #expect(text == expected, "claims \(claims): \(text)")
  }
}
