import SwiftUI
import Testing

@testable import TreeModel

/// Thousands of random views and changes: what an update leaves is what a new tree would be, states
/// live as long as their identity, and the bodies that ran are those that had to.
@MainActor @Suite struct RandomUpdateTests {
  private static let viewCount = 2000
  private static let changeCount = 2

  @Test(arguments: 0..<8) func updatesAsIfMountedAnew(_ part: Int) throws {
    let count = Self.viewCount / 8
    for seed in (part * count)..<((part + 1) * count) {
      var random = RandomSource(seed: UInt64(seed))
      let size = 4 + random.number(below: 26)
      let plan = ViewPlan.random(size: size, &random)
      try check(plan, seed, &random)
    }
  }

  private func check(_ plan: ViewPlan, _ seed: Int, _ random: inout RandomSource) throws {
    let world = World(&random)
    let tree = RenderTree(mounting: Root(plan: plan, world: world), log: EventLog())
    var states: [String: Int] = [:]
    for step in 0..<Self.changeCount {
      let comment: () -> Comment = { "seed \(seed), change \(step): \(plan)" }
      let runs = world.runs
      let old = numbers(of: tree)
      world.ran = []
      var changes = Changes()
      tree.perform {
        changes.sources = world.change(&random)
        changes.states = changeStates(of: world, &states, &random)
      }
      let new = numbers(of: tree)

      let mounted = World(copying: world)
      let other = RenderTree(mounting: Root(plan: plan, world: mounted), log: EventLog())
      #expect(outline(of: tree) == outline(of: other), comment())

      // Equal places are equal identities, and equal identities are the same nodes.
      let kept = old.filter { new[$0.key] != nil }
      #expect(new.filter { old[$0.key] != nil } == kept, comment())

      let oracle = Oracle(before: runs, after: mounted.runs, changes: changes)
      #expect(world.ran.map(\.description).sorted() == oracle.expected, comment())

      let places = Set(mounted.runs.keys.filter { !$0.isRow }.map(\.path))
      states = states.filter { places.contains($0.key) }
      world.forgetAll(but: Set(mounted.runs.keys))
      let found = world.states.mapValues(\.wrappedValue)
      #expect(found.filter { $0.value != 0 } == states, comment())
      #expect(world.shown.filter { $0.value != 0 } == mounted.shown, comment())
    }
  }

  /// Gives a few of the states that views keep other values.
  private func changeStates(
    of world: World, _ states: inout [String: Int], _ random: inout RandomSource
  ) -> Set<String> {
    var changed: Set<String> = []
    for place in world.states.keys.sorted() where random.number(below: 6) == 0 {
      let value = 1 + (states[place] ?? 0)
      world.states[place]?.wrappedValue = value
      states[place] = value
      changed.insert(place)
    }
    return changed
  }

  /// The nodes of custom views and modifiers by their places.
  private func numbers(of tree: RenderTree) -> [String: Int] {
    var found: [String: Int] = [:]
    for node in tree.nodes {
      guard let place = (node.installed as? any Placed)?.place else { continue }
      #expect(found[place] == nil, "\(place) is mounted twice")
      found[place] = node.number
    }
    return found
  }

  /// The types, the keys and the values of all nodes; those of custom ones hold state.
  private func outline(of tree: RenderTree) -> String {
    let nodes = tree.nodes
    var printer = ValueText()
    let values = tree.valueTexts(of: nodes, &printer)
    return zip(nodes, values).map { node, values in
      let name = _typeName(node.content.element?.type ?? node.type, qualified: false)
      let shown = node.installed == nil ? values ?? "" : ""
      return "\(node.level) \(node.slot) \(key(of: node)) \(name) \(shown)"
    }.joined(separator: "\n")
  }

  private func key(of node: RenderNode) -> String {
    switch node.key {
    case .element(_, let slot): "element(\(slot))"
    case .id(let identity, let occurrence): "id(\(identity.value), \(occurrence))"
    case .type: "type"
    case .presented(let identity): "presented(\(identity.value))"
    case .position, .branch: "\(node.key)"
    }
  }
}

/// The view around a random one.
private struct Root: View {
  let plan: ViewPlan
  let world: World

  var body: some View {
    world.run(World.Reader(path: "around", isRow: false), owner: nil) {
      PlannedView(world: world, path: "root", binding: .constant(0), owner: "none").view(plan)
    }
  }
}

/// What was changed.
private struct Changes {
  var sources: Set<World.Source> = []
  var states: Set<String> = []
}

/// Says which bodies and closures have to run, by what they read before and what they are given now.
private struct Oracle {
  let before: [World.Reader: World.Run]
  let after: [World.Reader: World.Run]
  let changes: Changes

  /// The readers that have to run, each once, in alphabetical order.
  var expected: [String] {
    after.keys.filter(mustRun).map(\.description).sorted()
  }

  private func mustRun(_ reader: World.Reader) -> Bool {
    guard let old = before[reader], let new = after[reader] else { return true }
    if !old.sources.isDisjoint(with: changes.sources) { return true }
    if old.input != new.input || old.level != new.level { return true }
    if let state = old.state, changes.states.contains(state) { return true }
    // The closure of a row runs with what made it.
    return reader.isRow && new.owner.map(mustRun) ?? false
  }
}

/// A view or a modifier of a plan.
private protocol Placed {
  var place: String { get }
}

extension Keeper: Placed {}
extension LevelReader: Placed {}
extension Bound: Placed {}
extension Frame: Placed {}
