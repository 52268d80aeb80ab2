public import Foundation

/// A value kept with its scene. treeviz keeps it in memory.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  package let key: String
  package private(set) var storage: StateStorage<Value>

  private init(initialValue: Value, key: String) {
    self.key = key
    storage = StateStorage(initialValue)
  }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(initialValue: wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(initialValue: wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value == Double {
    self.init(initialValue: wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value == String {
    self.init(initialValue: wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(initialValue: wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(initialValue: wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(initialValue: wrappedValue, key: key)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(initialValue: wrappedValue, key: key)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(initialValue: nil, key: key)
  }

  public init(_ key: String) where Value == Int? {
    self.init(initialValue: nil, key: key)
  }

  public init(_ key: String) where Value == Double? {
    self.init(initialValue: nil, key: key)
  }

  public init(_ key: String) where Value == String? {
    self.init(initialValue: nil, key: key)
  }

  public init(_ key: String) where Value == URL? {
    self.init(initialValue: nil, key: key)
  }

  public init(_ key: String) where Value == Data? {
    self.init(initialValue: nil, key: key)
  }
}

extension SceneStorage {
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(initialValue: nil, key: key)
  }

  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(initialValue: nil, key: key)
  }
}

extension SceneStorage: RuntimeProperty {
  /// Properties of one key and one type share what they keep.
  package mutating func install(at place: PropertyPlace) {
    let initialValue = storage.value
    storage = place.storage.shared.object("SceneStorage " + key) { StateStorage(initialValue) }
  }

  package func shownValue() -> ShownValue { .value(storage.value) }
}
