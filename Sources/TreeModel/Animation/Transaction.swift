/// What goes along with a change of state: the animation, above all.
public struct Transaction: @unchecked Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values.value(of: key) ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
}

extension Transaction {
  /// What is done between changes of different transactions; nil outside of an update.
  nonisolated(unsafe) private static var boundary: (() -> Void)?

  /// Runs changes, with something to be done wherever another transaction begins or ends.
  package static func separated(by boundary: @escaping () -> Void, _ body: () -> Void) {
    let outer = self.boundary
    self.boundary = boundary
    defer { self.boundary = outer }
    body()
  }

  /// Runs changes as a transaction of their own: what was changed before is another update
  /// (docs/behaviour.md 12).
  package static func own<Result>(_ body: () throws -> Result) rethrows -> Result {
    boundary?()
    defer { boundary?() }
    return try body()
  }
}

/// A key of a transaction's values.
public protocol TransactionKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
