/// The environment of a part of the tree: what stands between one writer and the next.
///
/// All nodes of the part share it, so that a change costs what reads it and not what lies below.
@MainActor package final class EnvironmentScope {
  /// The values that the part sees.
  package private(set) var values: EnvironmentValues

  /// The scope around this one; nil for that of the root.
  package let parent: EnvironmentScope?

  /// The node that writes; nil for the root's scope.
  package let node: Int?

  private var writer: (any EnvironmentWriter)?

  /// What the part asks for itself, written after the writer.
  private var ownWriter: (any EnvironmentWriter)?
  private var children: [Int: EnvironmentScope] = [:]

  /// The nodes whose evaluations read the environment.
  private(set) var readers: Set<Int> = []

  init(root values: EnvironmentValues) {
    self.values = values
    parent = nil
    node = nil
  }

  init(in parent: EnvironmentScope, node: Int, writer: any EnvironmentWriter) {
    self.parent = parent
    self.node = node
    self.writer = writer
    values = parent.values
    writer.write(to: &values)
    parent.children[node] = self
  }
}

extension EnvironmentScope {
  /// Gives the scope another writer.
  ///
  /// - Returns: the readers of all scopes whose values may have changed.
  func write(_ writer: any EnvironmentWriter) -> [Int] {
    let old = self.writer
    self.writer = writer
    let before = values
    computeValues()
    if let old, old.writtenKeyPath == writer.writtenKeyPath,
      ValueComparison.areEqual(
        before[keyPath: writer.writtenKeyPath], values[keyPath: writer.writtenKeyPath])
    {
      return []
    }
    return readersBelow()
  }

  /// Gives the scope what the part asks for itself; nil for nothing.
  ///
  /// - Returns: the readers of all scopes whose values may have changed.
  func write(own writer: (any EnvironmentWriter)?) -> [Int] {
    ownWriter = writer
    computeValues()
    return readersBelow()
  }

  /// Changes the values of the root's scope.
  ///
  /// - Returns: the readers of all scopes.
  func change(_ change: (inout EnvironmentValues) -> Void) -> [Int] {
    change(&values)
    return readersBelow()
  }

  func add(reader: Int) { readers.insert(reader) }

  func remove(reader: Int) { readers.remove(reader) }

  /// Takes the scope out of the tree, with its writer's node.
  func remove() {
    if let node { parent?.children[node] = nil }
  }

  private func computeValues() {
    guard let parent else { return }
    values = parent.values
    writer?.write(to: &values)
    ownWriter?.write(to: &values)
  }

  /// Computes the values of the scopes below anew.
  private func readersBelow() -> [Int] {
    var found: [Int] = []
    var scopes = [self]
    while let scope = scopes.popLast() {
      if scope !== self { scope.computeValues() }
      found += scope.readers
      scopes += scope.children.values
    }
    return found.sorted()
  }
}

extension EnvironmentScope {
  /// Returns the node whose writer set what a key path reads here; nil where it is a default.
  package func writer(of keyPath: AnyKeyPath) -> Int? {
    let keys = Self.keys(of: keyPath)
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let writer = current.writer, !keys.isDisjoint(with: Self.keys(of: writer.writtenKeyPath)) {
        return current.node
      }
      scope = current.parent
    }
    return nil
  }

  /// Returns the keys that a key path comes by.
  private static func keys(of keyPath: AnyKeyPath) -> Set<ObjectIdentifier> {
    guard let keyPath = keyPath as? PartialKeyPath<EnvironmentValues> else { return [] }
    let reader = EnvironmentReader()
    var environment = EnvironmentValues()
    environment.reader = reader
    // To ask whether an object is missing is to come by its key.
    if !environment.isMissing(keyPath) { _ = environment[keyPath: keyPath] }
    return Set(reader.keys.map { ObjectIdentifier($0) })
  }
}

/// Tells whether what an evaluation read of an environment has changed.
@MainActor enum EnvironmentComparison {
  /// Returns why a body must run again in another environment than that of its evaluation.
  static func reasons(_ evaluation: Evaluation, in values: EnvironmentValues) -> [UpdateReason] {
    evaluation.reads.compactMap { read in
      guard case .environment(let keyPath) = read.source, hasChanged(read, keyPath, in: values)
      else { return nil }
      return .environment(read.property.joined(separator: "."), keyPath)
    }
  }

  private static func hasChanged(
    _ read: Evaluation.Read, _ keyPath: AnyKeyPath, in values: EnvironmentValues
  ) -> Bool {
    guard let keyPath = keyPath as? PartialKeyPath<EnvironmentValues> else { return false }
    if keyPath == \EnvironmentValues.self {
      guard let old = read.value as? EnvironmentValues else { return false }
      return (read.reader?.keys ?? []).contains { !old.hasEqualValue(for: $0, in: values) }
    }
    let new: Any? = values.isMissing(keyPath) ? nil : values[keyPath: keyPath]
    // An object that may be missing was noted as what it is.
    switch (read.value.flatMap(unwrapped), new.flatMap(unwrapped)) {
    case (nil, nil): return false
    case (let old?, let new?): return !ValueComparison.areEqual(old, new)
    default: return true
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    if let optional = value as? any OptionalValue { optional.wrapped } else { value }
  }
}
