import Foundation

/// A value of the user's defaults that views show.
final class DefaultsEntry<Value>: FollowedDefaults {
  let storage: StateStorage<Value>
  private let key: String
  private let store: UserDefaults
  private let coding: DefaultsCoding<Value>

  /// What is shown where the defaults have no value.
  private let initialValue: Value
  private var isRefreshing = false

  init(
    _ initialValue: Value, key: String, store: UserDefaults, coding: DefaultsCoding<Value>
  ) {
    self.initialValue = initialValue
    self.key = key
    self.store = store
    self.coding = coding
    storage = StateStorage(coding.value(in: store, forKey: key) ?? initialValue)
    storage.didSet = { [unowned self] value in
      if !isRefreshing { self.coding.write(self.store, self.key, value) }
    }
  }

  func refresh() {
    isRefreshing = true
    defer { isRefreshing = false }
    storage.value = coding.value(in: store, forKey: key) ?? initialValue
  }
}

/// A value that the defaults may change without its views being told.
protocol FollowedDefaults: AnyObject {
  /// Takes the value that the defaults have now.
  func refresh()
}
