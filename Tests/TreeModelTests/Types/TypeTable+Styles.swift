import SwiftUI

extension TypeTable {
  /// The styles of controls, and what writes them.
  @MainActor static let styles: [TypeTableRow] = [
    TypeTableRow(
      "A().pickerStyle(.automatic)",
      "ModifiedContent<A, PickerStyleWriter<DefaultPickerStyle>>",
      .inspected
    ) {
      A().pickerStyle(.automatic)
    },
    TypeTableRow(
      "A().pickerStyle(.wheel)",
      "ModifiedContent<A, PickerStyleWriter<WheelPickerStyle>>",
      .inspected
    ) {
      A().pickerStyle(.wheel)
    },
    TypeTableRow(
      "A().pickerStyle(.inline)",
      "ModifiedContent<A, PickerStyleWriter<InlinePickerStyle>>",
      .inspected
    ) {
      A().pickerStyle(.inline)
    },
    TypeTableRow(
      "A().pickerStyle(.segmented)",
      "ModifiedContent<A, PickerStyleWriter<SegmentedPickerStyle>>",
      .inspected
    ) {
      A().pickerStyle(.segmented)
    },
    TypeTableRow(
      "A().pickerStyle(.palette)",
      "ModifiedContent<A, PickerStyleWriter<PalettePickerStyle>>",
      .inspected
    ) {
      A().pickerStyle(.palette)
    },
    TypeTableRow(
      "A().pickerStyle(.navigationLink)",
      "ModifiedContent<A, PickerStyleWriter<NavigationLinkPickerStyle>>",
      .inspected
    ) {
      A().pickerStyle(.navigationLink)
    },
    TypeTableRow(
      "A().pickerStyle(.menu)",
      "ModifiedContent<A, PickerStyleWriter<MenuPickerStyle>>",
      .inspected
    ) {
      A().pickerStyle(.menu)
    },
    TypeTableRow(
      "A().listStyle(.automatic)",
      "ModifiedContent<A, ListStyleWriter<DefaultListStyle>>",
      .inspected
    ) {
      A().listStyle(.automatic)
    },
    TypeTableRow(
      "A().listStyle(.sidebar)",
      "ModifiedContent<A, ListStyleWriter<SidebarListStyle>>",
      .inspected
    ) {
      A().listStyle(.sidebar)
    },
    TypeTableRow(
      "A().listStyle(.inset)",
      "ModifiedContent<A, ListStyleWriter<InsetListStyle>>",
      .inspected
    ) {
      A().listStyle(.inset)
    },
    TypeTableRow(
      "A().listStyle(.grouped)",
      "ModifiedContent<A, ListStyleWriter<GroupedListStyle>>",
      .inspected
    ) {
      A().listStyle(.grouped)
    },
    TypeTableRow(
      "A().listStyle(.insetGrouped)",
      "ModifiedContent<A, ListStyleWriter<InsetGroupedListStyle>>",
      .inspected
    ) {
      A().listStyle(.insetGrouped)
    },
    TypeTableRow(
      "A().listStyle(.plain)",
      "ModifiedContent<A, ListStyleWriter<PlainListStyle>>",
      .inspected
    ) {
      A().listStyle(.plain)
    },
    TypeTableRow(
      "A().toggleStyle(.automatic)",
      "ModifiedContent<A, ToggleStyleModifier<DefaultToggleStyle>>",
      .inspected
    ) {
      A().toggleStyle(.automatic)
    },
    TypeTableRow(
      "A().toggleStyle(.button)",
      "ModifiedContent<A, ToggleStyleModifier<ButtonToggleStyle>>",
      .inspected
    ) {
      A().toggleStyle(.button)
    },
    TypeTableRow(
      "A().toggleStyle(.switch)",
      "ModifiedContent<A, ToggleStyleModifier<SwitchToggleStyle>>",
      .inspected
    ) {
      A().toggleStyle(.switch)
    },
    TypeTableRow(
      "A().textFieldStyle(.automatic)",
      "ModifiedContent<A, TextFieldStyleModifier<DefaultTextFieldStyle>>",
      .inspected
    ) {
      A().textFieldStyle(.automatic)
    },
    TypeTableRow(
      "A().textFieldStyle(.roundedBorder)",
      "ModifiedContent<A, TextFieldStyleModifier<RoundedBorderTextFieldStyle>>",
      .inspected
    ) {
      A().textFieldStyle(.roundedBorder)
    },
    TypeTableRow(
      "A().textFieldStyle(.plain)",
      "ModifiedContent<A, TextFieldStyleModifier<PlainTextFieldStyle>>",
      .inspected
    ) {
      A().textFieldStyle(.plain)
    },
    TypeTableRow(
      "A().buttonStyle(.automatic)",
      "ModifiedContent<A, PrimitiveButtonStyleContainerModifier<DefaultButtonStyle>>",
      .inspected
    ) {
      A().buttonStyle(.automatic)
    },
    TypeTableRow(
      "A().buttonStyle(.borderless)",
      "ModifiedContent<A, PrimitiveButtonStyleContainerModifier<BorderlessButtonStyle>>",
      .inspected
    ) {
      A().buttonStyle(.borderless)
    },
    TypeTableRow(
      "A().buttonStyle(.plain)",
      "ModifiedContent<A, PrimitiveButtonStyleContainerModifier<PlainButtonStyle>>",
      .inspected
    ) {
      A().buttonStyle(.plain)
    },
    TypeTableRow(
      "A().buttonStyle(.bordered)",
      "ModifiedContent<A, PrimitiveButtonStyleContainerModifier<BorderedButtonStyle>>",
      .inspected
    ) {
      A().buttonStyle(.bordered)
    },
    TypeTableRow(
      "A().buttonStyle(.borderedProminent)",
      "ModifiedContent<A, PrimitiveButtonStyleContainerModifier<BorderedProminentButtonStyle>>",
      .inspected
    ) {
      A().buttonStyle(.borderedProminent)
    },
    TypeTableRow(
      "A().menuStyle(.automatic)",
      "ModifiedContent<A, MenuStyleModifier<DefaultMenuStyle>>",
      .inspected
    ) {
      A().menuStyle(.automatic)
    },
    TypeTableRow(
      "A().menuStyle(.button)",
      "ModifiedContent<A, MenuStyleModifier<ButtonMenuStyle>>",
      .inspected
    ) {
      A().menuStyle(.button)
    },
    TypeTableRow(
      "A().menuStyle(.borderlessButton)",
      "ModifiedContent<A, MenuStyleModifier<BorderlessButtonMenuStyle>>",
      .inspected
    ) {
      A().menuStyle(.borderlessButton)
    },
    TypeTableRow(
      "A().datePickerStyle(.automatic)",
      "ModifiedContent<A, DatePickerStyleModifier<DefaultDatePickerStyle>>",
      .inspected
    ) {
      A().datePickerStyle(.automatic)
    },
    TypeTableRow(
      "A().datePickerStyle(.wheel)",
      "ModifiedContent<A, DatePickerStyleModifier<WheelDatePickerStyle>>",
      .inspected
    ) {
      A().datePickerStyle(.wheel)
    },
    TypeTableRow(
      "A().datePickerStyle(.graphical)",
      "ModifiedContent<A, DatePickerStyleModifier<GraphicalDatePickerStyle>>",
      .inspected
    ) {
      A().datePickerStyle(.graphical)
    },
    TypeTableRow(
      "A().datePickerStyle(.compact)",
      "ModifiedContent<A, DatePickerStyleModifier<CompactDatePickerStyle>>",
      .inspected
    ) {
      A().datePickerStyle(.compact)
    },
    TypeTableRow(
      "A().groupBoxStyle(.automatic)",
      "ModifiedContent<A, GroupBoxStyleModifier<DefaultGroupBoxStyle>>",
      .inspected
    ) {
      A().groupBoxStyle(.automatic)
    },
    TypeTableRow(
      "A().progressViewStyle(.automatic)",
      "ModifiedContent<A, ProgressViewStyleModifier<DefaultProgressViewStyle>>",
      .inspected
    ) {
      A().progressViewStyle(.automatic)
    },
    TypeTableRow(
      "A().progressViewStyle(.linear)",
      "ModifiedContent<A, ProgressViewStyleModifier<LinearProgressViewStyle>>",
      .inspected
    ) {
      A().progressViewStyle(.linear)
    },
    TypeTableRow(
      "A().progressViewStyle(.circular)",
      "ModifiedContent<A, ProgressViewStyleModifier<CircularProgressViewStyle>>",
      .inspected
    ) {
      A().progressViewStyle(.circular)
    },
    TypeTableRow(
      "A().navigationViewStyle(.stack)",
      "ModifiedContent<A, NavigationViewStyleModifier<StackNavigationViewStyle>>",
      .inspected
    ) {
      A().navigationViewStyle(.stack)
    },
    TypeTableRow(
      "A().tabViewStyle(.automatic)",
      "ModifiedContent<A, _TabViewStyleWriter<DefaultTabViewStyle>>",
      .inspected
    ) {
      A().tabViewStyle(.automatic)
    },
    TypeTableRow(
      "A().tabViewStyle(.page)",
      "ModifiedContent<A, _TabViewStyleWriter<PageTabViewStyle>>",
      .inspected
    ) {
      A().tabViewStyle(.page)
    },
    TypeTableRow(
      "A().labelStyle(.automatic)",
      "ModifiedContent<A, LabelStyleWritingModifier<DefaultLabelStyle>>",
      .inspected
    ) {
      A().labelStyle(.automatic)
    },
    TypeTableRow(
      "A().labelStyle(.iconOnly)",
      "ModifiedContent<A, LabelStyleWritingModifier<IconOnlyLabelStyle>>",
      .inspected
    ) {
      A().labelStyle(.iconOnly)
    },
    TypeTableRow(
      "A().labelStyle(.titleOnly)",
      "ModifiedContent<A, LabelStyleWritingModifier<TitleOnlyLabelStyle>>",
      .inspected
    ) {
      A().labelStyle(.titleOnly)
    },
    TypeTableRow(
      "A().labelStyle(.titleAndIcon)",
      "ModifiedContent<A, LabelStyleWritingModifier<TitleAndIconLabelStyle>>",
      .inspected
    ) {
      A().labelStyle(.titleAndIcon)
    },
    TypeTableRow(
      "A().buttonStyle(Pressed())",
      "ModifiedContent<A, ButtonStyleContainerModifier<Pressed>>",
      .inspected
    ) {
      A().buttonStyle(Pressed())
    },
    TypeTableRow(
      "A().buttonStyle(.link)",
      "ModifiedContent<A, PrimitiveButtonStyleContainerModifier<LinkButtonStyle>>",
      .interface
    ) {
      A().buttonStyle(.link)
    },
    TypeTableRow(
      "A().pickerStyle(.radioGroup)",
      "ModifiedContent<A, PickerStyleWriter<RadioGroupPickerStyle>>",
      .interface
    ) {
      A().pickerStyle(.radioGroup)
    },
    TypeTableRow(
      "A().toggleStyle(.checkbox)",
      "ModifiedContent<A, ToggleStyleModifier<CheckboxToggleStyle>>",
      .interface
    ) {
      A().toggleStyle(.checkbox)
    },
    TypeTableRow(
      "A().menuStyle(.borderedButton)",
      "ModifiedContent<A, MenuStyleModifier<BorderedButtonMenuStyle>>",
      .interface
    ) {
      A().menuStyle(.borderedButton)
    },
    TypeTableRow(
      "A().listStyle(.elliptical)",
      "ModifiedContent<A, ListStyleWriter<EllipticalListStyle>>",
      .interface
    ) {
      A().listStyle(.elliptical)
    },
    TypeTableRow(
      "A().listStyle(.carousel)",
      "ModifiedContent<A, ListStyleWriter<CarouselListStyle>>",
      .interface
    ) {
      A().listStyle(.carousel)
    },
    TypeTableRow(
      "A().listStyle(.bordered)",
      "ModifiedContent<A, ListStyleWriter<BorderedListStyle>>",
      .interface
    ) {
      A().listStyle(.bordered)
    },
    TypeTableRow(
      "A().indexViewStyle(.page)",
      "ModifiedContent<A, IndexViewStyleModifier<PageIndexViewStyle>>",
      .inspected
    ) {
      A().indexViewStyle(.page)
    },
  ]
}
