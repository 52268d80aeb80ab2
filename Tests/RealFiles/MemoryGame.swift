import SwiftUI

struct MemoryGame<CardContent> where CardContent: Equatable {
  private(set) var cards: [Card]
  private var indexOfTheOnlyFaceUpCard: Int? {
    get { cards.indices.filter { cards[$0].isFaceUp }.only }
    set { cards.indices.forEach { cards[$0].isFaceUp = $0 == newValue } }
  }

  init(pairs: Int, content: (Int) -> CardContent) {
    cards = []
    for index in 0..<pairs {
      cards.append(Card(content: content(index), id: index * 2))
      cards.append(Card(content: content(index), id: index * 2 + 1))
    }
  }

  mutating func choose(_ card: Card) {
    guard let chosen = cards.firstIndex(where: { $0.id == card.id }), !cards[chosen].isMatched
    else { return }
    if let other = indexOfTheOnlyFaceUpCard {
      if cards[other].content == cards[chosen].content {
        cards[other].isMatched = true
        cards[chosen].isMatched = true
      }
      cards[chosen].isFaceUp = true
    } else {
      indexOfTheOnlyFaceUpCard = chosen
    }
  }

  mutating func shuffle() { cards.shuffle() }

  struct Card: Identifiable {
    var isFaceUp = false
    var isMatched = false
    let content: CardContent
    let id: Int
  }
}

extension Array {
  var only: Element? { count == 1 ? first : nil }
}

class EmojiMemoryGame: ObservableObject {
  typealias Card = MemoryGame<String>.Card
  private static let emojis = ["🚂", "🚁", "🚜", "🚗", "🚌", "🚤"]

  @Published private var model = MemoryGame(pairs: 4) { EmojiMemoryGame.emojis[$0] }

  var cards: [Card] { model.cards }

  func choose(_ card: Card) { model.choose(card) }
  func shuffle() { model.shuffle() }
}

struct EmojiMemoryGameView: View {
  @ObservedObject var game: EmojiMemoryGame
  @State private var dealt = Set<Int>()
  @Namespace private var dealingNamespace

  var body: some View {
    ZStack(alignment: .bottom) {
      VStack {
        gameBody
        HStack {
          Button("Shuffle") { withAnimation { game.shuffle() } }
          Spacer()
          Text("Score: \(dealt.count)").animation(nil)
        }
        .padding(.horizontal)
      }
      deckBody
    }
    .padding()
  }

  var gameBody: some View {
    AspectVGrid(items: game.cards, aspectRatio: 2 / 3) { card in
      if !dealt.contains(card.id) || (card.isMatched && !card.isFaceUp) {
        Color.clear
      } else {
        CardView(card: card)
          .matchedGeometryEffect(id: card.id, in: dealingNamespace)
          .padding(4)
          .transition(AnyTransition.asymmetric(insertion: .identity, removal: .scale))
          .zIndex(Double(card.id))
          .onTapGesture {
            withAnimation { game.choose(card) }
          }
      }
    }
    .foregroundColor(CardConstants.color)
  }

  var deckBody: some View {
    ZStack {
      ForEach(game.cards.filter { !dealt.contains($0.id) }) { card in
        CardView(card: card)
          .matchedGeometryEffect(id: card.id, in: dealingNamespace)
          .transition(AnyTransition.asymmetric(insertion: .opacity, removal: .identity))
      }
    }
    .frame(width: CardConstants.undealtWidth, height: CardConstants.undealtHeight)
    .foregroundColor(CardConstants.color)
    .onTapGesture {
      for card in game.cards {
        withAnimation(.easeInOut(duration: 1).delay(Double(card.id) * 0.1)) {
          _ = dealt.insert(card.id)
        }
      }
    }
  }

  private struct CardConstants {
    static let color = Color.red
    static let undealtHeight: CGFloat = 90
    static let undealtWidth = undealtHeight * 2 / 3
  }
}

struct CardView: View {
  let card: EmojiMemoryGame.Card

  var body: some View {
    GeometryReader { geometry in
      ZStack {
        Pie(startAngle: Angle(degrees: 0 - 90), endAngle: Angle(degrees: 110 - 90))
          .padding(5)
          .opacity(0.5)
        Text(card.content)
          .rotationEffect(Angle.degrees(card.isMatched ? 360 : 0))
          .animation(
            Animation.linear(duration: 1).repeatForever(autoreverses: false), value: card.isMatched
          )
          .font(Font.system(size: 32))
          .scaleEffect(scale(thatFits: geometry.size))
      }
      .cardify(isFaceUp: card.isFaceUp)
    }
  }

  private func scale(thatFits size: CGSize) -> CGFloat {
    min(size.width, size.height) / (32 / 0.65)
  }
}

struct Pie: Shape {
  var startAngle: Angle
  var endAngle: Angle
  var clockwise = false

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(startAngle.radians, endAngle.radians) }
    set {
      startAngle = Angle.radians(newValue.first)
      endAngle = Angle.radians(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    let start = CGPoint(
      x: center.x + radius * CGFloat(cos(startAngle.radians)),
      y: center.y + radius * CGFloat(sin(startAngle.radians)))
    var p = Path()
    p.move(to: center)
    p.addLine(to: start)
    p.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
    p.addLine(to: center)
    return p
  }
}

struct Cardify: AnimatableModifier {
  var rotation: Double

  init(isFaceUp: Bool) {
    rotation = isFaceUp ? 0 : 180
  }

  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  func body(content: Content) -> some View {
    ZStack {
      let shape = RoundedRectangle(cornerRadius: 10)
      if rotation < 90 {
        shape.fill().foregroundColor(.white)
        shape.strokeBorder(lineWidth: 3)
      } else {
        shape.fill()
      }
      content.opacity(rotation < 90 ? 1 : 0)
    }
    .rotation3DEffect(Angle.degrees(rotation), axis: (0, 1, 0))
  }
}

extension View {
  func cardify(isFaceUp: Bool) -> some View {
    modifier(Cardify(isFaceUp: isFaceUp))
  }
}

struct AspectVGrid<Item, ItemView>: View where ItemView: View, Item: Identifiable {
  var items: [Item]
  var aspectRatio: CGFloat
  var content: (Item) -> ItemView

  init(items: [Item], aspectRatio: CGFloat, @ViewBuilder content: @escaping (Item) -> ItemView) {
    self.items = items
    self.aspectRatio = aspectRatio
    self.content = content
  }

  var body: some View {
    GeometryReader { geometry in
      VStack {
        LazyVGrid(columns: [adaptiveGridItem(width: geometry.size.width / 4)], spacing: 0) {
          ForEach(items) { item in
            content(item).aspectRatio(aspectRatio, contentMode: .fit)
          }
        }
        Spacer(minLength: 0)
      }
    }
  }

  private func adaptiveGridItem(width: CGFloat) -> GridItem {
    var gridItem = GridItem(.adaptive(minimum: width))
    gridItem.spacing = 0
    return gridItem
  }
}

struct EmojiMemoryGameView_Previews: PreviewProvider {
  static var previews: some View {
    let game = EmojiMemoryGame()
    game.choose(game.cards.first!)
    return EmojiMemoryGameView(game: game)
  }
}
