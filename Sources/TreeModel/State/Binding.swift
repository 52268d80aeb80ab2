/// A value that belongs to somebody else, to read and write.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  public var transaction = Transaction()
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  /// What it leads to, by which two bindings are the same; nil for closures, which never are.
  private let source: BindingSource?

  /// Where it is a property of an installed view.
  private var place: PropertyPlace?

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get) { value, _ in set(value) }
  }

  /// A binding is made with the value that it has: a body that makes one reads what its closure reads (OpenSwiftUI,
  /// `Binding.init(get:set:)`).
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(source: nil, get: get, set: set)
    if Evaluation.current != nil { _ = get() }
  }

  /// A binding of the DSL's own that leads on: it reads nothing when it is made.
  package init(leadingOn get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(source: nil, get: get) { value, _ in set(value) }
  }

  package init(
    source: BindingSource?, get: @escaping () -> Value,
    set: @escaping (Value, Transaction) -> Void
  ) {
    getter = get
    setter = set
    self.source = source
  }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(source: BindingSource(constant: value), get: { value }, set: { _, _ in })
  }

  public var wrappedValue: Value {
    get { Evaluation.reading(place, getter) }
    nonmutating set { setter(newValue, transaction) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let base = self
    return Binding<Subject>(
      source: source?.appending(keyPath),
      get: { base.wrappedValue[keyPath: keyPath] },
      set: { value, _ in base.wrappedValue[keyPath: keyPath] = value })
  }
}

extension Binding {
  /// A binding to what a storage holds.
  package init(_ storage: StateStorage<Value>) {
    self.init(
      source: BindingSource(object: ObjectIdentifier(storage)), get: { storage.value },
      set: { value, _ in storage.value = value })
  }
}

extension Binding {
  /// The same binding, whose changes have a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// The same binding, whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      leadingOn: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(leadingOn: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      leadingOn: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let base = self
    return Binding<Value.Element>(
      source: (position as? AnyHashable).flatMap { source?.appending($0) },
      get: { base.wrappedValue[position] },
      set: { value, _ in base.wrappedValue[position] = value })
  }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// A binding to an element that gives the last value where its element is gone.
  package func row(at index: Value.Index) -> Binding<Value.Element> {
    let base = self
    let element = self[index]
    let last = LastValue(element.wrappedValue)
    return Binding<Value.Element>(
      source: element.source,
      get: {
        let collection = base.wrappedValue
        if index >= collection.startIndex, index < collection.endIndex {
          last.value = collection[index]
        }
        return last.value
      },
      set: { value, transaction in element.setter(value, transaction) })
  }
}

/// What a binding gave last.
private final class LastValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }

  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: RuntimeProperty {
  package mutating func install(at place: PropertyPlace) {
    self.place = place
  }

  package func shownValue() -> ShownValue { .value(wrappedValue) }

  /// The value belongs to somebody else, who may have taken it away since the view was made.
  package func heldValue() -> ShownValue { .none }
}

extension Binding: SelfComparing {
  func isSame(as other: Any) -> Bool {
    guard let source, let other = (other as? Self)?.source else { return false }
    return source == other
  }
}

/// What a binding leads to.
package struct BindingSource {
  private let object: ObjectIdentifier?
  private let constant: Any?
  private var path: [AnyHashable] = []

  package init(object: ObjectIdentifier) {
    self.object = object
    constant = nil
  }

  package init(constant: Any) {
    object = nil
    self.constant = constant
  }

  /// Returns what a key path, or an index, of it leads to.
  package func appending(_ keyPath: AnyHashable) -> BindingSource {
    var source = self
    source.path.append(keyPath)
    return source
  }

  package static func == (lhs: BindingSource, rhs: BindingSource) -> Bool {
    guard lhs.object == rhs.object, lhs.path == rhs.path else { return false }
    switch (lhs.constant, rhs.constant) {
    case (nil, nil): return true
    case (let lhs?, let rhs?): return ValueComparison.areEqual(lhs, rhs)
    default: return false
    }
  }
}
