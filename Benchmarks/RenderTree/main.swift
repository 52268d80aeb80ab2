// Measures the runtime: mounting trees of growing size, and a change that one body reads.
//
// Prints a line a size: the number of nodes, the milliseconds that mounting takes, and those that the
// change takes, each the median of several runs.

import Dispatch
import SwiftUI
import TreeModel

@Observable final class Cell {
  var value = 0
}

/// A row of ten nodes, which reads a cell of its own.
struct Row: View {
  let cell: Cell

  var body: some View {
    HStack {
      Text("\(cell.value)").padding()
      Text("fixed").background(Color.red)
      Fixed()
    }
  }
}

struct Fixed: View {
  @State private var count = 0
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text("\(count) \(scheme == .dark)") }
}

struct Table: View {
  let cells: [Cell]

  var body: some View {
    VStack {
      ForEach(cells.indices, id: \.self) { Row(cell: cells[$0]) }
    }
  }
}

@MainActor func median(_ runs: Int, _ run: () -> Duration) -> Double {
  let times = (0..<runs).map { _ in run() }.sorted()
  let (seconds, attoseconds) = times[runs / 2].components
  return Double(seconds) * 1000 + Double(attoseconds) / 1e15
}

/// Returns how long something takes: the clocks that `SwiftUI` gives go by the tree's time, not by this.
@MainActor func measure(_ work: () -> Void) -> Duration {
  let start = DispatchTime.now().uptimeNanoseconds
  work()
  return .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds - start))
}

@MainActor func measure(rows: Int) {
  let cells = (0..<rows).map { _ in Cell() }
  var tree = RenderTree(mounting: Table(cells: cells), log: EventLog())
  let mounting = median(5) {
    measure { tree = RenderTree(mounting: Table(cells: cells), log: EventLog()) }
  }
  let cell = cells[rows / 2]
  let change = median(101) {
    measure { tree.perform { cell.value += 1 } }
  }
  print(tree.nodes.count, mounting, change)
}

for rows in CommandLine.arguments.dropFirst().compactMap(Int.init) { measure(rows: rows) }
