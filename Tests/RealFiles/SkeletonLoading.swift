import SwiftUI

struct Shimmer: ViewModifier {
  @State private var phase: CGFloat = 0
  var duration = 1.5
  var bounce = false

  func body(content: Content) -> some View {
    content
      .modifier(
        AnimatedMask(phase: phase)
          .animation(
            Animation.linear(duration: duration).repeatForever(autoreverses: bounce)
          )
      )
      .onAppear { phase = 0.8 }
  }

  struct AnimatedMask: AnimatableModifier {
    var phase: CGFloat = 0

    var animatableData: CGFloat {
      get { phase }
      set { phase = newValue }
    }

    func body(content: Content) -> some View {
      content
        .mask(GradientMask(phase: phase).scaleEffect(3))
    }
  }

  struct GradientMask: View {
    let phase: CGFloat
    let centerColor = Color.black
    let edgeColor = Color.black.opacity(0.3)

    var body: some View {
      LinearGradient(
        gradient: Gradient(stops: [
          .init(color: edgeColor, location: phase),
          .init(color: centerColor, location: phase + 0.1),
          .init(color: edgeColor, location: phase + 0.2),
        ]), startPoint: .topLeading, endPoint: .bottomTrailing)
    }
  }
}

extension View {
  @ViewBuilder func shimmering(active: Bool = true) -> some View {
    if active {
      modifier(Shimmer())
    } else {
      self
    }
  }
}

struct Article: Identifiable {
  var id = 0
  var title = String(repeating: "x", count: 20)
  var summary = String(repeating: "x", count: 60)

  static let placeholder = Article()
}

struct ArticleRow: View {
  @Environment(\.redactionReasons) private var redactionReasons
  let article: Article

  var body: some View {
    HStack(alignment: .top) {
      RoundedRectangle(cornerRadius: 8)
        .fill(.secondary)
        .frame(width: 60, height: 60)
      VStack(alignment: .leading, spacing: 4) {
        Text(article.title).font(.headline)
        Text(article.summary)
          .font(.subheadline)
          .lineLimit(2, reservesSpace: true)
        if redactionReasons.isEmpty {
          Button("Read") {}
        }
      }
      Spacer()
      Image(systemName: "bookmark").unredacted()
    }
  }
}

struct SkeletonLoading: View {
  @State private var articles: [Article]?

  var body: some View {
    List {
      if let articles {
        ForEach(articles) { ArticleRow(article: $0) }
      } else {
        ForEach(0..<6) { _ in
          ArticleRow(article: .placeholder)
            .redacted(reason: .placeholder)
            .shimmering()
        }
      }
    }
    .disabled(articles == nil)
    .task {
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      articles = [Article(id: 1, title: "News", summary: "Something happened")]
    }
  }
}

struct SkeletonLoading_Previews: PreviewProvider {
  static var previews: some View { SkeletonLoading() }
}
