extension Palette {
  /// Quiet colours on white.
  package static let light = Palette(
    ground: "#FFFFFF", line: "#7F8CA1", role: "#526079",
    boxes: Boxes(
      statics: .init(fill: "#EEF3FB", stroke: "#5B7DB1", text: "#1D2B44", detail: "#4A6089"),
      dynamics: .init(fill: "#F3ECFA", stroke: "#8E5BB5", text: "#3D1F57", detail: "#754A97"),
      environments: .init(fill: "#FFF1DC", stroke: "#B5761A", text: "#5A3B0C", detail: "#83560F"),
      placeholders: .init(fill: "#FFFFFF", stroke: "#7F8CA1", text: "#526079", detail: "#526079")),
    marks: Marks(
      inserted: .init(fill: "#E6F4EA", stroke: "#1E7D3C", text: "#0E3D1D", detail: "#1F6B38"),
      removed: .init(fill: "#FCE8E6", stroke: "#B3261E", text: "#5C120D", detail: "#8F2219"),
      updated: .init(fill: "#FFF4CE", stroke: "#8A6100", text: "#4A3500", detail: "#735200"),
      moved: .init(fill: "#E3F2FD", stroke: "#1565C0", text: "#0B2E57", detail: "#17549C"),
      inactive: .init(fill: "#FFFFFF", stroke: "#6B7585", text: "#667080", detail: "#667080")),
    code: Code(
      panel: "#F6F8FB", plain: "#1D2B44", keyword: "#93278F", type: "#2F5D9B", string: "#A8321F",
      number: "#2B36C4", comment: "#5D6B7E", tie: "#2F5D9B", tieText: "#FFFFFF"))

  /// The same on a dark ground.
  package static let dark = Palette(
    ground: "#14181F", line: "#77859C", role: "#A3AFC2",
    boxes: Boxes(
      statics: .init(fill: "#1D2939", stroke: "#7C9FD3", text: "#E4ECF9", detail: "#A5BBDD"),
      dynamics: .init(fill: "#2B213A", stroke: "#B48ADB", text: "#EFE3FA", detail: "#C9AEE3"),
      environments: .init(fill: "#36291A", stroke: "#D79C45", text: "#FBE9CD", detail: "#DEB679"),
      placeholders: .init(fill: "#14181F", stroke: "#77859C", text: "#A3AFC2", detail: "#A3AFC2")),
    marks: Marks(
      inserted: .init(fill: "#12301C", stroke: "#5BC480", text: "#DDF5E4", detail: "#9AD9B0"),
      removed: .init(fill: "#3A1815", stroke: "#F28B82", text: "#FBE3E0", detail: "#F0B4AE"),
      updated: .init(fill: "#33290A", stroke: "#E0B23C", text: "#FBF0CC", detail: "#DFC578"),
      moved: .init(fill: "#10263F", stroke: "#7DB4F0", text: "#DDECFB", detail: "#A5CBF3"),
      inactive: .init(fill: "#14181F", stroke: "#8491A5", text: "#8E9AAD", detail: "#8E9AAD")),
    code: Code(
      panel: "#1A202A", plain: "#E4ECF9", keyword: "#E49AE0", type: "#8DBBF0", string: "#F2A595",
      number: "#B4B9FF", comment: "#94A1B5", tie: "#8DBBF0", tieText: "#14181F"))

  /// Black on white, without fills: what tells boxes apart is how they are outlined.
  package static let ink: Palette = {
    let black = BoxColors(fill: "#FFFFFF", stroke: "#000000", text: "#000000", detail: "#333333")
    let grey = BoxColors(fill: "#FFFFFF", stroke: "#666666", text: "#595959", detail: "#595959")
    return Palette(
      ground: "#FFFFFF", line: "#555555", role: "#333333",
      boxes: Boxes(statics: black, dynamics: black, environments: black, placeholders: grey),
      marks: Marks(
        inserted: black, removed: black, updated: black, moved: black,
        inactive: grey),
      code: Code(
        panel: "#FFFFFF", plain: "#000000", keyword: "#000000", type: "#000000",
        string: "#404040", number: "#404040", comment: "#595959", tie: "#000000",
        tieText: "#FFFFFF"))
  }()
}
