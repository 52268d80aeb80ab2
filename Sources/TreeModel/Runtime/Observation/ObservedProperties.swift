@_spi(SwiftUI) import Observation

/// The properties of observable objects that a closure read, which tell when one of them will change.
///
/// Built on what the Observation library keeps for SwiftUI: it names the property that changes, where
/// the public function does not.
package final class ObservedProperties {
  /// The names in alphabetical order: `FoodTruck.orders`.
  package private(set) var names: [String] = []

  private var tracking: ObservationTracking?

  /// Runs a closure.
  ///
  /// - Parameters:
  ///   - body: the closure.
  ///   - willChange: is told of each property that the closure read and that will change, by name,
  ///     until the result is cancelled.
  /// - Returns: the closure's result and what it read.
  package static func tracking<Result>(
    _ body: () -> Result, willChange: @escaping @Sendable (String) -> Void
  ) -> (Result, ObservedProperties) {
    let properties = ObservedProperties()
    let beacon = Beacon()
    let box = TrackingBox()
    let result = withObservationTracking(
      {
        // The beacon is read in each case: its change hands out what was tracked.
        beacon.read()
        return body()
      },
      willSet: { tracking in
        guard let keyPath = tracking.changed, keyPath != Beacon.keyPath else {
          box.tracking = tracking
          return
        }
        willChange(ObservedPropertyName.of(keyPath))
      })
    beacon.change()
    properties.tracking = box.tracking
    if let tracking = box.tracking { properties.names = ObservedPropertyName.all(in: tracking) }
    return (result, properties)
  }

  /// Ends the tracking.
  package func cancel() {
    tracking?.cancel()
    tracking = nil
  }
}

/// Holds what is handed out during a call.
private final class TrackingBox: @unchecked Sendable {
  var tracking: ObservationTracking?
}

/// An object that is read along with others, and changed right after.
private final class Beacon: Observable {
  static var keyPath: AnyKeyPath { \Beacon.value }

  private let registrar = ObservationRegistrar()

  var value: Int { 0 }

  func read() { registrar.access(self, keyPath: \.value) }

  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

/// Names the properties of observable objects.
enum ObservedPropertyName {
  /// Returns the name of a property: `FoodTruck.orders`.
  static func of(_ keyPath: AnyKeyPath) -> String {
    let root = _typeName(type(of: keyPath).rootType, qualified: false)
    return "\(root).\(KeyPathName.lastProperty(of: keyPath) ?? "property")"
  }

  /// Returns the names of all properties that are tracked, in alphabetical order.
  ///
  /// The list is the library's own; there is no other way to it than reflection.
  static func all(in tracking: ObservationTracking) -> [String] {
    var names: Set<String> = []
    for child in Mirror(reflecting: tracking).children where child.label == "list" {
      for list in Mirror(reflecting: child.value).children where list.label == "entries" {
        for entry in Mirror(reflecting: list.value).children {
          let pair = Mirror(reflecting: entry.value).children.map(\.value)
          guard let value = pair.last else { continue }
          for field in Mirror(reflecting: value).children where field.label == "properties" {
            guard let keyPaths = field.value as? Set<AnyKeyPath> else { continue }
            for keyPath in keyPaths where keyPath != Beacon.keyPath { names.insert(of(keyPath)) }
          }
        }
      }
    }
    return names.sorted()
  }
}
