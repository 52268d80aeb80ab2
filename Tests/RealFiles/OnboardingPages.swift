import SwiftUI

struct OnboardingPage: Identifiable {
  var id = UUID()
  var title: LocalizedStringKey
  var subtitle: LocalizedStringKey
  var imageName: String
}

struct OnboardingPages: View {
  @AppStorage("hasSeenOnboarding") var hasSeenOnboarding = false
  @State private var currentPage = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private let pages: [OnboardingPage] = [
    .init(title: "Welcome", subtitle: "Track what you *love*.", imageName: "hands.sparkles"),
    .init(title: "Discover", subtitle: "Find new things every day.", imageName: "safari"),
    .init(title: "Share", subtitle: "Invite your friends.", imageName: "person.3.fill"),
  ]

  var body: some View {
    TabView(selection: $currentPage) {
      ForEach(pages.indices, id: \.self) { index in
        page(pages[index])
          .tag(index)
      }
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
    .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
    .safeAreaInset(edge: .bottom) {
      Button(action: advance) {
        Text(currentPage == pages.count - 1 ? "Get started" : "Next")
          .bold()
          .frame(maxWidth: .infinity)
      }
      .controlSize(.large)
      .buttonStyle(.borderedProminent)
      .padding()
    }
    .overlay(alignment: .topTrailing) {
      Button("Skip") { hasSeenOnboarding = true }
        .opacity(currentPage == pages.count - 1 ? 0 : 1)
        .padding()
    }
  }

  @ViewBuilder
  private func page(_ page: OnboardingPage) -> some View {
    VStack(spacing: 24) {
      Image(systemName: page.imageName)
        .font(.system(size: 100))
        .foregroundStyle(.tint)
        .symbolRenderingMode(.hierarchical)
        .accessibilityHidden(true)
      Text(page.title)
        .font(.largeTitle)
        .fontWeight(.black)
      Text(page.subtitle)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
    }
    .padding(32)
  }

  private func advance() {
    guard currentPage < pages.count - 1 else {
      hasSeenOnboarding = true
      return
    }
    withAnimation(reduceMotion ? nil : .easeInOut) {
      currentPage += 1
    }
  }
}

struct RootView: View {
  @AppStorage("hasSeenOnboarding") var hasSeenOnboarding = false

  var body: some View {
    if hasSeenOnboarding {
      Text("Home")
    } else {
      OnboardingPages()
    }
  }
}

#Preview("Onboarding", traits: .portrait) {
  OnboardingPages()
    .environment(\.locale, Locale(identifier: "fr"))
}
