import SwiftUI

enum Player { case human, computer }

struct Move {
  let player: Player
  let boardIndex: Int
  var indicator: String { player == .human ? "xmark" : "circle" }
}

struct AlertItem: Identifiable {
  let id = UUID()
  var title: Text
  var message: Text
  var buttonTitle: Text
}

final class GameViewModel: ObservableObject {
  let columns: [GridItem] = [
    GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible()),
  ]
  @Published var moves: [Move?] = Array(repeating: nil, count: 9)
  @Published var isGameboardDisabled = false
  @Published var alertItem: AlertItem?

  func processPlayerMove(for position: Int) {
    guard moves[position] == nil else { return }
    moves[position] = Move(player: .human, boardIndex: position)
    if checkWin(for: .human) {
      alertItem = AlertItem(
        title: Text("You win!"), message: Text("You beat your own machine"),
        buttonTitle: Text("Hell yeah"))
      return
    }
    isGameboardDisabled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [self] in
      if let free = moves.firstIndex(where: { $0 == nil }) {
        moves[free] = Move(player: .computer, boardIndex: free)
      }
      isGameboardDisabled = false
    }
  }

  private func checkWin(for player: Player) -> Bool {
    let patterns: Set<Set<Int>> = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 4, 8], [2, 4, 6]]
    let positions = Set(moves.compactMap { $0 }.filter { $0.player == player }.map(\.boardIndex))
    for pattern in patterns where pattern.isSubset(of: positions) { return true }
    return false
  }

  func reset() {
    moves = Array(repeating: nil, count: 9)
  }
}

struct GameView: View {
  @StateObject private var viewModel = GameViewModel()

  var body: some View {
    GeometryReader { geometry in
      VStack {
        Spacer()
        LazyVGrid(columns: viewModel.columns, spacing: 5) {
          ForEach(0..<9) { i in
            ZStack {
              GameSquareView(proxy: geometry)
              PlayerIndicator(systemImageName: viewModel.moves[i]?.indicator ?? "")
            }
            .onTapGesture { viewModel.processPlayerMove(for: i) }
          }
        }
        Spacer()
      }
      .disabled(viewModel.isGameboardDisabled)
      .padding()
      .alert(
        item: $viewModel.alertItem,
        content: { alertItem in
          Alert(
            title: alertItem.title,
            message: alertItem.message,
            dismissButton: .default(alertItem.buttonTitle, action: { viewModel.reset() }))
        })
    }
  }
}

struct GameSquareView: View {
  var proxy: GeometryProxy

  var body: some View {
    Circle()
      .foregroundColor(.red).opacity(0.5)
      .frame(width: proxy.size.width / 3 - 15, height: proxy.size.width / 3 - 15)
  }
}

struct PlayerIndicator: View {
  var systemImageName: String

  var body: some View {
    Image(systemName: systemImageName)
      .resizable()
      .frame(width: 40, height: 40)
      .foregroundColor(.white)
  }
}

struct GameView_Previews: PreviewProvider {
  static var previews: some View { GameView() }
}
