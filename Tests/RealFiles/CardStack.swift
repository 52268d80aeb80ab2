import SwiftUI

struct SwipeCard: Identifiable {
  let id: Int
  let color: Color
  let name: String
}

struct CardStack: View {
  @State private var cards = [
    SwipeCard(id: 0, color: .red, name: "Rome"),
    SwipeCard(id: 1, color: .green, name: "Oslo"),
    SwipeCard(id: 2, color: .blue, name: "Kyiv"),
  ]
  @State private var removed: [SwipeCard] = []

  var body: some View {
    ZStack {
      ForEach(Array(cards.enumerated()), id: \.element.id) { index, card in
        DraggableCard(card: card) { direction in
          withAnimation(.spring()) {
            removed.append(card)
            cards.removeAll { $0.id == card.id }
          }
        }
        .stacked(at: index, in: cards.count)
        .allowsHitTesting(index == cards.count - 1)
      }
      if cards.isEmpty {
        Button("Start again") {
          cards = removed
          removed = []
        }
        .transition(.scale)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.black.opacity(0.05).ignoresSafeArea())
  }
}

struct DraggableCard: View {
  enum Direction { case left, right }

  let card: SwipeCard
  var onRemove: ((Direction) -> Void)? = nil

  @GestureState private var translation: CGSize = .zero
  @GestureState private var isPressed = false
  @State private var offset = CGSize.zero

  var body: some View {
    let press = LongPressGesture(minimumDuration: 0.2)
      .updating($isPressed) { value, state, _ in
        state = value
      }
    let drag = DragGesture()
      .updating($translation) { value, state, transaction in
        state = value.translation
      }
      .onEnded { value in
        if abs(value.translation.width) > 120 {
          onRemove?(value.translation.width > 0 ? .right : .left)
        } else {
          offset = .zero
        }
      }

    return RoundedRectangle(cornerRadius: 25, style: .continuous)
      .fill(card.color.gradient)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading) {
          Text(card.name)
            .font(.title.bold())
          Text("Swipe to decide")
        }
        .foregroundStyle(.white)
        .padding(24)
      }
      .overlay(
        Text(translation.width > 0 ? "LIKE" : "NOPE")
          .font(.headline)
          .foregroundColor(translation.width > 0 ? .green : .red)
          .padding(8)
          .border(translation.width > 0 ? Color.green : Color.red, width: 3)
          .rotationEffect(.degrees(-15))
          .opacity(Double(abs(translation.width) / 100)),
        alignment: .topTrailing
      )
      .frame(width: 300, height: 420)
      .scaleEffect(isPressed ? 1.03 : 1)
      .offset(x: translation.width + offset.width, y: translation.height)
      .rotationEffect(.degrees(Double(translation.width / 15)), anchor: .bottom)
      .gesture(press.sequenced(before: drag))
      .animation(.interactiveSpring(), value: translation)
  }
}

extension View {
  func stacked(at position: Int, in total: Int) -> some View {
    let offset = Double(total - position)
    return self.offset(y: offset * 10)
  }
}

#Preview("Stack") {
  CardStack()
}

#Preview("One card", traits: .sizeThatFitsLayout) {
  DraggableCard(card: SwipeCard(id: 9, color: .orange, name: "Lima"))
}
