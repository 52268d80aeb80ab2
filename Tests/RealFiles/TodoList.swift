import SwiftUI

struct TodoItem: Identifiable, Codable, Hashable {
  var id = UUID()
  var title: String
  var isDone = false
  var priority: Priority = .medium

  enum Priority: Int, Codable, CaseIterable, Comparable {
    case low, medium, high

    static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }

    var color: Color {
      switch self {
      case .low: return .green
      case .medium: return .orange
      case .high: return .red
      }
    }
  }
}

class TodoStore: ObservableObject {
  @Published var items: [TodoItem] {
    didSet {
      if let data = try? JSONEncoder().encode(items) {
        UserDefaults.standard.set(data, forKey: "items")
      }
    }
  }

  init() {
    if let data = UserDefaults.standard.data(forKey: "items"),
      let items = try? JSONDecoder().decode([TodoItem].self, from: data)
    {
      self.items = items
    } else {
      items = []
    }
  }

  func delete(at offsets: IndexSet) {
    items.remove(atOffsets: offsets)
  }

  func move(from source: IndexSet, to destination: Int) {
    items.move(fromOffsets: source, toOffset: destination)
  }
}

struct TodoRow: View {
  @Binding var item: TodoItem

  var body: some View {
    HStack {
      Button {
        item.isDone.toggle()
      } label: {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(item.isDone ? Color.green : .secondary)
          .imageScale(.large)
      }
      .buttonStyle(.plain)

      Text(item.title)
        .strikethrough(item.isDone)
        .foregroundColor(item.isDone ? .gray : .primary)

      Spacer()

      Circle()
        .fill(item.priority.color)
        .frame(width: 10, height: 10)
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }
}

struct TodoList: View {
  @StateObject private var store = TodoStore()
  @State private var newTitle = ""
  @State private var search = ""
  @State private var isAdding = false
  @State private var editMode = EditMode.inactive

  private var filtered: [TodoItem] {
    search.isEmpty
      ? store.items : store.items.filter { $0.title.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    NavigationView {
      List {
        if filtered.isEmpty {
          ContentUnavailableView.search
        }
        ForEach($store.items) { $item in
          TodoRow(item: $item)
            .swipeActions(edge: .leading, allowsFullSwipe: true) {
              Button {
                item.priority = .high
              } label: {
                Label("Urgent", systemImage: "exclamationmark")
              }
              .tint(.red)
            }
            .contextMenu {
              ForEach(TodoItem.Priority.allCases, id: \.self) { priority in
                Button(String(describing: priority).capitalized) { item.priority = priority }
              }
            }
        }
        .onDelete(perform: store.delete)
        .onMove(perform: store.move)
        .listRowSeparator(.hidden)
      }
      .listStyle(PlainListStyle())
      .searchable(text: $search, prompt: "Find a task")
      .refreshable { await Task.yield() }
      .navigationTitle("To do")
      .toolbar {
        ToolbarItemGroup(placement: .navigationBarTrailing) {
          EditButton()
          Button(action: { isAdding = true }) {
            Image(systemName: "plus")
          }
        }
        ToolbarItem(placement: .bottomBar) {
          Text("\(store.items.filter(\.isDone).count) of \(store.items.count) done")
            .font(.footnote)
        }
      }
      .environment(\.editMode, $editMode)
      .sheet(isPresented: $isAdding) {
        AddTodo(title: $newTitle) {
          store.items.append(TodoItem(title: newTitle))
          newTitle = ""
        }
        .presentationDetents([.medium, .height(200)])
        .presentationDragIndicator(.visible)
      }
    }
  }
}

struct AddTodo: View {
  @Binding var title: String
  let onAdd: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Title", text: $title)
        .textFieldStyle(RoundedBorderTextFieldStyle())
      Button("Add") {
        onAdd()
        dismiss()
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .keyboardShortcut(.defaultAction)
    }
    .padding()
  }
}

struct TodoList_Previews: PreviewProvider {
  static var previews: some View {
    TodoList()
    TodoRow(item: .constant(TodoItem(title: "Buy milk")))
      .padding()
      .previewLayout(.sizeThatFits)
  }
}
