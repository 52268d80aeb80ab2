/// Takes a value that is transferred as one of another type, by the representations of both.
package enum TransferConversion {
  /// How many representations may lead from one type to another.
  private static let limit = 8

  /// Returns a value as one of a type; nil where no representation leads there.
  package static func value<T: Transferable>(_ value: Any, as type: T.Type) -> T? {
    convert(value, to: type, limit) as? T
  }

  private static func convert(_ value: Any, to type: any Transferable.Type, _ limit: Int) -> Any? {
    if Swift.type(of: value) == type { return value }
    guard limit > 0 else { return nil }
    if let source = value as? any Transferable {
      for proxy in proxies(of: Swift.type(of: source)) {
        if let exported = proxy.exported(value), let result = convert(exported, to: type, limit - 1)
        {
          return result
        }
      }
    }
    for proxy in proxies(of: type) {
      guard let imported = proxy.proxyType else { continue }
      if let given = convert(value, to: imported, limit - 1), let result = proxy.imported(given) {
        return result
      }
    }
    return nil
  }

  private static func proxies(of type: any Transferable.Type) -> [any ProxyTransfer] {
    func representation<T: Transferable>(_ type: T.Type) -> Any { type.transferRepresentation }
    return parts(of: representation(type)).compactMap { $0 as? any ProxyTransfer }
  }

  private static func parts(of representation: Any) -> [Any] {
    (representation as? any TransferParts)?.parts.flatMap(parts) ?? [representation]
  }
}

/// Several representations, each as a value.
private protocol TransferParts {
  var parts: [Any] { get }
}

extension TupleTransferRepresentation: TransferParts {
  fileprivate var parts: [Any] { TupleElements.elements(of: value).map(\.value) }
}

/// A representation by a value of another type.
private protocol ProxyTransfer {
  func exported(_ value: Any) -> Any?

  /// The type of what it can be made from.
  var proxyType: (any Transferable.Type)? { get }

  func imported(_ value: Any) -> Any?
}

extension ProxyRepresentation: ProxyTransfer {
  fileprivate func exported(_ value: Any) -> Any? {
    guard let exporting, let value = value as? Item else { return nil }
    return try? exporting(value)
  }

  fileprivate var proxyType: (any Transferable.Type)? { importing == nil ? nil : Proxy.self }

  fileprivate func imported(_ value: Any) -> Any? {
    guard let importing, let value = value as? Proxy else { return nil }
    return try? importing(value)
  }
}
