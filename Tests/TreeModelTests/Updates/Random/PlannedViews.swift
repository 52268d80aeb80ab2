import SwiftUI

/// Makes the views of a plan. Places are told by the plan alone: equal places are one identity.
@MainActor struct PlannedView {
  let world: World

  /// The place of what is made.
  let path: String

  /// The state of the custom view around, and its place.
  let binding: Binding<Int>
  let owner: String

  func view(_ plan: ViewPlan) -> AnyView {
    switch plan.kind {
    case .text(let cell): return AnyView(Text("\(world.value(cell))"))
    case .pair(let first, let second):
      return AnyView(
        Group {
          at("0").view(first)
          at("1").view(second)
        })
    case .group(let content): return AnyView(Group { at("g").view(content) })
    case .stack(let content): return AnyView(VStack { at("s").view(content) })
    case .padding(let content): return AnyView(at("p").view(content).padding())
    case .condition(let cell, let first, let second):
      return AnyView(
        Group {
          if world.value(cell) == 1 { at("if").view(first) } else { at("else").view(second) }
        })
    case .optional(let cell, let content):
      return AnyView(Group { if world.value(cell) == 1 { at("some").view(content) } })
    case .rows(let list, let content): return AnyView(rows(world.numbers(list), content))
    case .identified(let cell, let content):
      let id = world.value(cell)
      return AnyView(at("id \(id)").view(content).id(id))
    case .erased(let cell, let first, let second):
      return world.value(cell) == 1
        ? AnyView(VStack { at("v").view(first) }) : AnyView(HStack { at("h").view(second) })
    case .background(let content, let back):
      return AnyView(
        VStack { at("c").view(content) }.background { VStack { at("b").view(back) } })
    case .writer(let cell, let content):
      return AnyView(at("w").view(content).environment(\.randomLevel, world.value(cell)))
    case .custom(let input, let readsState, let readsLevel, let content):
      let input = input.map(world.value)
      return readsLevel
        ? AnyView(
          LevelReader(
            maker: self, place: path, input: input, plan: content, owner: world.reader,
            readsState: readsState))
        : AnyView(
          Keeper(
            maker: self, place: path, input: input, plan: content, owner: world.reader,
            readsState: readsState))
    case .bound:
      return AnyView(Bound(maker: self, place: path, owner: world.reader, count: binding))
    case .modified(let cell, let content):
      let modifier = Frame(maker: self, place: path, cell: cell, owner: world.reader)
      return AnyView(at("m").view(content).modifier(modifier))
    }
  }

  private func rows(_ numbers: [Int], _ content: ViewPlan) -> some View {
    let reader = world.reader
    return ForEach(numbers, id: \.self) { number in
      let row = at("row \(number)")
      world.run(World.Reader(path: row.path, isRow: true), owner: reader) { row.view(content) }
    }
  }

  private func at(_ component: String) -> PlannedView {
    PlannedView(world: world, path: "\(path)/\(component)", binding: binding, owner: owner)
  }

  /// The same place within a custom view.
  fileprivate func within(_ place: String, _ state: Binding<Int>) -> PlannedView {
    PlannedView(world: world, path: "\(place)/body", binding: state, owner: place)
  }
}

/// What a view is made with: never a reason to run its body.
private struct Fixed<Value>: Equatable {
  let value: Value
  var box: AnyObject?

  static func == (lhs: Self, rhs: Self) -> Bool { true }

  init(_ value: Value) { self.value = value }
}

extension View {
  /// Notes where a view appears and disappears.
  @MainActor fileprivate func counted(_ place: String, _ world: World) -> some View {
    onAppear { world.shown[place, default: 0] += 1 }
      .onDisappear { world.shown[place, default: 0] -= 1 }
  }
}

/// A view with state, which may be given something and may read its state.
struct Keeper: View {
  private let maker: Fixed<PlannedView>
  private let owner: Fixed<World.Reader?>
  let place: String
  let input: Int?
  let plan: ViewPlan
  let readsState: Bool
  @State private var count = 0

  @MainActor init(
    maker: PlannedView, place: String, input: Int?, plan: ViewPlan, owner: World.Reader?,
    readsState: Bool
  ) {
    self.maker = Fixed(maker)
    self.owner = Fixed(owner)
    self.place = place
    self.input = input
    self.plan = plan
    self.readsState = readsState
  }

  var body: some View {
    let world = maker.value.world
    let run = World.Run(input: input, state: readsState ? place : nil)
    world.run(World.Reader(path: place, isRow: false), owner: owner.value, run) {
      world.states[place] = $count
      if readsState { _ = count }
      return VStack { maker.value.within(place, $count).view(plan) }.counted(place, world)
    }
  }
}

/// The same with a value of the environment.
struct LevelReader: View {
  private let maker: Fixed<PlannedView>
  private let owner: Fixed<World.Reader?>
  let place: String
  let input: Int?
  let plan: ViewPlan
  let readsState: Bool
  @State private var count = 0
  @Environment(\.randomLevel) private var level

  @MainActor init(
    maker: PlannedView, place: String, input: Int?, plan: ViewPlan, owner: World.Reader?,
    readsState: Bool
  ) {
    self.maker = Fixed(maker)
    self.owner = Fixed(owner)
    self.place = place
    self.input = input
    self.plan = plan
    self.readsState = readsState
  }

  var body: some View {
    let world = maker.value.world
    let run = World.Run(input: input, level: level, state: readsState ? place : nil)
    world.run(World.Reader(path: place, isRow: false), owner: owner.value, run) {
      world.states[place] = $count
      if readsState { _ = count }
      return VStack {
        Text("level \(level)")
        maker.value.within(place, $count).view(plan)
      }
      .counted(place, world)
    }
  }
}

/// A view with a binding to the state of the custom view around.
struct Bound: View {
  private let maker: Fixed<PlannedView>
  private let owner: Fixed<World.Reader?>
  let place: String
  @Binding var count: Int

  @MainActor init(
    maker: PlannedView, place: String, owner: World.Reader?, count: Binding<Int>
  ) {
    self.maker = Fixed(maker)
    self.owner = Fixed(owner)
    self.place = place
    _count = count
  }

  var body: some View {
    let world = maker.value.world
    world.run(
      World.Reader(path: place, isRow: false), owner: owner.value,
      World.Run(state: maker.value.owner)
    ) {
      _ = count
      return Text("bound").counted(place, world)
    }
  }
}

/// A modifier with state, which shows a cell beside its content.
struct Frame: ViewModifier {
  private let maker: Fixed<PlannedView>
  private let owner: Fixed<World.Reader?>
  let place: String
  let cell: Int
  @State private var count = 0

  @MainActor init(maker: PlannedView, place: String, cell: Int, owner: World.Reader?) {
    self.maker = Fixed(maker)
    self.owner = Fixed(owner)
    self.place = place
    self.cell = cell
  }

  func body(content: Content) -> some View {
    let world = maker.value.world
    world.run(
      World.Reader(path: place, isRow: false), owner: owner.value, World.Run(state: place)
    ) {
      world.states[place] = $count
      _ = count
      return VStack {
        Text("\(world.value(cell))")
        content
      }
      .counted(place, world)
    }
  }
}

private struct RandomLevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  var randomLevel: Int {
    get { self[RandomLevelKey.self] }
    set { self[RandomLevelKey.self] = newValue }
  }
}
