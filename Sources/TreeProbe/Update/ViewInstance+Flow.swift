import TreeModel
import ViewTree

extension ViewInstance.Node {
  /// Adds what a node keeps, reads and writes.
  @MainActor mutating func addFlow(of node: RenderNode, _ printer: inout ValueText) {
    number = node.number + 1
    let states = node.states
    if !states.isEmpty {
      state = states.map { .init(name: $0.name, value: printer.text(of: $0.value)) }
    }
    let reads = node.reads.map { Self.read($0, node, states, &printer) }
    if !reads.isEmpty { self.reads = reads }
    if let write = node.write {
      writes = [
        .init(
          name: EnvironmentKeyName.of(write.keyPath), value: printer.text(of: write.value))
      ]
    }
  }

  @MainActor private static func read(
    _ read: Evaluation.Read, _ node: RenderNode, _ states: [(name: String, value: Any)],
    _ printer: inout ValueText
  ) -> ViewInstance.Read {
    let property = read.property.joined(separator: ".")
    switch read.source {
    case .environment(let keyPath):
      return ViewInstance.Read(
        source: .environment, property: property, key: EnvironmentKeyName.of(keyPath),
        value: node.environmentValue(of: keyPath).map { printer.text(of: $0) } ?? "missing",
        writer: node.environmentWriter(of: keyPath).map { $0 + 1 })
    case .state:
      let value = states.first { $0.name == property }?.value
      return ViewInstance.Read(
        source: .state, property: property, value: value.map { printer.text(of: $0) })
    case .binding: return ViewInstance.Read(source: .binding, property: property)
    case .object:
      return ViewInstance.Read(
        source: .object, property: property,
        key: read.value.map { SourceName.of(Swift.type(of: $0)) })
    case .observable: return ViewInstance.Read(source: .observable, property: property)
    case .preference: return ViewInstance.Read(source: .preference, property: property)
    }
  }
}
