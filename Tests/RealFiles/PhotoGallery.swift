import SwiftUI

struct Photo: Identifiable, Decodable {
  let id: String
  let author: String
  let download_url: String

  var url: URL? { URL(string: download_url) }
}

@MainActor
class PhotoLoader: ObservableObject {
  enum State {
    case idle
    case loading
    case failed(Error)
    case loaded([Photo])
  }

  @Published private(set) var state = State.idle

  func load() async {
    state = .loading
    do {
      let url = URL(string: "https://example.com/list.json")!
      let data = try Data(contentsOf: url)
      state = .loaded(try JSONDecoder().decode([Photo].self, from: data))
    } catch {
      state = .failed(error)
    }
  }
}

struct PhotoGallery: View {
  @StateObject private var loader = PhotoLoader()
  @State private var selected: Photo?
  @State private var columnCount = 3.0
  @State private var magnification: CGFloat = 1

  var body: some View {
    Group {
      switch loader.state {
      case .idle:
        Color.clear
      case .loading:
        ProgressView("Loading photos")
      case .failed(let error):
        VStack(spacing: 16) {
          Image(systemName: "wifi.slash").font(.largeTitle)
          Text(error.localizedDescription)
            .multilineTextAlignment(.center)
          Button("Try again") { Task { await loader.load() } }
        }
        .padding()
      case .loaded(let photos):
        grid(of: photos)
      }
    }
    .task { await loader.load() }
    .sheet(item: $selected) { photo in
      PhotoDetail(photo: photo)
    }
  }

  private func grid(of photos: [Photo]) -> some View {
    ScrollView {
      LazyVGrid(
        columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: Int(columnCount)),
        spacing: 4
      ) {
        ForEach(photos) { photo in
          AsyncImage(url: photo.url) { phase in
            if let image = phase.image {
              image.resizable().scaledToFill()
            } else if phase.error != nil {
              Color.red.overlay { Image(systemName: "exclamationmark.triangle") }
            } else {
              Color.gray.opacity(0.2)
            }
          }
          .frame(minWidth: 0, maxWidth: .infinity)
          .aspectRatio(1, contentMode: .fit)
          .clipped()
          .onTapGesture { selected = photo }
        }
      }
    }
    .gesture(
      MagnificationGesture()
        .onChanged { magnification = $0 }
        .onEnded { value in
          columnCount = min(max(columnCount / Double(value), 1), 5)
          magnification = 1
        }
    )
    .refreshable { await loader.load() }
  }
}

struct PhotoDetail: View {
  let photo: Photo
  @Environment(\.dismiss) var dismiss
  @State private var scale: CGFloat = 1

  var body: some View {
    NavigationStack {
      AsyncImage(url: photo.url, transaction: Transaction(animation: .easeIn)) { phase in
        switch phase {
        case .empty:
          ProgressView()
        case .success(let image):
          image
            .resizable()
            .aspectRatio(contentMode: .fit)
            .scaleEffect(scale)
            .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
        case .failure:
          Image(systemName: "photo")
        @unknown default:
          EmptyView()
        }
      }
      .navigationTitle(photo.author)
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Button("Close") { dismiss() }
        }
        if let url = photo.url {
          ToolbarItem(placement: .primaryAction) {
            ShareLink(item: url)
          }
        }
      }
    }
  }
}

struct PhotoGallery_Previews: PreviewProvider {
  static var previews: some View {
    PhotoGallery()
  }
}
