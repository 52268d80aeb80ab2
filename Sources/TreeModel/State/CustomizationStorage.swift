public import Foundation

// What a user changes of tables and tabs is kept.

extension AppStorage {
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
    store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .json)
  }

  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) where Value == TabViewCustomization {
    self.init(initialValue: wrappedValue, key: key, store: store, coding: .json)
  }
}

extension SceneStorage {
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(initialValue: wrappedValue, key: key)
  }

  public init(wrappedValue: Value = TabViewCustomization(), _ key: String)
  where Value == TabViewCustomization {
    self.init(initialValue: wrappedValue, key: key)
  }
}
