public import Foundation

/// A value kept with its scene. treeviz keeps it in memory.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  package let key: String
  package private(set) var storage: StateStorage<Value>
  private var place: PropertyPlace?

  init(initialValue: Value, key: String) {
    self.key = key
    storage = StateStorage(initialValue)
  }

  public var wrappedValue: Value {
    get { storage.read(at: place) }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Binding<Value> { Binding(storage) }
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
  /// Properties of one key and one type share what they keep in a scene.
  package mutating func install(at place: PropertyPlace) {
    self.place = place
    let initialValue = storage.current
    storage = place.storage.shared.object("SceneStorage \(place.scene()) \(key)") {
      StateStorage(initialValue)
    }
    storage.owner = place.storage.shared.owner(of: Self.self, key)
  }

  package func shownValue() -> ShownValue { .value(storage.current) }
}

extension SceneStorage: SelfComparing {
  func isSame(as other: Any) -> Bool { (other as? Self)?.key == key }
}
