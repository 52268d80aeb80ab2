public import Foundation

/// An image that is loaded: treeviz loads none, and shows what stands in its place or says that it failed.
nonisolated public struct AsyncImage<Content: View>: View {
  package let url: URL?
  package let content: (AsyncImagePhase) -> Content

  /// How far it is, where its content is told so.
  package var phase = AsyncImagePhase.empty
  package var tellsPhase = false

  public typealias Body = Never

  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.url = url
    content = { $0.image ?? Image("") }
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.content = { phase in
      if let image = phase.image {
        _ConditionalContent(storage: .trueContent(content(image)))
      } else {
        _ConditionalContent(storage: .falseContent(placeholder()))
      }
    }
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
    tellsPhase = true
  }
}

extension AsyncImage: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyList(\.builtContent)
  }
}

extension AsyncImage {
  /// The content as far as the image is loaded.
  package var builtContent: () -> Content {
    { content(phase) }
  }
}
