import SwiftUI

protocol Action {}

enum CounterAction: Action {
  case increment
  case decrement
  case set(Int)
}

struct AppState {
  var count = 0
  var history: [Int] = []
}

@MainActor
final class Store: ObservableObject {
  @Published private(set) var state: AppState

  init(state: AppState = AppState()) {
    self.state = state
  }

  func dispatch(_ action: CounterAction) {
    switch action {
    case .increment: state.count += 1
    case .decrement: state.count -= 1
    case .set(let value): state.count = value
    }
    state.history.append(state.count)
  }
}

struct CounterRedux: View {
  @EnvironmentObject private var store: Store

  var body: some View {
    VStack(spacing: 24) {
      Text("\(store.state.count)")
        .font(.system(size: 80, weight: .thin))
        .contentTransition(.numericText())
      HStack {
        CounterButton(systemImage: "minus") { store.dispatch(.decrement) }
        CounterButton(systemImage: "plus") { store.dispatch(.increment) }
      }
      if store.state.count != 0 {
        Button("Reset") { store.dispatch(.set(0)) }
          .transition(.opacity)
      }
      List(Array(store.state.history.enumerated()), id: \.offset) { index, value in
        HStack {
          Text("Step \(index + 1)")
          Spacer()
          Text("\(value)").foregroundStyle(value < 0 ? .red : .green)
        }
      }
      .listStyle(.plain)
    }
    .animation(.default, value: store.state.count)
  }
}

struct CounterButton: View {
  let systemImage: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: systemImage)
        .frame(width: 44, height: 44)
        .background(Circle().fill(Color.accentColor.opacity(0.2)))
    }
    .buttonStyle(PlainButtonStyle())
    .buttonRepeatBehavior(.enabled)
  }
}

@main
struct CounterApp: App {
  @StateObject private var store = Store()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      CounterRedux()
        .environmentObject(store)
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background { store.dispatch(.set(0)) }
    }
  }
}
