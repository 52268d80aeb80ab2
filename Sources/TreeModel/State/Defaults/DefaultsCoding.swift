import Foundation

/// How values of a type are kept in the user's defaults.
struct DefaultsCoding<Value> {
  /// Returns the value of a key that has one.
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void

  /// Returns the value of a key; nil where it has none of the type.
  func value(in store: UserDefaults, forKey key: String) -> Value? {
    store.object(forKey: key) == nil ? nil : read(store, key)
  }

  /// Keeps nil by keeping nothing.
  var optional: DefaultsCoding<Value?> {
    DefaultsCoding<Value?>(
      read: { read($0, $1).map(Optional.some) },
      write: { store, key, value in
        if let value { write(store, key, value) } else { store.removeObject(forKey: key) }
      })
  }
}

extension DefaultsCoding where Value == Bool {
  static var plain: Self {
    Self(read: { $0.bool(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension DefaultsCoding where Value == Int {
  static var plain: Self {
    Self(read: { $0.integer(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension DefaultsCoding where Value == Double {
  static var plain: Self {
    Self(read: { $0.double(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension DefaultsCoding where Value == String {
  static var plain: Self {
    Self(read: { $0.string(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension DefaultsCoding where Value == Data {
  static var plain: Self {
    Self(read: { $0.data(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension DefaultsCoding where Value == Date {
  static var plain: Self {
    Self(
      read: { $0.object(forKey: $1) as? Date },
      write: { $0.set($2, forKey: $1) })
  }
}

extension DefaultsCoding where Value == URL {
  static var plain: Self {
    Self(read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension DefaultsCoding where Value: RawRepresentable, Value.RawValue == Int {
  static var raw: Self {
    Self(
      read: { Value(rawValue: $0.integer(forKey: $1)) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension DefaultsCoding where Value: RawRepresentable, Value.RawValue == String {
  static var raw: Self {
    Self(
      read: { $0.string(forKey: $1).flatMap(Value.init) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension DefaultsCoding where Value: Codable {
  /// Keeps a value as JSON.
  static var json: Self {
    Self(
      read: { store, key in
        store.data(forKey: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
      },
      write: { store, key, value in
        guard let data = try? JSONEncoder().encode(value) else { return }
        store.set(data, forKey: key)
      })
  }
}
