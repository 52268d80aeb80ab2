/// A modifier that changes the environment of its content.
package protocol EnvironmentWriter {
  /// The key path that it writes.
  nonisolated var writtenKeyPath: PartialKeyPath<EnvironmentValues> { get }

  /// Changes the environment of the content.
  nonisolated func write(to environment: inout EnvironmentValues)
}

/// A writer that computes what it writes, by a closure of the user's.
protocol EnvironmentTransformer: EnvironmentWriter {}

extension _EnvironmentKeyWritingModifier: EnvironmentWriter {
  package var writtenKeyPath: PartialKeyPath<EnvironmentValues> { keyPath }

  package func write(to environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }
}

extension _EnvironmentKeyTransformModifier: EnvironmentTransformer {
  package var writtenKeyPath: PartialKeyPath<EnvironmentValues> { keyPath }

  package func write(to environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}
