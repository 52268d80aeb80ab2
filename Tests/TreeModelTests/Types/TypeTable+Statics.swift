import SwiftUI

extension TypeTable {
  /// What stands behind a leading dot.
  @MainActor static let statics: [TypeTableRow] = [
    TypeTableRow(
      "Transition: .slide",
      "SlideTransition",
      .interface, value: transition(.slide)),
    TypeTableRow(
      "Transition: .push(from: .top)",
      "PushTransition",
      .interface, value: transition(.push(from: .top))),
    TypeTableRow(
      "Transition: .offset(x: 1)",
      "OffsetTransition",
      .interface, value: transition(.offset(x: 1))),
    TypeTableRow(
      "Transition: .scale",
      "ScaleTransition",
      .interface, value: transition(.scale)),
    TypeTableRow(
      "Transition: .opacity",
      "OpacityTransition",
      .interface, value: transition(.opacity)),
    TypeTableRow(
      "Transition: .blurReplace",
      "BlurReplaceTransition",
      .interface, value: transition(.blurReplace)),
    TypeTableRow(
      "Transition: .identity",
      "IdentityTransition",
      .interface, value: transition(.identity)),
    TypeTableRow(
      "Transition: .move(edge: .top)",
      "MoveTransition",
      .interface, value: transition(.move(edge: .top))),
    TypeTableRow(
      "Transition: .symbolEffect",
      "SymbolEffectTransition",
      .interface, value: transition(.symbolEffect)),
    TypeTableRow(
      "ShapeStyle: .fill",
      "FillShapeStyle",
      .interface, value: style(.fill)),
    TypeTableRow(
      "ShapeStyle: .background",
      "BackgroundStyle",
      .interface, value: style(.background)),
    TypeTableRow(
      "ShapeStyle: .tint",
      "TintShapeStyle",
      .interface, value: style(.tint)),
    TypeTableRow(
      "ShapeStyle: .placeholder",
      "PlaceholderTextShapeStyle",
      .interface, value: style(.placeholder)),
    TypeTableRow(
      "ShapeStyle: .separator",
      "SeparatorShapeStyle",
      .interface, value: style(.separator)),
    TypeTableRow(
      "ShapeStyle: .link",
      "LinkShapeStyle",
      .interface, value: style(.link)),
    TypeTableRow(
      "ShapeStyle: .selection",
      "SelectionShapeStyle",
      .interface, value: style(.selection)),
    TypeTableRow(
      "ShapeStyle: .primary",
      "HierarchicalShapeStyle",
      .interface, value: style(.primary)),
    TypeTableRow(
      "ShapeStyle: .quinary",
      "HierarchicalShapeStyle",
      .interface, value: style(.quinary)),
    TypeTableRow(
      "ShapeStyle: .foreground",
      "ForegroundStyle",
      .interface, value: style(.foreground)),
    TypeTableRow(
      "ShapeStyle: .red",
      "Color",
      .interface, value: style(.red)),
    TypeTableRow(
      "ShapeStyle: .clear",
      "Color",
      .interface, value: style(.clear)),
    TypeTableRow(
      "ShapeStyle: .windowBackground",
      "WindowBackgroundShapeStyle",
      .interface, value: style(.windowBackground)),
    TypeTableRow(
      "ShapeStyle: .regularMaterial",
      "Material",
      .interface, value: style(.regularMaterial)),
    TypeTableRow(
      "ShapeStyle: .bar",
      "Material",
      .interface, value: style(.bar)),
    TypeTableRow(
      "ShapeStyle: .linearGradient(colors: [], startPoint: .top, endPoint: .bottom)",
      "LinearGradient",
      .interface, value: style(.linearGradient(colors: [], startPoint: .top, endPoint: .bottom))),
    TypeTableRow(
      "ShapeStyle: .radialGradient(colors: [], center: .center, startRadius: 0, endRadius: 1)",
      "RadialGradient",
      .interface,
      value: style(.radialGradient(colors: [], center: .center, startRadius: 0, endRadius: 1))),
    TypeTableRow(
      "ShapeStyle: .ellipticalGradient(colors: [])",
      "EllipticalGradient",
      .interface, value: style(.ellipticalGradient(colors: []))),
    TypeTableRow(
      "ShapeStyle: .angularGradient(colors: [], center: .center, startAngle: .zero, endAngle: .zero)",
      "AngularGradient",
      .interface,
      value: style(
        .angularGradient(colors: [], center: .center, startAngle: .zero, endAngle: .zero))),
    TypeTableRow(
      "ShapeStyle: .conicGradient(colors: [], center: .center)",
      "AngularGradient",
      .interface, value: style(.conicGradient(colors: [], center: .center))),
    TypeTableRow(
      #"ShapeStyle: .image(Image("a"))"#,
      "ImagePaint",
      .interface, value: style(.image(Image("a")))),
    TypeTableRow(
      "ShapeStyle: Color.red.gradient",
      "AnyGradient",
      .interface, value: style(Color.red.gradient)),
    TypeTableRow(
      "Shape: .rect",
      "Rectangle",
      .interface, value: shape(.rect)),
    TypeTableRow(
      "Shape: .rect(cornerRadius: 1)",
      "RoundedRectangle",
      .interface, value: shape(.rect(cornerRadius: 1))),
    TypeTableRow(
      "Shape: .rect(topLeadingRadius: 1)",
      "UnevenRoundedRectangle",
      .interface, value: shape(.rect(topLeadingRadius: 1))),
    TypeTableRow(
      "Shape: .capsule",
      "Capsule",
      .interface, value: shape(.capsule)),
    TypeTableRow(
      "Shape: .ellipse",
      "Ellipse",
      .interface, value: shape(.ellipse)),
    TypeTableRow(
      "Shape: .circle",
      "Circle",
      .interface, value: shape(.circle)),
    TypeTableRow(
      "Shape: .containerRelative",
      "ContainerRelativeShape",
      .interface, value: shape(.containerRelative)),
    TypeTableRow(
      "Shape: .buttonBorder",
      "ButtonBorderShape",
      .interface, value: shape(.buttonBorder)),
    TypeTableRow(
      "CoordinateSpaceProtocol: .local",
      "LocalCoordinateSpace",
      .interface, value: space(.local)),
    TypeTableRow(
      "CoordinateSpaceProtocol: .global",
      "GlobalCoordinateSpace",
      .interface, value: space(.global)),
    TypeTableRow(
      #"CoordinateSpaceProtocol: .named("a")"#,
      "NamedCoordinateSpace",
      .interface, value: space(.named("a"))),
    TypeTableRow(
      "CoordinateSpaceProtocol: .scrollView",
      "NamedCoordinateSpace",
      .interface, value: space(.scrollView)),
    TypeTableRow(
      "GaugeStyle: .automatic",
      "DefaultGaugeStyle",
      .interface, value: gauge(.automatic)),
    TypeTableRow(
      "GaugeStyle: .linearCapacity",
      "LinearCapacityGaugeStyle",
      .interface, value: gauge(.linearCapacity)),
    TypeTableRow(
      "GaugeStyle: .accessoryCircular",
      "AccessoryCircularGaugeStyle",
      .interface, value: gauge(.accessoryCircular)),
    TypeTableRow(
      "GaugeStyle: .accessoryCircularCapacity",
      "AccessoryCircularCapacityGaugeStyle",
      .interface, value: gauge(.accessoryCircularCapacity)),
    TypeTableRow(
      "GaugeStyle: .accessoryLinear",
      "AccessoryLinearGaugeStyle",
      .interface, value: gauge(.accessoryLinear)),
    TypeTableRow(
      "GaugeStyle: .accessoryLinearCapacity",
      "AccessoryLinearCapacityGaugeStyle",
      .interface, value: gauge(.accessoryLinearCapacity)),
    TypeTableRow(
      "FormStyle: .automatic",
      "AutomaticFormStyle",
      .interface, value: form(.automatic)),
    TypeTableRow(
      "FormStyle: .columns",
      "ColumnsFormStyle",
      .interface, value: form(.columns)),
    TypeTableRow(
      "FormStyle: .grouped",
      "GroupedFormStyle",
      .interface, value: form(.grouped)),
    TypeTableRow(
      "ShapeStyle: .tertiary",
      "HierarchicalShapeStyle",
      .interface, value: style(.tertiary)),
    TypeTableRow(
      "ShapeStyle: .quaternary",
      "HierarchicalShapeStyle",
      .interface, value: style(.quaternary)),
    TypeTableRow(
      "ShapeStyle: .orange",
      "Color",
      .interface, value: style(.orange)),
    TypeTableRow(
      "ShapeStyle: .yellow",
      "Color",
      .interface, value: style(.yellow)),
    TypeTableRow(
      "ShapeStyle: .green",
      "Color",
      .interface, value: style(.green)),
    TypeTableRow(
      "ShapeStyle: .mint",
      "Color",
      .interface, value: style(.mint)),
    TypeTableRow(
      "ShapeStyle: .teal",
      "Color",
      .interface, value: style(.teal)),
    TypeTableRow(
      "ShapeStyle: .cyan",
      "Color",
      .interface, value: style(.cyan)),
    TypeTableRow(
      "ShapeStyle: .blue",
      "Color",
      .interface, value: style(.blue)),
    TypeTableRow(
      "ShapeStyle: .indigo",
      "Color",
      .interface, value: style(.indigo)),
    TypeTableRow(
      "ShapeStyle: .purple",
      "Color",
      .interface, value: style(.purple)),
    TypeTableRow(
      "ShapeStyle: .pink",
      "Color",
      .interface, value: style(.pink)),
    TypeTableRow(
      "ShapeStyle: .brown",
      "Color",
      .interface, value: style(.brown)),
    TypeTableRow(
      "ShapeStyle: .white",
      "Color",
      .interface, value: style(.white)),
    TypeTableRow(
      "ShapeStyle: .gray",
      "Color",
      .interface, value: style(.gray)),
    TypeTableRow(
      "ShapeStyle: .black",
      "Color",
      .interface, value: style(.black)),
    TypeTableRow(
      "ShapeStyle: .thickMaterial",
      "Material",
      .interface, value: style(.thickMaterial)),
    TypeTableRow(
      "ShapeStyle: .thinMaterial",
      "Material",
      .interface, value: style(.thinMaterial)),
    TypeTableRow(
      "ShapeStyle: .ultraThinMaterial",
      "Material",
      .interface, value: style(.ultraThinMaterial)),
    TypeTableRow(
      "ShapeStyle: .ultraThickMaterial",
      "Material",
      .interface, value: style(.ultraThickMaterial)),
    TypeTableRow(
      "ShapeStyle: .opacity(0.5)",
      "AnyShapeStyle",
      .interface, value: style(.opacity(0.5))),
    TypeTableRow(
      "ShapeStyle: .blendMode(.multiply)",
      "AnyShapeStyle",
      .interface, value: style(.blendMode(.multiply))),
    TypeTableRow(
      "ShapeStyle: .shadow(.drop(radius: 1))",
      "AnyShapeStyle",
      .interface, value: style(.shadow(.drop(radius: 1)))),
    TypeTableRow(
      "GaugeStyle: .circular",
      "CircularGaugeStyle",
      .interface, value: gauge(.circular)),
    TypeTableRow(
      "GaugeStyle: .linear",
      "LinearGaugeStyle",
      .interface, value: gauge(.linear)),
  ]
}
