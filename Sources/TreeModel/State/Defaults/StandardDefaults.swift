import Foundation

/// The standard defaults, whose changes a tree looks for after each action: on Linux nobody tells of
/// them.
package final class StandardDefaults {
  private var known: NSDictionary?

  /// Begins to look for changes.
  func follow() { known = Self.values }

  /// Posts `UserDefaults.didChangeNotification` where a value has changed since it was last looked at.
  func tellOfChanges() {
    guard let known else { return }
    let values = Self.values
    guard !values.isEqual(known) else { return }
    self.known = values
    NotificationCenter.default.post(
      name: UserDefaults.didChangeNotification, object: UserDefaults.standard)
  }

  private static var values: NSDictionary {
    NSDictionary(dictionary: UserDefaults.standard.dictionaryRepresentation())
  }

  /// Removes what code has set in the standard defaults.
  package static func clear() {
    let standard = UserDefaults.standard
    for key in standard.dictionaryRepresentation().keys { standard.removeObject(forKey: key) }
  }
}
