import SwiftUI
import UniformTypeIdentifiers

struct Ticket: Identifiable, Codable, Equatable, Transferable {
  var id = UUID()
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
}

enum Column: String, CaseIterable, Identifiable {
  case todo = "To do"
  case doing = "Doing"
  case done = "Done"

  var id: Self { self }
}

final class Board: ObservableObject {
  @Published var columns: [Column: [Ticket]] = [
    .todo: [Ticket(title: "Write"), Ticket(title: "Test")], .doing: [Ticket(title: "Build")],
  ]
  @Published var dragged: Ticket?

  func move(_ ticket: Ticket, to column: Column) {
    for key in Column.allCases { columns[key]?.removeAll { $0.id == ticket.id } }
    columns[column, default: []].append(ticket)
  }
}

struct KanbanBoard: View {
  @StateObject private var board = Board()

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: 12) {
        ForEach(Column.allCases) { column in
          ColumnView(column: column, tickets: board.columns[column] ?? [])
        }
      }
      .padding()
    }
    .environmentObject(board)
  }
}

struct ColumnView: View {
  let column: Column
  let tickets: [Ticket]
  @EnvironmentObject var board: Board
  @State private var isTargeted = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(column.rawValue).font(.headline)
      ForEach(tickets) { ticket in
        Text(ticket.title)
          .padding()
          .frame(maxWidth: .infinity)
          .background(Color.white)
          .cornerRadius(8)
          .draggable(ticket) {
            Text(ticket.title).padding().background(.yellow)
          }
          .contextMenu {
            ForEach(Column.allCases.filter { $0 != column }) { other in
              Button("Move to \(other.rawValue)") { board.move(ticket, to: other) }
            }
          }
      }
      if tickets.isEmpty {
        Text("Drop here").foregroundStyle(.tertiary)
      }
    }
    .frame(width: 220)
    .padding()
    .background(isTargeted ? Color.accentColor.opacity(0.2) : Color(.systemGray6))
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .dropDestination(for: Ticket.self) { items, _ in
      items.forEach { board.move($0, to: column) }
      return !items.isEmpty
    } isTargeted: {
      isTargeted = $0
    }
  }
}

struct ReorderDelegate: DropDelegate {
  let item: Ticket
  @Binding var items: [Ticket]
  @Binding var dragged: Ticket?

  func dropEntered(info: DropInfo) {
    guard let dragged, dragged != item, let from = items.firstIndex(of: dragged),
      let to = items.firstIndex(of: item)
    else { return }
    withAnimation {
      items.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
    }
  }

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return true
  }
}

struct ReorderableList: View {
  @State private var items = [Ticket(title: "A"), Ticket(title: "B")]
  @State private var dragged: Ticket?

  var body: some View {
    LazyVStack {
      ForEach(items) { item in
        Text(item.title)
          .onDrag {
            dragged = item
            return NSItemProvider(object: item.title as NSString)
          }
          .onDrop(
            of: [UTType.text],
            delegate: ReorderDelegate(item: item, items: $items, dragged: $dragged))
      }
    }
  }
}

#Preview { KanbanBoard() }
