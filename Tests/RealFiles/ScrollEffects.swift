import SwiftUI

struct Destination: Identifiable, Hashable {
  let id: Int
  let name: String
  let image: ImageResource
}

struct ScrollEffects: View {
  @State private var position: Int?
  @State private var scrollPosition = ScrollPosition(edge: .top)
  @State private var isScrolling = false
  @State private var offset: CGFloat = 0
  @Namespace private var zoom

  let places = [
    Destination(id: 0, name: "Lofoten", image: .lofoten),
    Destination(id: 1, name: "Kyoto", image: .kyoto),
    Destination(id: 2, name: "Cusco", image: .cusco),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        carousel
        stack
      }
      .scrollPosition($scrollPosition)
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top
      } action: { _, newValue in
        offset = newValue
      }
      .onScrollPhaseChange { _, phase in
        isScrolling = phase.isScrolling
      }
      .safeAreaInset(edge: .bottom) {
        if offset > 200 {
          Button("Back to top", systemImage: "arrow.up") {
            withAnimation { scrollPosition.scrollTo(edge: .top) }
          }
          .buttonStyle(.bordered)
          .padding()
        }
      }
      .navigationDestination(for: Destination.self) { place in
        Image(place.image)
          .resizable()
          .scaledToFit()
          .navigationTransition(.zoom(sourceID: place.id, in: zoom))
      }
    }
  }

  private var carousel: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 16) {
        ForEach(places) { place in
          NavigationLink(value: place) {
            Image(place.image)
              .resizable()
              .scaledToFill()
              .containerRelativeFrame(.horizontal)
              .clipShape(.rect(cornerRadius: 24))
              .matchedTransitionSource(id: place.id, in: zoom)
              .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.9)
                  .opacity(phase.isIdentity ? 1 : 0.6)
                  .rotation3DEffect(.degrees(phase.value * 20), axis: (x: 0, y: 1, z: 0))
              }
          }
          .buttonStyle(.plain)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 32, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollPosition(id: $position)
    .scrollIndicators(.hidden)
    .frame(height: 320)
  }

  private var stack: some View {
    LazyVStack(pinnedViews: [.sectionHeaders]) {
      Section {
        ForEach(0..<40) { index in
          RoundedRectangle(cornerRadius: 12)
            .fill(.blue.gradient.opacity(0.6))
            .frame(height: 80)
            .visualEffect { content, proxy in
              content.offset(x: min(0, proxy.frame(in: .scrollView).minY / 4))
            }
            .overlay(alignment: .leading) { Text("Row \(index)").padding() }
        }
      } header: {
        Text("All places")
          .font(.title2.bold())
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
          .background(.bar)
      }
    }
    .padding(.horizontal)
  }
}

#Preview {
  ScrollEffects()
}
