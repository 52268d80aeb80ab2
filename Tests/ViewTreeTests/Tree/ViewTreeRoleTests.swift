import Testing

@testable import ViewTree

struct ViewTreeRoleTests {
  @Test(arguments: [
    (
      "Section<Text, TupleView<(Divider, Image)>, Text>",
      ["Section", "Text header", "Divider 0", "Image 1", "Text footer"]
    ),
    ("Section<EmptyView, Text, EmptyView>", ["Section", "Text 0"]),
    ("NavigationLink<Text, Image>", ["NavigationLink", "Text 0", "Image destination"]),
    ("NavigationLink<Text, Never>", ["NavigationLink", "Text 0"]),
    ("LabeledContent<Text, Image>", ["LabeledContent", "Text label", "Image 0"]),
    ("Picker<Text, Int, TupleView<(Text, Text)>>", ["Picker", "Text label", "Text 0", "Text 1"]),
    ("Slider<Text, EmptyView>", ["Slider", "Text label"]),
    (
      "NavigationSplitView<Text, EmptyView, Image>",
      ["NavigationSplitView", "Text sidebar", "Image detail"]
    ),
    ("TabView<Int, Text>", ["TabView", "Text 0"]),
    ("Label<Text, Image?>", ["Label", "Text title", "Image? icon"]),
    ("StrokeShapeView<Circle, Color, EmptyView>", ["Circle"]),
    (
      "StrokeShapeView<Circle, Color, _ShapeView<Circle, Color>>",
      ["Circle", "Circle background"]
    ),
    ("_ShapeView<_TrimmedShape<_StrokedShape<M.Star>>, Color>", ["Star"]),
    ("_VariadicView.Tree<_LayoutRoot<M.Flow>, Text>", ["Flow", "Text 0"]),
    (
      "Tree<_LayoutRoot<HStackLayout>, TupleView<(Text, Text)>>",
      ["HStackLayout", "Text 0", "Text 1"]
    ),
    (
      "ModifiedContent<Text, ToolbarModifier<(), TupleToolbarContent<(ToolbarItem<(), Image>, Text)>>>",
      ["toolbar", "Text", "ToolbarItem toolbar.0", "Image toolbar.0.0", "Text toolbar.1"]
    ),
    (
      "ModifiedContent<Text, SheetPresentationModifier<TupleView<(Text, Image)>, A>>",
      ["sheet", "Text", "Text sheet.0", "Image sheet.1"]
    ),
    ("some View", ["some View"]),
    ("VStack<some View>", ["VStack", "some View 0"]),
  ])
  func givesEachChildItsPath(type: String, nodes: [String]) throws {
    let tree = ViewTreeBuilder.makeTree(of: try TypeName(parsing: type), name: "Test")
    let paths = tree.nodes.indices.map(tree.path)
    let found = tree.nodes.indices.map { index in
      paths[index].isEmpty ? tree.nodes[index].label : "\(tree.nodes[index].label) \(paths[index])"
    }
    #expect(found == nodes)
  }

  @Test func keepsTheRoleOfAListsElements() throws {
    let type = "ModifiedContent<Text, SheetPresentationModifier<TupleView<(Text, Image)>, A>>"
    let tree = ViewTreeBuilder.makeTree(of: try TypeName(parsing: type), name: "Test")
    #expect(tree.nodes.map(\.role) == [nil, nil, "sheet", "sheet"])
  }
}
