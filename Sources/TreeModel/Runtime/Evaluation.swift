/// One evaluation of a body, or of a closure in one: what it may read, and what it did read.
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

  /// Why the body runs.
  var reasons: [UpdateReason] = []

  /// The number of the node.
  let node: Int

  /// A Boolean value indicating whether it is that of a closure that made the node's view.
  let isClosure: Bool

  /// What is told when something that was read has changed.
  private weak var queue: UpdateQueue?

  private var sources: [ObjectIdentifier: any ReadSource] = [:]
  private var observed: ObservedProperties?

  /// The evaluation that came after this one.
  private var successor: Evaluation?

  /// The evaluation that runs.
  nonisolated(unsafe) private static var stack: [Evaluation] = []

  package init(
    of subject: Any.Type, in environment: EnvironmentValues, node: Int = 0,
    isClosure: Bool = false, queue: UpdateQueue? = nil
  ) {
    self.subject = subject
    self.environment = environment
    self.node = node
    self.isClosure = isClosure
    self.queue = queue
  }
}

/// Something that tells the evaluations that read it of its changes.
protocol ReadSource: AnyObject {
  func forget(_ evaluation: Evaluation)
}

extension Evaluation {
  /// Something that a body read.
  package struct Read {
    package enum Source: Hashable {
      /// A value of the environment, by key path.
      case environment(AnyKeyPath)
      /// A property that has storage of its own, by name.
      case state
      /// What a binding leads to.
      case binding
      /// An observable object that a property holds.
      case object
      /// A property of an object that tells who reads it.
      case observable
      /// A preference of what is below.
      case preference(ObjectIdentifier)
    }

    package let source: Source

    /// The names of the properties from the view to what was read: `loader`, `model`.
    package let property: [String]

    /// What was read, where it is kept to be compared.
    package var value: Any?

    /// The keys by which a value of the environment was found.
    var reader: EnvironmentReader?
  }

  /// A Boolean value indicating whether a change of the environment may make the body run.
  var readsEnvironment: Bool {
    reads.contains { if case .environment = $0.source { true } else { false } }
  }

  /// The evaluation that runs now; nil outside of bodies.
  package static var current: Evaluation? { stack.last }

  /// Runs a body and notes meanwhile what it reads.
  package func run<Body>(_ body: () -> Body) -> Body {
    guard let queue else { return runPlain(body) }
    let node = node
    let isClosure = isClosure
    let (result, observed) = runPlain {
      let (result, observed) = ObservedProperties.tracking(body) { name in
        queue.add(node, .observable(name), isClosure: isClosure)
      }
      for name in observed.names { note(.observable, by: [name]) }
      return (result, observed)
    }
    self.observed = observed
    return result
  }

  /// The evaluation that came last in the place of this one.
  private var latest: Evaluation {
    var latest = self
    while let next = latest.successor { latest = next }
    return latest
  }

  /// Runs a closure that reads no observable objects, and notes meanwhile what it reads.
  func runPlain<Result>(_ body: () -> Result) -> Result {
    isRunning = true
    Self.stack.append(self)
    defer {
      Self.stack.removeLast()
      isRunning = false
    }
    return body()
  }

  /// Notes that a property was read, in the run of this body or, later, of a part of it.
  package func note(_ source: Read.Source, by property: [String], value: Any? = nil) {
    guard !Self.stack.isEmpty || isRunning else { return }
    let latest = latest
    let isKnown = latest.reads.contains { $0.source == source && $0.property == property }
    if !isKnown { latest.reads.append(Read(source: source, property: property, value: value)) }
  }

  /// Notes that a value of the environment is read, whenever the body may do so.
  func noteEnvironment(
    _ keyPath: AnyKeyPath, by property: [String], value: Any?, reader: EnvironmentReader?
  ) {
    reads.append(
      Read(source: .environment(keyPath), property: property, value: value, reader: reader))
  }

  /// Notes that an object is declared, whether or not the body reads it.
  func noteObject(_ object: AnyObject, by property: [String]) {
    reads.append(Read(source: .object, property: property, value: object))
  }

  /// The property of a view that is being read through a binding.
  nonisolated(unsafe) static var readingPlace: PropertyPlace?

  /// Reads through a binding that is a property of a view.
  static func reading<Value>(_ place: PropertyPlace?, _ getter: () -> Value) -> Value {
    guard let place, current != nil, readingPlace == nil else { return getter() }
    readingPlace = place
    defer { readingPlace = nil }
    return getter()
  }

  /// Asks a source to tell of its changes until the next evaluation.
  ///
  /// - Returns: the evaluation that is told: this one, or the one that came after it.
  func depend(on source: any ReadSource) -> Evaluation? {
    let latest = latest
    guard latest.queue != nil else { return nil }
    latest.sources[ObjectIdentifier(source)] = source
    return latest
  }

  /// Tells the tree that something that was read has changed.
  func invalidate(_ reason: UpdateReason) {
    guard successor == nil else { return }
    queue?.add(node, reason, isClosure: isClosure)
  }

  /// Ends the evaluation: nothing tells it of changes any more.
  func end(before next: Evaluation?) {
    for source in sources.values { source.forget(self) }
    sources = [:]
    observed?.cancel()
    observed = nil
    successor = next
  }
}
