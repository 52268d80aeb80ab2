public import Foundation

/// A value kept in the user's defaults, which treeviz keeps in memory: each run begins without any.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  package let key: String
  package private(set) var storage: StateStorage<Value>
  private let coding: DefaultsCoding<Value>
  private let store: UserDefaults?
  private var entry: DefaultsEntry<Value>?
  private var place: PropertyPlace?

  init(
    initialValue: Value, key: String, store: UserDefaults?, coding: DefaultsCoding<Value>
  ) {
    self.key = key
    self.store = store
    self.coding = coding
    storage = StateStorage(initialValue)
  }

  public var wrappedValue: Value {
    get {
      guard let entry else { return kept }
      // What an action has just written to the defaults is read at once.
      if Evaluation.current == nil { entry.refresh() }
      return storage.read(at: place)
    }
    nonmutating set {
      if entry == nil { coding.write(store ?? .standard, key, newValue) }
      storage.value = newValue
    }
  }

  public var projectedValue: Binding<Value> {
    guard entry == nil else { return Binding(storage) }
    return Binding(leadingOn: { wrappedValue }, set: { wrappedValue = $0 })
  }

  /// What the defaults have, for a property that is none of an installed view's, such as one of a model.
  private var kept: Value {
    coding.value(in: store ?? .standard, forKey: key) ?? storage.current
  }

  /// A property of an object: the object announces that it changes, as with `@Published`.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].wrappedValue }
    set {
      (object as? any ObservableObject)?.announceChange()
      object[keyPath: storageKeyPath].wrappedValue = newValue
    }
  }
}

extension ObservableObject {
  /// Says that the object is about to change, where it has the publisher that every object has.
  fileprivate func announceChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .plain)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .plain)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .plain)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .plain)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .plain)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .plain)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .plain)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .raw)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .raw)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(
      initialValue: nil, key: key, store: store, coding: DefaultsCoding<Bool>.plain.optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<Int>.plain.optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(
      initialValue: nil, key: key, store: store, coding: DefaultsCoding<Double>.plain.optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(
      initialValue: nil, key: key, store: store, coding: DefaultsCoding<String>.plain.optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<URL>.plain.optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(
      initialValue: nil, key: key, store: store, coding: DefaultsCoding<Date>.plain.optional)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(
      initialValue: nil, key: key, store: store, coding: DefaultsCoding<Data>.plain.optional)
  }
}

extension AppStorage {
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<R>.raw.optional)
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(initialValue: nil, key: key, store: store, coding: DefaultsCoding<R>.raw.optional)
  }
}

extension AppStorage: RuntimeProperty {
  /// Properties of one key, one type and one default share what they keep.
  package mutating func install(at place: PropertyPlace) {
    self.place = place
    let shared = place.storage.shared
    let store = store ?? .standard
    let (initialValue, key, coding) = (storage.current, key, coding)
    let entry = shared.object("AppStorage \(key) \(initialValue)") {
      let entry = DefaultsEntry(initialValue, key: key, store: store, coding: coding)
      entry.storage.owner = shared.owner(of: Self.self, key)
      shared.defaults.append(entry)
      return entry
    }
    self.entry = entry
    storage = entry.storage
  }

  package func shownValue() -> ShownValue { .value(storage.current) }
}

extension AppStorage: SelfComparing {
  func isSame(as other: Any) -> Bool { (other as? Self)?.key == key }
}
