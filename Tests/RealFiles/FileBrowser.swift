import SwiftUI

struct FileItem: Hashable, Identifiable, CustomStringConvertible {
  var id: Self { self }
  var name: String
  var children: [FileItem]? = nil

  var description: String {
    switch children {
    case nil: return "📄 \(name)"
    case .some(let children): return children.isEmpty ? "📂 \(name)" : "📁 \(name)"
    }
  }
}

let fileHierarchy = FileItem(
  name: "users",
  children: [
    FileItem(
      name: "user1234",
      children: [
        FileItem(name: "Photos", children: [FileItem(name: "photo001.jpg")]),
        FileItem(name: "Movies", children: []),
      ])
  ])

struct FileBrowser: View {
  @State private var selection: FileItem?
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var isInspectorShown = false

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List([fileHierarchy], children: \.children, selection: $selection) { item in
        Text(item.description)
      }
      .listStyle(.sidebar)
      .navigationSplitViewColumnWidth(min: 200, ideal: 250)
    } detail: {
      if let selection {
        FileDetail(item: selection)
          .inspector(isPresented: $isInspectorShown) {
            Form {
              LabeledContent("Name", value: selection.name)
            }
            .inspectorColumnWidth(min: 150, ideal: 200, max: 300)
          }
      } else {
        ContentUnavailableView("No selection", systemImage: "folder")
      }
    }
    .navigationSplitViewStyle(.balanced)
    .toolbar(removing: .sidebarToggle)
  }
}

struct FileDetail: View {
  let item: FileItem
  @State private var isExpanded = true

  var body: some View {
    ScrollView {
      DisclosureGroup(item.name, isExpanded: $isExpanded) {
        ForEach(item.children ?? []) { child in
          FileDetail(item: child)
            .padding(.leading)
        }
      }
      OutlineGroup(item, children: \.children) { item in
        Text("\(item.description)")
      }
    }
  }
}

#Preview { FileBrowser() }
