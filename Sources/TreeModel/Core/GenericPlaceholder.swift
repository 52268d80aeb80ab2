// Stand for a generic view's parameters where the view is drawn by itself: `Container<Content>` has
// no arguments of its own. They conform to what such parameters are constrained to, and have no
// values. The number tells one parameter from the next; treeviz prints the parameter's own name.

public import Combine
public import Foundation

/// Answers what the protocols of a placeholder ask for.
public protocol _GenericPlaceholder {}

package typealias GenericPlaceholder = _GenericPlaceholder

/// What the parameters of generic views are constrained to, as far as one type without values goes.
public typealias _PlaceholderConstraints =
  ShapeStyle & Gesture & ButtonStyle & PrimitiveButtonStyle & LabelStyle & ToggleStyle
  & ProgressViewStyle & GaugeStyle & GroupBoxStyle & DisclosureGroupStyle & MenuStyle
  & LabeledContentStyle & ControlGroupStyle & DatePickerStyle & FormStyle & ListStyle & PickerStyle
  & TabViewStyle & NavigationViewStyle & TableStyle & TextFieldStyle & Layout & Keyframes
  & Publisher & Transferable & RandomAccessCollection & Identifiable & Hashable & Comparable
  & Codable & CaseIterable & RawRepresentable & LosslessStringConvertible & Error

extension _GenericPlaceholder {
  private func noBody() -> Never { preconditionFailure("a placeholder has no body") }

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> _GenericElement<Self> {
    preconditionFailure("a placeholder has no elements")
  }
  public var rawValue: String { "" }
  public var description: String { "" }

  public static var allCases: [Self] { [] }

  public init?(rawValue: String) { nil }

  public init?(_ description: String) { nil }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Never {}

  public func makeBody(configuration: ButtonStyleConfiguration) -> Never { noBody() }
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> Never { noBody() }
  public func makeBody(configuration: LabelStyleConfiguration) -> Never { noBody() }
  public func makeBody(configuration: ToggleStyleConfiguration) -> Never { noBody() }
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> Never { noBody() }
  public func makeBody(configuration: GaugeStyleConfiguration) -> Never { noBody() }
  public func makeBody(configuration: GroupBoxStyleConfiguration) -> Never { noBody() }
  public func makeBody(configuration: DisclosureGroupStyleConfiguration) -> Never { noBody() }
  public func makeBody(configuration: MenuStyleConfiguration) -> Never { noBody() }
  public func makeBody(configuration: LabeledContentStyleConfiguration) -> Never { noBody() }
  public func makeBody(configuration: ControlGroupStyleConfiguration) -> Never { noBody() }
  public func makeBody(configuration: DatePickerStyleConfiguration) -> Never { noBody() }
  public func makeBody(configuration: FormStyleConfiguration) -> Never { noBody() }

  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> Never { noBody() }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) -> CGSize { .zero }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {}
}

/// Stands for the first parameter of a generic view.
@frozen public enum _GenericPlaceholder0 {}

/// Stands for the second parameter.
@frozen public enum _GenericPlaceholder1 {}

/// Stands for the third parameter.
@frozen public enum _GenericPlaceholder2 {}

/// Stands for the fourth parameter.
@frozen public enum _GenericPlaceholder3 {}

/// Stands for a parameter that only a class can be: an observable object.
public final class _GenericPlaceholderObject: ObservableObject, Observable, Identifiable, Hashable {
  public init() {}

  public static func == (a: _GenericPlaceholderObject, b: _GenericPlaceholderObject) -> Bool {
    a === b
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension _GenericPlaceholder0: PrimitiveView, PrimitiveViewModifier, _GenericPlaceholder,
  _PlaceholderConstraints, Sendable
{
  public typealias Body = Never
  public typealias Resolved = Never
  public typealias Value = Never
  public typealias Output = Never
  public typealias Failure = Never
  public typealias Element = _GenericElement<_GenericPlaceholder0>

  public var id: _GenericID<_GenericPlaceholder0> { _GenericID() }

  public var body: Never { preconditionFailure("a placeholder has no body") }

  nonisolated public static func _valueType() -> Never.Type { Never.self }

  public static var transferRepresentation: SystemTransferRepresentation<Self> {
    SystemTransferRepresentation()
  }

  nonisolated package static func structure(
    _ structure: inout some Structure<_GenericPlaceholder0>
  ) {}
}

extension _GenericPlaceholder1: PrimitiveView, PrimitiveViewModifier, _GenericPlaceholder,
  _PlaceholderConstraints, Sendable
{
  public typealias Body = Never
  public typealias Resolved = Never
  public typealias Value = Never
  public typealias Output = Never
  public typealias Failure = Never
  public typealias Element = _GenericElement<_GenericPlaceholder1>

  public var id: _GenericID<_GenericPlaceholder1> { _GenericID() }

  public var body: Never { preconditionFailure("a placeholder has no body") }

  nonisolated public static func _valueType() -> Never.Type { Never.self }

  public static var transferRepresentation: SystemTransferRepresentation<Self> {
    SystemTransferRepresentation()
  }

  nonisolated package static func structure(
    _ structure: inout some Structure<_GenericPlaceholder1>
  ) {}
}

extension _GenericPlaceholder2: PrimitiveView, PrimitiveViewModifier, _GenericPlaceholder,
  _PlaceholderConstraints, Sendable
{
  public typealias Body = Never
  public typealias Resolved = Never
  public typealias Value = Never
  public typealias Output = Never
  public typealias Failure = Never
  public typealias Element = _GenericElement<_GenericPlaceholder2>

  public var id: _GenericID<_GenericPlaceholder2> { _GenericID() }

  public var body: Never { preconditionFailure("a placeholder has no body") }

  nonisolated public static func _valueType() -> Never.Type { Never.self }

  public static var transferRepresentation: SystemTransferRepresentation<Self> {
    SystemTransferRepresentation()
  }

  nonisolated package static func structure(
    _ structure: inout some Structure<_GenericPlaceholder2>
  ) {}
}

extension _GenericPlaceholder3: PrimitiveView, PrimitiveViewModifier, _GenericPlaceholder,
  _PlaceholderConstraints, Sendable
{
  public typealias Body = Never
  public typealias Resolved = Never
  public typealias Value = Never
  public typealias Output = Never
  public typealias Failure = Never
  public typealias Element = _GenericElement<_GenericPlaceholder3>

  public var id: _GenericID<_GenericPlaceholder3> { _GenericID() }

  public var body: Never { preconditionFailure("a placeholder has no body") }

  nonisolated public static func _valueType() -> Never.Type { Never.self }

  public static var transferRepresentation: SystemTransferRepresentation<Self> {
    SystemTransferRepresentation()
  }

  nonisolated package static func structure(
    _ structure: inout some Structure<_GenericPlaceholder3>
  ) {}
}
