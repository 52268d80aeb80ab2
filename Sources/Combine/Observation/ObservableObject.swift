import Foundation

/// An object that announces its changes before they happen.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

/// The publisher of an object's changes.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>(of: "ObservableObjectPublisher")

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subscribers.add(subscriber)
  }

  public func send() {
    subscribers.send(())
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's `@Published` properties share: made on first use.
  public var objectWillChange: ObservableObjectPublisher {
    var storages: [any PublishedStorage] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children {
        if let property = child.value as? any PublishedProperty {
          storages.append(property.publishedStorage)
        }
      }
      mirror = current.superclassMirror
    }
    let known = storages.lazy.compactMap(\.objectWillChange).first
    guard !storages.isEmpty else { return ObservablePublisherTable.publisher(of: self) }
    let publisher = known ?? ObservableObjectPublisher()
    for storage in storages { storage.objectWillChange = publisher }
    return publisher
  }
}

/// The publishers of objects without `@Published` properties, while the objects live.
private enum ObservablePublisherTable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    if let entry = entries[ObjectIdentifier(object)], entry.object === object {
      return entry.publisher
    }
    entries = entries.filter { $0.value.object != nil }
    let publisher = ObservableObjectPublisher()
    entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
    return publisher
  }
}
