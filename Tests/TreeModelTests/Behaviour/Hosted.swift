import SwiftUI
import Testing
import TreeModel

/// A mounted view that is made of a value, and the value to change.
@MainActor final class Hosted<Value> {
  let tree: LivingTree
  private let change: (Value) -> Void

  init<Content: View>(
    _ value: Value, window: Int = .max, @ViewBuilder _ content: @escaping (Value) -> Content
  ) throws {
    tree = LivingTree(Host(value: value, content: content), window: window)
    let host = try #require(tree.view(Host<Value, Content>.self))
    change = { host.set($0) }
  }

  /// Changes the value and tells what followed, without what the change itself is.
  @discardableResult
  func set(_ value: Value) -> [String] {
    tree.perform { change(value) }
      .filter { !$0.hasPrefix("value: ") && !$0.hasPrefix("body Host<") }
  }

  /// Changes the value and tells what became of each node.
  func marks(_ value: Value) -> String { tree.marks { change(value) } }

  var texts: String { tree.texts.joined(separator: ", ") }
}

/// Shows what a closure makes of a value.
private struct Host<Value, Content: View>: View {
  @State var value: Value
  let content: (Value) -> Content

  func set(_ value: Value) { self.value = value }

  var body: some View { content(value) }
}

/// Counts, and shows how often.
struct Counter: View {
  var title = "n"
  @State var count = 0

  func add() { count += 1 }

  var body: some View { Text("\(title) \(count)") }
}

extension Hosted {
  /// Adds to the first counter that is mounted.
  func count() throws {
    let counter = try #require(tree.view(Counter.self))
    tree.perform { counter.add() }
  }
}

extension RuntimeIssue {
  /// Returns the kinds and messages of the issues that an action leads to.
  @MainActor static func reported(during action: () throws -> Void) rethrows -> [RuntimeIssue] {
    var found: [RuntimeIssue] = []
    let outer = handler
    handler = { found.append($0) }
    defer { handler = outer }
    try action()
    return found
  }
}
