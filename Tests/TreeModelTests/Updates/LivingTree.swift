import SwiftUI
import TreeModel

/// A mounted view, what happened to it since it was last asked, and what it shows.
@MainActor final class LivingTree {
  let tree: RenderTree
  private let log = EventLog()

  init<V: View>(
    _ view: V, environment: EnvironmentValues = EnvironmentValues(), window: Int = .max
  ) {
    tree = RenderTree(mounting: view, environment: environment, log: log, window: window)
  }

  /// Mounts an app, a scene or the like.
  init(_ element: Element) {
    tree = RenderTree(mounting: element, log: log)
  }

  /// What happened since this was last asked for, a line each: `body Counter: state count`.
  func events() -> [String] { log.take().map(Self.text) }

  /// Runs an action and tells what followed.
  @discardableResult
  func perform(_ action: () -> Void) -> [String] {
    _ = log.take()
    tree.perform(action)
    return events()
  }

  /// Sets a value of the environment at the root and tells what followed.
  func setEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> [String] {
    _ = log.take()
    tree.changeEnvironment { $0[keyPath: keyPath] = value }
    tree.settle()
    return events()
  }

  /// The strings of the texts that are mounted, in order.
  var texts: [String] {
    tree.nodes.compactMap { node in
      guard node.type == Text.self, let text = node.values.first?.value() as? Text else {
        return node.type == Text.self ? node.values.first.map { "\($0.value())" } : nil
      }
      return text.string
    }
  }

  /// The installed value of the first view of a type.
  func view<V: View>(_ type: V.Type, _ index: Int = 0) -> V? {
    tree.nodes.compactMap { $0.installed as? V }.dropFirst(index).first
  }

  static func text(_ event: RuntimeEvent) -> String {
    var printer = ValueText()
    switch event {
    case .body(_, let type, let reasons):
      return "body \(name(type)): " + reasons.map(text).joined(separator: ", ")
    case .closure(_, let type, let reasons):
      return "closure \(name(type)): " + reasons.map(text).joined(separator: ", ")
    case .state(_, _, let property, let old, let new):
      return "\(property): \(printer.text(of: old)) → \(printer.text(of: new))"
    case .model(let type, let property): return "model \(name(type)).\(property ?? "?")"
    case .environment(let key, _): return "environment \(key)"
    case .hook(_, let hook, let detail):
      return [hook, detail].compactMap(\.self).joined(separator: " ")
    case .task(_, let task): return "task \(task)"
    case .died(_, let type, let state, _):
      return "died \(name(type)): "
        + state.map { "\($0.name) = \(printer.text(of: $0.value))" }.joined(separator: ", ")
    }
  }

  static func text(_ reason: UpdateReason) -> String {
    switch reason {
    case .inserted: "inserted"
    case .value(let names): "value \(names.joined(separator: " "))"
    case .state(let name): "state \(name)"
    case .binding(let name): "binding \(name)"
    case .environment(let name, _): "environment \(name)"
    case .object(let name): "object \(name)"
    case .observable(let name): "observable \(name)"
    case .preference(let key): "preference \(name(key))"
    case .content: "content"
    case .time: "time"
    }
  }

  private static func name(_ type: Any.Type) -> String { _typeName(type, qualified: false) }
}
