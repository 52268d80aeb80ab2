/// The entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent

  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: AccessibilityRotorContent {}

/// One entry of a rotor.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  package let id: ID?
  package let label: Text?

  public typealias Body = Never

  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.id = id
    self.label = label
  }

  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id)
  }

  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id)
  }

  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label, id: id)
  }

  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id)
  }

  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id)
  }
}

extension AccessibilityRotorEntry where ID == Never {
  private init(_label label: Text?) {
    id = nil
    self.label = label
  }

  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(_label: label)
  }

  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(_label: Text(labelKey))
  }

  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(_label: Text(label))
  }
}

extension AccessibilityRotorContent where Body == Never {
  /// Traps: an entry has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' has no body: it is an entry of a rotor")
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach
where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(_data: data, id: \.id, content: content)
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(_data: data, id: id, content: content)
  }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  @_disfavoredOverload
  public init(@AccessibilityRotorContentBuilder content: () -> Content) {
    self.init(_content: content())
  }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  public typealias Body = Never
}

/// Several entries of a rotor.
nonisolated public struct _TupleAccessibilityRotorContent<T>: AccessibilityRotorContent {
  package let value: T

  public typealias Body = Never
}

/// The kinds of entries that the system has a rotor for.
public struct AccessibilitySystemRotor: Sendable {
  package let name: String

  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
  public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
  public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
  public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
  public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }

  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "links(visited: \(visited))")
  }

  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings(level: \(level))")
  }
}

/// Builds the entries of a rotor from the statements of a closure.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content {
    content
  }

  public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    _TupleAccessibilityRotorContent(value: (repeat each content))
  }

  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? {
    content
  }
}
