public import Foundation

/// A set of objects that may keep them weakly; Foundation has it on Apple's systems alone.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Element {
    weak var weakObject: ObjectType?
    let strongObject: ObjectType?

    var object: ObjectType? { strongObject ?? weakObject }
  }

  private let isWeak: Bool
  private var elements: [Element] = []

  private init(isWeak: Bool) {
    self.isWeak = isWeak
  }

  /// A set of objects that it keeps.
  public override convenience init() {
    self.init(isWeak: false)
  }

  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  /// The objects, in the order in which they came.
  public var allObjects: [ObjectType] { elements.compactMap(\.object) }

  public var anyObject: ObjectType? { allObjects.first }
  public var count: Int { allObjects.count }

  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    elements.append(Element(weakObject: object, strongObject: isWeak ? nil : object))
  }

  public func remove(_ object: ObjectType?) {
    elements.removeAll { $0.object == nil || $0.object === object }
  }

  public func removeAllObjects() { elements = [] }

  public func contains(_ anObject: ObjectType?) -> Bool {
    anObject != nil && elements.contains { $0.object === anObject }
  }
}
