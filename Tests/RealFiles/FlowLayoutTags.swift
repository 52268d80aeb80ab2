import SwiftUI

struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  var alignment: HorizontalAlignment = .leading

  struct Cache {
    var sizes: [CGSize] = []
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let rows = arrange(in: proposal.replacingUnspecifiedDimensions().width, sizes: cache.sizes)
    let width = rows.map(\.width).max() ?? 0
    let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    for row in arrange(in: bounds.width, sizes: cache.sizes) {
      var x = bounds.minX
      for index in row.indices {
        let size = cache.sizes[index]
        subviews[index].place(
          at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  private struct Line {
    var indices: Range<Int>
    var width: CGFloat
    var height: CGFloat
  }

  private func arrange(in width: CGFloat, sizes: [CGSize]) -> [Line] {
    var rows: [Line] = []
    var current = Line(indices: 0..<0, width: 0, height: 0)
    for (index, size) in sizes.enumerated() {
      if current.width + size.width > width, !current.indices.isEmpty {
        rows.append(current)
        current = Line(indices: index..<index, width: 0, height: 0)
      }
      current.indices = current.indices.lowerBound..<(index + 1)
      current.width += size.width + spacing
      current.height = max(current.height, size.height)
    }
    if !current.indices.isEmpty { rows.append(current) }
    return rows
  }
}

struct TagView: View {
  let title: String
  @Binding var isSelected: Bool

  var body: some View {
    Text(title)
      .font(.callout)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: .capsule)
      .foregroundStyle(isSelected ? .white : .primary)
      .onTapGesture { isSelected.toggle() }
  }
}

struct FlowLayoutTags: View {
  @State private var selected: Set<String> = ["SwiftUI"]
  @State private var isWide = false
  let tags = ["Swift", "SwiftUI", "Combine", "Observation", "Layout", "Canvas", "Charts"]

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 20)) : AnyLayout(FlowLayout())

    VStack(alignment: .leading) {
      layout {
        ForEach(tags, id: \.self) { tag in
          TagView(title: tag, isSelected: binding(for: tag))
        }
      }
      .animation(.snappy, value: isWide)

      FlowLayout(spacing: 4) {
        Text("One")
        Text("Two").layoutPriority(1)
        Text("Three")
      }
      .border(.red)

      ViewThatFits(in: .horizontal) {
        HStack { labels }
        VStack { labels }
      }

      Toggle("Wide", isOn: $isWide)
        .toggleStyle(.switch)
    }
    .padding()
  }

  @ViewBuilder private var labels: some View {
    Label("Home", systemImage: "house")
    Label("Work", systemImage: "briefcase")
  }

  private func binding(for tag: String) -> Binding<Bool> {
    Binding {
      selected.contains(tag)
    } set: { isOn in
      if isOn { selected.insert(tag) } else { selected.remove(tag) }
    }
  }
}

#Preview {
  FlowLayoutTags()
}
