import Testing

@testable import ViewTree

/// What holds of the render tree of any view: its lists are those that a plain recursion finds.
struct RenderedRandomTests {
  @Test(arguments: 0..<300)
  func hasTheListsThatARecursionFinds(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var sketch = Sketch()
    let views = (0..<3).map { _ in sketch.view(depth: 5, &generator) }
    let root = Mounted(1).over([Mounted(2).over(views.map(\.mounted))])
    let types = views.map(\.type).joined(separator: ", ")
    let tree = try rendered("VStack<TupleView<(\(types))>>", bodies: sketch.bodies, root)
    let expected = Element(label: "VStack", children: views.flatMap(\.elements))
    #expect(Self.text(of: tree) == expected.text)
    for (index, node) in tree.nodes.enumerated() where node.isNote {
      let rest = tree.children(of: tree.parents[index]).drop { $0 <= index }
      #expect(rest.filter { !tree.nodes[$0].isNote }.count >= node.listCount ?? 0)
    }
    // Everything that is mounted and has a body is there once.
    let bodies = tree.nodes.filter(\.hasBody)
    #expect(bodies.count == views.reduce(0) { $0 + $1.bodies })
    #expect(Set(bodies.map(\.number)).count == bodies.count)
  }

  /// Returns the tree without its notes: `VStack(Text padding(Text))`.
  private static func text(of tree: RenderedTree) -> String {
    func text(_ index: Int) -> String {
      let children = tree.children(of: index).filter { !tree.nodes[$0].isNote }.map(text)
      let label = tree.nodes[index].label
      return children.isEmpty ? label : "\(label)(\(children.joined(separator: " ")))"
    }
    return text(0)
  }

  /// An element of a list.
  private struct Element {
    var label: String
    var children: [Element] = []

    var text: String {
      children.isEmpty ? label : "\(label)(\(children.map(\.text).joined(separator: " ")))"
    }
  }

  /// A view: its type, what is mounted of it, and what it adds to a list.
  private struct SketchedView {
    var type: String
    var mounted: Mounted
    var elements: [Element]
    /// How many elements it may have by its type: up to 2.
    var possible: Int
    /// The number of custom views that are mounted in it.
    var bodies = 0
  }

  /// Makes random views.
  private struct Sketch {
    /// The bodies of the custom views.
    var bodies: [String: String] = [:]
    private var number = 2

    mutating func view(depth: Int, _ generator: inout SeededGenerator) -> SketchedView {
      number += 1
      let own = Mounted(number)
      guard depth > 0 else {
        return SketchedView(
          type: "Text", mounted: own, elements: [Element(label: "Text")], possible: 1)
      }
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: return SketchedView(type: "EmptyView", mounted: own, elements: [], possible: 0)
      case 1: return stack(own, depth, &generator)
      case 2: return list(own, depth, &generator)
      case 3: return optional(own, depth, &generator)
      case 4: return branches(own, depth, &generator)
      case 5: return rows(own, depth, &generator)
      case 6: return custom(own, depth, &generator)
      case 7: return padded(own, depth, &generator)
      default: return view(depth: 0, &generator)
      }
    }

    private mutating func stack(
      _ own: Mounted, _ depth: Int, _ generator: inout SeededGenerator
    ) -> SketchedView {
      var view = view(depth: depth - 1, &generator)
      view.type = "HStack<\(view.type)>"
      view.mounted = own.over([view.mounted])
      view.elements = [Element(label: "HStack", children: view.elements)]
      view.possible = 1
      return view
    }

    private mutating func list(
      _ own: Mounted, _ depth: Int, _ generator: inout SeededGenerator
    ) -> SketchedView {
      let views = (0..<2).map { _ in view(depth: depth - 1, &generator) }
      number += 1
      return SketchedView(
        type: "Group<TupleView<(\(views[0].type), \(views[1].type))>>",
        mounted: own.over([Mounted(number).over(views.map(\.mounted))]),
        elements: views.flatMap(\.elements),
        possible: min(2, views[0].possible + views[1].possible),
        bodies: views[0].bodies + views[1].bodies)
    }

    private mutating func optional(
      _ own: Mounted, _ depth: Int, _ generator: inout SeededGenerator
    ) -> SketchedView {
      var view = view(depth: depth - 1, &generator)
      let isThere = generator.chance(2)
      view.type = "Optional<\(view.type)>"
      view.mounted = own.over(isThere ? [view.mounted] : [])
      if !isThere { (view.elements, view.bodies) = ([], 0) }
      return view
    }

    private mutating func branches(
      _ own: Mounted, _ depth: Int, _ generator: inout SeededGenerator
    ) -> SketchedView {
      let views = (0..<2).map { _ in view(depth: depth - 1, &generator) }
      let slot = generator.chance(2) ? 0 : 1
      let taken = views[slot]
      return SketchedView(
        type: "_ConditionalContent<\(views[0].type), \(views[1].type)>",
        mounted: own.over([taken.mounted.inSlot(slot)]), elements: taken.elements,
        possible: max(views[0].possible, views[1].possible), bodies: taken.bodies)
    }

    private mutating func rows(
      _ own: Mounted, _ depth: Int, _ generator: inout SeededGenerator
    ) -> SketchedView {
      var view = view(depth: depth - 1, &generator)
      view.type = "ForEach<[Int], Int, \(view.type)>"
      view.mounted = own.over([view.mounted])
      view.possible = min(2, view.possible * 2)
      return view
    }

    private mutating func custom(
      _ own: Mounted, _ depth: Int, _ generator: inout SeededGenerator
    ) -> SketchedView {
      var view = view(depth: depth - 1, &generator)
      let name = "Custom\(bodies.count)"
      bodies[name] = view.type
      view.type = name
      view.mounted = own.over([view.mounted])
      view.bodies += 1
      if view.possible < 2, view.elements.count == 1 {
        view.elements = [Element(label: name, children: view.elements)]
      }
      return view
    }

    private mutating func padded(
      _ own: Mounted, _ depth: Int, _ generator: inout SeededGenerator
    ) -> SketchedView {
      var view = view(depth: depth - 1, &generator)
      view.type = "ModifiedContent<\(view.type), _PaddingLayout>"
      view.mounted = own.over([view.mounted])
      view.elements = view.elements.map { Element(label: "padding", children: [$0]) }
      return view
    }
  }
}
