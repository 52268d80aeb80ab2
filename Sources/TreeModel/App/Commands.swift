/// The commands of an app's menus.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// What the commands without a body share; one of the user's needs a body.
public protocol _PrimitiveCommands: Commands where Body == Never {}

/// Commands without a body: they say themselves what they consist of.
package protocol PrimitiveCommands: _PrimitiveCommands {
  /// Tells a visitor, edge by edge, what the commands consist of.
  nonisolated static func structure(_ structure: inout some Structure<Self>)
}

extension _PrimitiveCommands {
  /// Traps: primitive commands have no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' has no body: it is a primitive command")
  }
}

extension PrimitiveCommands {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {}
}

/// Builds commands from the statements of a closure.
@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands {
    _TupleCommands((repeat each content))
  }
}

/// No commands.
nonisolated public struct EmptyCommands: Commands, PrimitiveCommands {
  public typealias Body = Never

  public init() {}
}

/// Several commands.
nonisolated public struct _TupleCommands<T>: Commands {
  package let value: T

  public typealias Body = Never

  package init(_ value: T) {
    self.value = value
  }
}

extension _TupleCommands: PrimitiveCommands {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.tuple(\.value)
  }
}

extension Group: Commands, _PrimitiveCommands, PrimitiveCommands where Content: Commands {
  @_disfavoredOverload
  public init(@CommandsBuilder content: () -> Content) {
    self.init(_content: content())
  }

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}
