/// Who reads an environment, and which keys it comes by.
package final class EnvironmentReader {
  /// The property that reads, where it is one.
  package let place: PropertyPlace?

  /// The keys in the order in which they were met.
  package private(set) var keys: [Any.Type] = []

  package init(place: PropertyPlace? = nil) {
    self.place = place
  }

  package func note(_ key: Any.Type) {
    if !keys.contains(where: { $0 == key }) { keys.append(key) }
  }
}
