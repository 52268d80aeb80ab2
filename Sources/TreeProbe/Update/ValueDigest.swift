import Foundation

/// Tells values apart without keeping them, so that objects live no longer than the example lets them.
///
/// An object is told by its identity, anything else by what it consists of.
struct ValueDigest {
  private var hasher = Hasher()
  private var budget = 20_000

  /// Returns a number that is the same for the same values, in one run of a process.
  static func of(_ value: Any) -> Int {
    var digest = ValueDigest()
    digest.add(value)
    return digest.hasher.finalize()
  }

  private mutating func add(_ value: Any) {
    guard budget > 0 else { return }
    budget -= 1
    if let data = value as? Data { return hasher.combine(data) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: hasher.combine(ObjectIdentifier(value as AnyObject))
    case .set, .dictionary:
      // Their order tells nothing.
      hasher.combine(mirror.children.reduce(0) { $0 ^ Self.of($1.value) })
    default:
      guard !mirror.children.isEmpty else { return hasher.combine(String(describing: value)) }
      for (label, value) in mirror.children {
        hasher.combine(label)
        add(value)
      }
    }
  }
}
