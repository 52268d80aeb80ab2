import SwiftUI

extension TypeTable {
  /// Controls that a style makes anew from what it is told of them.
  @MainActor static let configurations: [TypeTableRow] = [
    TypeTableRow(
      "Toggle(configuration)", "Toggle<Label>", .interface, type: ToggleAgain.Body.self),
    TypeTableRow(
      "Menu(configuration)", "Menu<Label, Content>", .interface, type: MenuAgain.Body.self),
    TypeTableRow(
      "GroupBox(configuration)", "GroupBox<Label, Content>", .interface,
      type: GroupBoxAgain.Body.self),
    TypeTableRow(
      "Form(configuration)", "Form<Content>", .interface, type: FormAgain.Body.self),
    TypeTableRow(
      "ControlGroup(configuration)", "ControlGroup<Content>", .interface,
      type: ControlGroupAgain.Body.self),
    TypeTableRow(
      "Button(configuration)", "Button<Label>", .interface, type: ButtonAgain.Body.self),
    TypeTableRow(
      "Label(configuration)", "Label<Title, Icon>", .interface, type: LabelAgain.Body.self),
    TypeTableRow(
      "LabeledContent(configuration)", "LabeledContent<Label, Content>", .interface,
      type: LabeledContentAgain.Body.self),
    TypeTableRow(
      "ProgressView(configuration)", "ProgressView<Label, CurrentValueLabel>", .interface,
      type: ProgressViewAgain.Body.self),
    TypeTableRow(
      "configuration.label.opacity(0.5)", "ModifiedContent<Label, _OpacityEffect>", .interface,
      type: Faded.Body.self),
  ]
}

private struct ToggleAgain: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

private struct MenuAgain: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

private struct GroupBoxAgain: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

private struct FormAgain: FormStyle {
  func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

private struct ControlGroupAgain: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

private struct ButtonAgain: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

private struct LabelAgain: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

private struct LabeledContentAgain: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

private struct ProgressViewAgain: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

private struct Faded: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(0.5) }
}
