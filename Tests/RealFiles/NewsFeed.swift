import Combine
import SwiftUI

struct Story: Codable, Identifiable, Hashable {
  let id: UUID
  var title: String
  var createdAt: Date

  enum CodingKeys: String, CodingKey {
    case id, title
    case createdAt = "created_at"
  }
}

enum FeedError: LocalizedError {
  case badStatus(Int)
  case offline

  var errorDescription: String? {
    switch self {
    case .badStatus(let code): return "The server answered \(code)."
    case .offline: return NSLocalizedString("You are offline.", comment: "")
    }
  }
}

@MainActor
final class NewsFeed: ObservableObject {
  @Published private(set) var stories: [Story] = []
  @Published var query = ""
  @Published var error: FeedError?
  @Published private(set) var isLoading = false

  private let session: URLSession
  private var timer: Timer?
  private var cancellables = Set<AnyCancellable>()

  init(session: URLSession = .shared) {
    self.session = session
    UserDefaults.standard.register(defaults: ["refreshes": 0])
    $query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
    NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
    ) { _ in }
  }

  var shown: [Story] {
    let start = Calendar.current.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
    let end = Calendar.current.date(byAdding: .day, value: 7, to: start) ?? .distantFuture
    return stories.filter {
      (query.isEmpty || $0.title.range(of: query, options: .caseInsensitive) != nil)
        && $0.createdAt >= start && $0.createdAt < end
    }
  }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      guard var components = URLComponents(string: "https://example.com/feed") else { return }
      components.queryItems = [URLQueryItem(name: "q", value: query)]
      var request = URLRequest(url: components.url!, timeoutInterval: 10)
      request.httpMethod = "GET"
      request.setValue("application/json", forHTTPHeaderField: "Accept")
      let (data, response) = try await session.data(for: request)
      if let http = response as? HTTPURLResponse, !(200..<300).contains(http.statusCode) {
        throw FeedError.badStatus(http.statusCode)
      }
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .useDefaultKeys
      decoder.dateDecodingStrategy = .iso8601
      stories = try decoder.decode([Story].self, from: data)
    } catch let error as FeedError {
      self.error = error
    } catch {
      self.error = .offline
    }
  }

  func startRefreshing() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
      Task { await self?.load() }
    }
    let count = UserDefaults.standard.integer(forKey: "refreshes")
    UserDefaults.standard.set(count + 1, forKey: "refreshes")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      UINotificationFeedbackGenerator().notificationOccurred(.success)
    }
  }

  func stopRefreshing() {
    timer?.invalidate()
    timer = nil
  }

  static var version: String {
    let info = Bundle.main.infoDictionary
    return "\(info?["CFBundleShortVersionString"] as? String ?? "1.0") (\(Bundle.main.bundleIdentifier ?? "app"))"
  }
}

struct Squiggle: Shape {
  var amplitude: CGFloat

  func path(in rect: CGRect) -> Path {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for x in stride(from: rect.minX, through: rect.maxX, by: 4) {
      let relative = (x - rect.minX) / max(rect.width, 1)
      path.addLine(to: CGPoint(x: x, y: rect.midY + sin(relative * .pi * 6) * amplitude))
    }
    path.addArc(center: CGPoint(x: rect.maxX, y: rect.midY), radius: 3, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    let turned = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .rotated(by: .pi / 180)
      .translatedBy(x: -rect.midX, y: -rect.midY)
    let box = path.boundingBox.applying(turned).insetBy(dx: -1, dy: -1).integral
    guard box.intersects(rect), !box.isNull else { return Path() }
    let frame = CGPath(roundedRect: box, cornerWidth: 4, cornerHeight: 4, transform: nil)
    var result = Path(path).applying(turned)
    result.addPath(Path(frame))
    return hypot(box.width, box.height) > .greatestFiniteMagnitude / 2 ? Path() : result
  }
}

struct NewsFeedView: View {
  @StateObject private var feed = NewsFeed()
  @State private var isCopied = false

  var body: some View {
    NavigationView {
      List {
        if feed.isLoading && feed.shown.isEmpty {
          ProgressView().frame(maxWidth: .infinity)
        }
        ForEach(feed.shown) { story in
          VStack(alignment: .leading, spacing: 4) {
            Text(story.title).font(.headline)
            Text(story.createdAt, format: .relative(presentation: .named))
              .font(.caption)
              .foregroundColor(.secondary)
          }
          .onTapGesture {
            UIPasteboard.general.string = story.title
            UIImpactFeedbackGenerator(style: .light).impactOccurred()
            isCopied = true
          }
        }
        Section(footer: Text("Version \(NewsFeed.version)")) {
          Squiggle(amplitude: 6).stroke(.tint, lineWidth: 2).frame(height: 30)
        }
      }
      .searchable(text: $feed.query)
      .refreshable { await feed.load() }
      .task { await feed.load() }
      .onAppear(perform: feed.startRefreshing)
      .onDisappear { feed.stopRefreshing() }
      .alert(
        "Not loaded", isPresented: Binding(get: { feed.error != nil }, set: { if !$0 { feed.error = nil } }),
        presenting: feed.error
      ) { _ in
        Button("Retry") { Task { await feed.load() } }
        Button("Cancel", role: .cancel) {}
      } message: { error in
        Text(error.localizedDescription)
      }
      .navigationTitle("News")
    }
  }
}

struct NewsFeedView_Previews: PreviewProvider {
  static var previews: some View { NewsFeedView() }
}
