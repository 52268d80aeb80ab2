import SwiftUI

/// The model behind random views: cells with numbers, and lists of numbers.
///
/// It takes down itself who reads what, independently of the runtime.
@MainActor final class World {
  nonisolated static let cellCount = 6
  nonisolated static let listCount = 2

  @Observable final class Cell {
    var value: Int

    init(_ value: Int) { self.value = value }
  }

  @Observable final class List {
    var values: [Int]

    init(_ values: [Int]) { self.values = values }
  }

  /// Something that a reader depends on.
  enum Source: Hashable {
    case cell(Int)
    case list(Int)
  }

  /// A body or a closure of a row, by its place.
  struct Reader: Hashable, CustomStringConvertible {
    let path: String
    let isRow: Bool

    var description: String { isRow ? "row \(path)" : path }
  }

  /// What is known of a reader since it last ran.
  struct Run {
    var sources: Set<Source> = []

    /// Who made the view whose body, or the closure, it is.
    var owner: Reader?

    /// What it was given, and what it read of the environment.
    var input: Int?
    var level: Int?

    /// The place of the view whose state it read: its own, or that of a binding.
    var state: String?
  }

  private let cells: [Cell]
  private let lists: [List]

  /// What each reader read in its last run, and which ones ran since this was last emptied.
  var runs: [Reader: Run] = [:]
  var ran: [Reader] = []

  /// The bodies that have appeared and not disappeared, by place.
  var shown: [String: Int] = [:]

  /// The states that views keep, by place.
  var states: [String: Binding<Int>] = [:]

  private var stack: [Reader] = []

  init(_ random: inout RandomSource) {
    cells = (0..<Self.cellCount).map { _ in Cell(random.number(below: 3)) }
    lists = (0..<Self.listCount).map { _ in List(Self.numbers(&random)) }
  }

  /// A world that holds the same values.
  init(copying world: World) {
    cells = world.cells.map { Cell($0.value) }
    lists = world.lists.map { List($0.values) }
  }

  private static func numbers(_ random: inout RandomSource) -> [Int] {
    Array([1, 2, 3, 4, 5].shuffled(using: &random).prefix(random.number(below: 4)))
  }
}

// MARK: - Reading

extension World {
  var reader: Reader? { stack.last }

  func value(_ cell: Int) -> Int {
    note(.cell(cell))
    return cells[cell].value
  }

  func numbers(_ list: Int) -> [Int] {
    note(.list(list))
    return lists[list].values
  }

  private func note(_ source: Source) {
    if let reader { runs[reader]?.sources.insert(source) }
  }

  /// Runs a body or a closure of a row.
  func run<Result>(
    _ reader: Reader, owner: Reader?, _ run: Run = Run(), _ body: () -> Result
  ) -> Result {
    var run = run
    run.owner = owner
    runs[reader] = run
    ran.append(reader)
    stack.append(reader)
    defer { stack.removeLast() }
    return body()
  }
}

extension World {
  /// Forgets what is no longer there.
  func forgetAll(but readers: Set<Reader>) {
    runs = runs.filter { readers.contains($0.key) }
    states = states.filter { readers.contains(Reader(path: $0.key, isRow: false)) }
  }
}

// MARK: - Changing

extension World {
  /// Gives a few cells and lists other values.
  ///
  /// - Returns: those that have another value than before.
  func change(_ random: inout RandomSource) -> Set<Source> {
    var changed: Set<Source> = []
    for _ in 0..<(1 + random.number(below: 3)) {
      if random.number(below: 3) == 0 {
        let list = random.number(below: Self.listCount)
        let new = Self.numbers(&random)
        guard new != lists[list].values, !changed.contains(.list(list)) else { continue }
        lists[list].values = new
        changed.insert(.list(list))
      } else {
        let cell = random.number(below: Self.cellCount)
        guard !changed.contains(.cell(cell)) else { continue }
        cells[cell].value = (cells[cell].value + 1 + random.number(below: 2)) % 3
        changed.insert(.cell(cell))
      }
    }
    return changed
  }
}
