import TreeModel

/// The changes that were compiled into an image, by number.
@MainActor struct CompiledChanges {
  private var types: [Int: any _CompiledChange.Type] = [:]

  /// Keeps a type that is a change.
  ///
  /// - Returns: whether it is one.
  mutating func add(_ type: Any.Type) -> Bool {
    guard let change = type as? any _CompiledChange.Type else { return false }
    types[change.number] = change
    return true
  }

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - number: its number.
  ///   - occurrence: which of several views or objects is changed, from 1.
  ///   - tree: the tree that it is made in.
  func apply(_ number: Int, _ occurrence: Int?, to tree: RenderTree) {
    switch types[number] {
    case let change as any _StateChange.Type: changeState(change, occurrence, tree)
    case let change as any _ModelChange.Type: changeModel(change, occurrence, tree)
    case let change as any _EnvironmentChange.Type: changeEnvironment(change, tree)
    default: RuntimeIssue(.unknownChange, "change \(number) was not compiled").end()
    }
  }

  private func changeState<Change: _StateChange>(
    _ change: Change.Type, _ occurrence: Int?, _ tree: RenderTree
  ) {
    let subjects = tree.nodes.compactMap { $0.installed as? Change.Subject }
    guard let subject = choose(subjects, occurrence, SourceName.of(Change.Subject.self)) else {
      return
    }
    tree.perform { change.apply(to: subject) }
  }

  private func changeModel<Change: _ModelChange>(
    _ change: Change.Type, _ occurrence: Int?, _ tree: RenderTree
  ) {
    let models = HeldObjects.all(in: tree, of: Change.Model.self)
    guard let model = choose(models, occurrence, SourceName.of(Change.Model.self)) else { return }
    tree.perform { change.apply(to: model) }
  }

  private func changeEnvironment<Change: _EnvironmentChange>(
    _ change: Change.Type, _ tree: RenderTree
  ) {
    tree.perform {
      tree.changeEnvironment { environment in
        change.apply(to: &environment)
        tree.log?.add(.environment(key: change.key, value: change.value(in: environment)))
      }
    }
  }

  private func choose<Value>(_ values: [Value], _ occurrence: Int?, _ name: String) -> Value? {
    if let occurrence {
      guard values.indices.contains(occurrence - 1) else {
        RuntimeIssue(
          .unknownChange, "there is no '\(name)#\(occurrence)': \(values.count) are mounted"
        ).end()
      }
      return values[occurrence - 1]
    }
    if values.count > 1 {
      RuntimeIssue(
        .ambiguousControl,
        "\(values.count) '\(name)' are mounted: choose one of "
          + values.indices.prefix(8).map { "'\(name)#\($0 + 1)'" }.joined(separator: ", ")
      ).end()
    }
    guard let value = values.first else {
      RuntimeIssue(.unknownChange, "no '\(name)' is mounted").end()
    }
    return value
  }
}
