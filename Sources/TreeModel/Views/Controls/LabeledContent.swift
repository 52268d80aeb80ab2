public import Foundation

/// Content with a label, which stands under its role.
nonisolated public struct LabeledContent<Label, Content> {
  package let label: Label
  package let content: Content

  public typealias Body = Never

  package init(_label label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View, _PrimitiveView, PrimitiveView where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), content: content())
  }

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("label", \.label)
    structure.list(\.content)
  }
}

extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(_label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(_label: Text(title), content: Text(value))
  }

  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(_label: Text(titleKey), content: Text(value, format: format))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(_label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(_label: configuration.label, content: configuration.content)
  }
}
