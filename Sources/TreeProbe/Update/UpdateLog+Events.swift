import TreeModel
import ViewTree

extension UpdateLog.Event {
  /// Nodes are numbered from 1 in reports; 0 is none.
  init(_ event: RuntimeEvent, _ printer: inout ValueText) {
    switch event {
    case .body(let node, let type, let reasons):
      self = .body(
        node: node + 1, name: SourceName.of(type),
        reasons: reasons.compactMap(UpdateLog.Reason.init))
    case .closure(let node, let type, let reasons):
      self = .closure(
        node: node + 1, name: SourceName.of(type),
        reasons: reasons.compactMap(UpdateLog.Reason.init))
    case .state(let node, let owner, let property, let old, let new):
      self = .state(
        node: node + 1, owner: SourceName.of(owner), property: property,
        old: printer.text(of: old), new: printer.text(of: new))
    case .model(let type, let property):
      self = .model(type: SourceName.of(type), property: property)
    case .environment(let key, let value):
      self = .environment(key: key, value: printer.text(of: value))
    case .hook(let node, let name, let detail):
      self = .hook(node: node + 1, name: name, detail: detail)
    case .task(let node, let name): self = .task(node: node + 1, name: name)
    case .died(let node, let type, let state, let cause):
      self = .died(
        node: node + 1, owner: SourceName.of(type),
        state: state.map { "\($0.name) = \(printer.text(of: $0.value))" },
        cause: cause.map { UpdateLog.Cause($0, &printer) })
    }
  }
}

extension UpdateLog.Cause {
  init(_ cause: RemovalCause, _ printer: inout ValueText) {
    switch cause {
    case .otherBranch: self = .otherBranch
    case .noContent: self = .noContent
    case .identity(let old, let new):
      self = .identity(old: printer.identity(old), new: printer.identity(new))
    case .noElement: self = .noElement
    case .erasedType(let old, let new):
      self = .erasedType(old: Self.name(of: old), new: Self.name(of: new))
    case .dismissed: self = .dismissed
    case .otherItem: self = .otherItem
    case .popped: self = .popped
    case .otherPage: self = .otherPage
    case .folded: self = .folded
    case .otherView: self = .otherView
    }
  }

  /// Returns a type with its arguments, modules aside; the types of long modifications are cut.
  private static func name(of type: Any.Type) -> String {
    let name = _typeName(type, qualified: false)
    return name.count > ValueText.limit ? name.prefix(ValueText.limit - 1) + "…" : name
  }
}

extension UpdateLog.Reason {
  init?(_ reason: UpdateReason) {
    switch reason {
    case .inserted: self = .inserted
    case .value(let names): self = .value(names)
    case .state(let name): self = .state(name)
    case .binding(let name): self = .binding(name)
    case .environment(let name, let keyPath):
      self = .environment(name, key: EnvironmentKeyName.of(keyPath))
    case .object(let name): self = .object(name)
    case .observable(let name): self = .observable(name)
    case .preference(let key): self = .preference(SourceName.of(key))
    case .time: self = .time
    case .content: return nil
    }
  }
}

/// Names the keys of the environment.
enum EnvironmentKeyName {
  /// Returns what a reader calls a key: `colorScheme`, or the class of an object that is its key.
  static func of(_ keyPath: AnyKeyPath) -> String {
    if let keyPath = keyPath as? PartialKeyPath<EnvironmentValues>,
      let name = KeyPathName.of(keyPath)
    {
      return name
    }
    let type = Swift.type(of: keyPath).valueType
    return SourceName.of((type as? any OptionalType.Type)?.wrappedType ?? type)
  }
}

private protocol OptionalType {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
}
