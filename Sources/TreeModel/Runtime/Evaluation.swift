/// One evaluation of a body: what it may read, and what it did read.
///
/// The copy of a view's value that is asked for its body holds this in its dynamic properties. The
/// next evaluation has one of its own, so that what a body read is what its last run read.
package final class Evaluation {
  /// The type whose body is evaluated.
  package let subject: Any.Type

  /// The environment at the place of the body.
  package let environment: EnvironmentValues

  /// What the body read, each once, in the order in which it did.
  package private(set) var reads: [Read] = []

  /// A Boolean value indicating whether the body is running: what an action reads later is no
  /// dependency.
  package private(set) var isRunning = false

  package init(of subject: Any.Type, in environment: EnvironmentValues) {
    self.subject = subject
    self.environment = environment
  }
}

extension Evaluation {
  /// Something that a body read.
  package struct Read {
    package enum Source: Hashable {
      /// A value of the environment, by key path.
      case environment(AnyKeyPath)
      /// A property that has storage of its own, by name.
      case state
      /// An observable object that a property holds.
      case object
    }

    package let source: Source

    /// The names of the properties from the view to what was read: `loader`, `model`.
    package let property: [String]
  }

  /// Runs a body and notes meanwhile what it reads.
  package func run<Body>(_ body: () -> Body) -> Body {
    isRunning = true
    defer { isRunning = false }
    return body()
  }

  /// Notes that a property was read.
  package func note(_ source: Read.Source, by property: [String]) {
    guard isRunning else { return }
    let isKnown = reads.contains { $0.source == source && $0.property == property }
    if !isKnown { reads.append(Read(source: source, property: property)) }
  }
}
