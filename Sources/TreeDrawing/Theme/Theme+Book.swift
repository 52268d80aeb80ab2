extension Theme {
  /// The figures of a book: white ground, quiet boxes, thin lines.
  package static let book = Theme(
    name: "book",
    light: Palette(
      ground: "#FFFFFF", line: "#7F8CA1", role: "#526079",
      statics: .init(fill: "#EEF3FB", stroke: "#5B7DB1", text: "#1D2B44", detail: "#4A6089"),
      dynamics: .init(fill: "#F3ECFA", stroke: "#8E5BB5", text: "#3D1F57", detail: "#754A97"),
      environments: .init(fill: "#FFF1DC", stroke: "#B5761A", text: "#5A3B0C", detail: "#83560F"),
      placeholders: .init(fill: "#FFFFFF", stroke: "#7F8CA1", text: "#526079", detail: "#526079")),
    dark: Palette(
      ground: "#14181F", line: "#77859C", role: "#A3AFC2",
      statics: .init(fill: "#1D2939", stroke: "#7C9FD3", text: "#E4ECF9", detail: "#A5BBDD"),
      dynamics: .init(fill: "#2B213A", stroke: "#B48ADB", text: "#EFE3FA", detail: "#C9AEE3"),
      environments: .init(fill: "#36291A", stroke: "#D79C45", text: "#FBE9CD", detail: "#DEB679"),
      placeholders: .init(fill: "#14181F", stroke: "#77859C", text: "#A3AFC2", detail: "#A3AFC2")),
    type: Typography(
      families: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace",
      drawnFamily: "DejaVu Sans Mono", labelSize: 12, detailSize: 9, cellWidth: 605),
    spacing: Spacing())
}
