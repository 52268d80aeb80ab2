public import Foundation

/// Data of a drag; Foundation has it on Apple's systems alone.
public final class NSItemProvider: NSObject {
  package let object: Any?
  private let typeIdentifier: String?

  /// A Boolean value indicating whether the object is handed on as it is, rather than as data.
  private let isItem: Bool

  private init(_ object: Any?, typeIdentifier: String?, isItem: Bool) {
    self.object = object
    self.typeIdentifier = typeIdentifier
    self.isItem = isItem
  }

  public override convenience init() {
    self.init(nil, typeIdentifier: nil, isItem: false)
  }

  public convenience init(object: Any) {
    self.init(object, typeIdentifier: TypeIdentifier.of(object), isItem: false)
  }

  public convenience init?(contentsOf url: URL) {
    self.init(url, typeIdentifier: UTType.fileURL.identifier, isItem: false)
  }

  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init(item, typeIdentifier: typeIdentifier, isItem: true)
  }

  public var suggestedName: String?

  public var registeredTypeIdentifiers: [String] { typeIdentifier.map { [$0] } ?? [] }

  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeIdentifier.conforms($0, to: typeIdentifier) }
  }
}

// MARK: - Loading

extension NSItemProvider {
  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { loaded(as: aClass) != nil }

  /// Hands on the object where it is of the class.
  @discardableResult
  public func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    finish(loaded(as: aClass), completionHandler)
  }

  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    finish(data(for: typeIdentifier), completionHandler)
  }

  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    let isMeant = hasItemConformingToTypeIdentifier(typeIdentifier)
    return finish(isMeant ? object as? URL : nil, completionHandler)
  }

  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let isMeant = hasItemConformingToTypeIdentifier(typeIdentifier)
    let item = isItem ? object : data(for: typeIdentifier) ?? object
    _ = finish(isMeant ? item : nil) { completionHandler?($0, $1) }
  }

  private func finish<Value>(
    _ value: Value?, _ completionHandler: (Value?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(value, value == nil ? CocoaError(.coderValueNotFound) : nil)
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  private func loaded<T>(as type: T.Type) -> T? {
    if let object = object as? T { return object }
    let other: Any? =
      switch object {
      case let text as String: NSString(string: text)
      case let text as NSString: String(describing: text)
      case let url as URL: NSURL(string: url.absoluteString)
      case let url as NSURL: URL(string: url.absoluteString)
      default: nil
      }
    return other as? T
  }

  private func data(for typeIdentifier: String) -> Data? {
    guard hasItemConformingToTypeIdentifier(typeIdentifier) else { return nil }
    if let data = object as? Data { return data }
    let text = loaded(as: String.self) ?? loaded(as: URL.self)?.absoluteString
    return text.map { Data($0.utf8) }
  }

  /// The value that is dragged, as one of a type that can be transferred.
  package func value<T: Transferable>(of type: T.Type) -> T? {
    if let object, let value = TransferConversion.value(object, as: type) { return value }
    return loaded(as: type)
  }
}
