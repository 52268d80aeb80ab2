/// A random view, before it is made: what it consists of, and which cells of the world it reads.
final class ViewPlan {
  enum Kind {
    /// A text that shows a cell.
    case text(Int)
    case pair(ViewPlan, ViewPlan)
    case group(ViewPlan)
    case stack(ViewPlan)
    case padding(ViewPlan)
    /// An `if` with an `else`, by whether a cell is odd.
    case condition(Int, ViewPlan, ViewPlan)
    /// An `if` without an `else`.
    case optional(Int, ViewPlan)
    /// A row for each number of a list.
    case rows(Int, ViewPlan)
    /// An identity that a cell gives.
    case identified(Int, ViewPlan)
    /// An `AnyView` that holds one type or another.
    case erased(Int, ViewPlan, ViewPlan)
    case background(ViewPlan, ViewPlan)
    /// Writes a cell into the environment.
    case writer(Int, ViewPlan)
    /// A custom view with state, given a cell or nothing.
    case custom(input: Int?, readsState: Bool, readsLevel: Bool, ViewPlan)
    /// A view with a binding to the state of the custom view around.
    case bound
    /// A custom modifier with state, which shows a cell beside its content.
    case modified(Int, ViewPlan)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }
}

extension ViewPlan {
  /// Makes up a view.
  ///
  /// - Parameters:
  ///   - size: about how many parts it has.
  ///   - random: decides.
  /// - Returns: the plan.
  static func random(size: Int, _ random: inout RandomSource) -> ViewPlan {
    let cell = random.number(below: World.cellCount)
    guard size > 1 else {
      return ViewPlan(random.number(below: 4) == 0 ? .bound : .text(cell))
    }
    let first = size > 2 ? 1 + random.number(below: size - 2) : 1
    func one() -> ViewPlan { .random(size: size - 1, &random) }
    func part(_ size: Int) -> ViewPlan { .random(size: max(1, size), &random) }
    switch random.number(below: 18) {
    case 0, 1: return ViewPlan(.pair(part(first), part(size - 1 - first)))
    case 2: return ViewPlan(.group(one()))
    case 3: return ViewPlan(.stack(one()))
    case 4: return ViewPlan(.padding(one()))
    case 5, 6: return ViewPlan(.condition(cell, part(first), part(size - 1 - first)))
    case 7: return ViewPlan(.optional(cell, one()))
    case 8, 9:
      return ViewPlan(
        .rows(random.number(below: World.listCount), part(min(size - 1, 4))))
    case 10: return ViewPlan(.identified(cell, one()))
    case 11: return ViewPlan(.erased(cell, part(first), part(size - 1 - first)))
    case 12: return ViewPlan(.background(part(first), part(size - 1 - first)))
    case 13: return ViewPlan(.writer(cell, one()))
    case 14: return ViewPlan(.modified(cell, one()))
    default:
      let input = random.number(below: 2) == 0 ? cell : nil
      return ViewPlan(
        .custom(
          input: input, readsState: random.number(below: 2) == 0,
          readsLevel: random.number(below: 3) == 0, one()))
    }
  }
}

extension ViewPlan: CustomStringConvertible {
  var description: String {
    switch kind {
    case .text(let cell): "text(\(cell))"
    case .pair(let first, let second): "pair(\(first), \(second))"
    case .group(let content): "group(\(content))"
    case .stack(let content): "stack(\(content))"
    case .padding(let content): "padding(\(content))"
    case .condition(let cell, let first, let second): "condition(\(cell), \(first), \(second))"
    case .optional(let cell, let content): "optional(\(cell), \(content))"
    case .rows(let list, let content): "rows(\(list), \(content))"
    case .identified(let cell, let content): "identified(\(cell), \(content))"
    case .erased(let cell, let first, let second): "erased(\(cell), \(first), \(second))"
    case .background(let content, let back): "background(\(content), \(back))"
    case .writer(let cell, let content): "writer(\(cell), \(content))"
    case .custom(let input, let readsState, let readsLevel, let content):
      "custom(\(input.map { "\($0)" } ?? "-")\(readsState ? " state" : "")"
        + "\(readsLevel ? " level" : ""), \(content))"
    case .bound: "bound"
    case .modified(let cell, let content): "modified(\(cell), \(content))"
    }
  }
}
