import SwiftUI

@testable import TreeModel

extension LivingTree {
  /// Does something and tells what became of each node, a line each.
  ///
  ///     = HStack
  ///     ~ Note {text = "wet"} → {text = "dry"}
  ///     + Text {"new"}
  ///     - Text {"old"}
  ///
  /// Nodes are kept (`=`), updated (`~`), inserted (`+`) or moved among their siblings (`>`), in the
  /// order of the tree; those that went (`-`) come last.
  func marks(_ action: () -> Void) -> String {
    let before = snapshot
    tree.perform(action)
    let after = snapshot
    let old = Dictionary(uniqueKeysWithValues: before.map { ($0.number, $0) })
    let kept = Set(after.map(\.number))
    let moved = movedNodes(before, after)
    let lines = after.map { node -> String in
      guard let was = old[node.number] else { return "+ \(node.text)" }
      let mark = moved.contains(node.number) ? ">" : "="
      return was.values == node.values
        ? "\(mark) \(node.text)" : "~ \(node.name) {\(was.values)} → {\(node.values)}"
    }
    let gone = before.filter { !kept.contains($0.number) }.map { "- \($0.text)" }
    return (lines + gone).joined(separator: "\n")
  }

  /// The numbers of the nodes, in order.
  var numbers: [Int] { tree.nodes.map(\.number) }

  private struct Snapshot {
    let number: Int
    let parent: Int?
    let name: String
    let values: String

    var text: String { values.isEmpty ? name : "\(name) {\(values)}" }
  }

  private var snapshot: [Snapshot] {
    var printer = ValueText()
    let nodes = tree.nodes
    let values = tree.valueTexts(of: nodes, &printer)
    return zip(nodes, values).map { node, values in
      Snapshot(
        number: node.number, parent: node.parent, name: Self.name(of: node), values: values ?? "")
    }
  }

  /// The nodes that stand behind another one of their siblings than before.
  private func movedNodes(_ before: [Snapshot], _ after: [Snapshot]) -> Set<Int> {
    let common = Set(before.map(\.number)).intersection(after.map(\.number))
    func predecessors(_ nodes: [Snapshot]) -> [Int: Int?] {
      var last: [Int?: Int] = [:]
      var found: [Int: Int?] = [:]
      for node in nodes where common.contains(node.number) {
        found[node.number] = .some(last[node.parent])
        last[node.parent] = node.number
      }
      return found
    }
    let old = predecessors(before)
    return Set(predecessors(after).filter { old[$0.key] != $0.value }.keys)
  }

  private static func name(of node: RenderNode) -> String {
    let type = node.content.element?.type ?? node.type
    let name = _typeName(type, qualified: false).prefix { $0 != "<" }
    return name.split(separator: ".").last.map(String.init) ?? ""
  }
}
