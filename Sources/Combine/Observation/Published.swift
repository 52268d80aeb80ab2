/// A property of a class whose changes are published.
@propertyWrapper
public struct Published<Value> {
  package let storage: Storage

  public init(initialValue: Value) {
    storage = Storage(initialValue)
  }

  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set { storage.forward(from: newValue) }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }
}

extension Published {
  /// The value and who wants to know of it, kept while the object lives.
  package final class Storage: PublishedStorage {
    package var objectWillChange: ObservableObjectPublisher?
    package private(set) var value: Value
    let subscribers = SubscriberList<Value, Never>(of: "PublishedSubject")
    var assignments: [AnyCancellable] = []

    init(_ value: Value) {
      self.value = value
    }

    package var currentValue: Any { value }

    /// Announces the change, then makes it.
    package func set(_ newValue: Value) {
      objectWillChange?.send()
      subscribers.send(newValue)
      value = newValue
    }

    func forward(from publisher: Publisher) {
      guard publisher.storage !== self else { return }
      assignments.append(publisher.sink { [weak self] in self?.set($0) })
    }
  }

  /// The publisher of a property's values: the current one first.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    package let storage: Storage

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.subscribers.add(subscriber, first: { storage.value })
    }
  }
}

/// What the reflection of an observable object looks for.
package protocol PublishedProperty {
  var publishedStorage: any PublishedStorage { get }
}

package protocol PublishedStorage: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
  var currentValue: Any { get }
}

extension Published: PublishedProperty {
  package var publishedStorage: any PublishedStorage { storage }
}
