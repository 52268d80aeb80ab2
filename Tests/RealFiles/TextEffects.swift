import SwiftUI

struct EmphasisAttribute: TextAttribute {}

struct WaveRenderer: TextRenderer {
  var elapsed: TimeInterval
  var strength = 4.0

  var animatableData: Double {
    get { elapsed }
    set { elapsed = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        guard run[EmphasisAttribute.self] != nil else {
          context.draw(run)
          continue
        }
        for (index, glyph) in run.enumerated() {
          var copy = context
          copy.translateBy(x: 0, y: sin(elapsed * 4 + Double(index)) * strength)
          copy.draw(glyph)
        }
      }
    }
  }
}

struct RainbowText: View {
  let text: String

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(text.enumerated()), id: \.offset) { index, character in
        Text(String(character))
          .foregroundStyle(
            Color(hue: Double(index) / Double(text.count), saturation: 1, brightness: 1))
      }
    }
  }
}

struct TypewriterText: View {
  let text: String
  @State private var count = 0

  var body: some View {
    Text(text.prefix(count))
      .onReceive(Timer.publish(every: 0.1, on: .main, in: .default).autoconnect()) { _ in
        count = min(count + 1, text.count)
      }
  }
}

struct TextEffects: View {
  @State private var number = 0
  @State private var isBold = false
  let start = Date()

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      TimelineView(.animation) { context in
        let emphasis = Text("waving").customAttribute(EmphasisAttribute()).bold()
        Text("This is \(emphasis) text")
          .textRenderer(WaveRenderer(elapsed: context.date.timeIntervalSince(start)))
      }
      Text("Hello, ") + Text("world").bold().foregroundColor(.red) + Text("!").italic()
      Text("\(Image(systemName: "star.fill")) Favorites: \(number.formatted())")
      Text("Outlined")
        .font(.system(size: 40, weight: .black, design: .rounded))
        .kerning(4)
        .strikethrough(number > 3, pattern: .dash, color: .red)
        .underline()
        .textCase(.uppercase)
      Text("Clipped")
        .font(.largeTitle.bold())
        .foregroundColor(.clear)
        .overlay(
          LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing)
            .mask(Text("Clipped").font(.largeTitle.bold()))
        )
      RainbowText(text: "rainbow")
        .fontWeight(isBold ? .heavy : .light)
        .onTapGesture { withAnimation { isBold.toggle() } }
      TypewriterText(text: "Typing…")
        .monospaced()
        .truncationMode(.middle)
      Text(number, format: .number)
        .contentTransition(.numericText(value: Double(number)))
      Button("Add") { withAnimation { number += 1 } }
    }
    .padding()
  }
}

#Preview { TextEffects() }
