import SwiftUI

struct Particle: Hashable {
  let x: Double
  let y: Double
  let hue: Double
  let created = Date.now.timeIntervalSinceReferenceDate
}

final class ParticleSystem {
  var particles = Set<Particle>()
  var center = UnitPoint.center

  func update(date: TimeInterval) {
    particles = particles.filter { $0.created > date - 1 }
    particles.insert(Particle(x: center.x, y: center.y, hue: .random(in: 0...1)))
  }
}

struct ConfettiView: View {
  @State private var system = ParticleSystem()

  let options: [(flipX: Bool, flipY: Bool)] = [
    (false, false), (true, false), (false, true), (true, true),
  ]

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let now = timeline.date.timeIntervalSinceReferenceDate
        system.update(date: now)
        context.blendMode = .plusLighter

        for particle in system.particles {
          var contextCopy = context
          contextCopy.addFilter(
            .colorMultiply(Color(hue: particle.hue, saturation: 1, brightness: 1)))
          contextCopy.opacity = 1 - (now - particle.created)
          for option in options {
            var x = particle.x * size.width
            var y = particle.y * size.height
            if option.flipX { x = size.width - x }
            if option.flipY { y = size.height - y }
            contextCopy.draw(Image("spark"), at: CGPoint(x: x, y: y))
          }
        }
      }
    }
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { drag in
          system.center.x = drag.location.x / UIScreen.main.bounds.width
          system.center.y = drag.location.y / UIScreen.main.bounds.height
        }
    )
    .ignoresSafeArea()
    .background(.black)
  }
}

struct FallingEmoji: View {
  @State private var isFalling = false
  private let emoji = ["🎉", "🎊", "🥳"]

  var body: some View {
    GeometryReader { proxy in
      ForEach(0..<30, id: \.self) { index in
        Text(emoji[index % emoji.count])
          .position(
            x: proxy.size.width * CGFloat(index) / 30,
            y: isFalling ? proxy.size.height + 50 : -50
          )
          .rotationEffect(.degrees(isFalling ? 360 : 0))
          .animation(
            .linear(duration: 3).delay(Double(index) * 0.05).repeatForever(autoreverses: false),
            value: isFalling)
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
    .onAppear { isFalling = true }
  }
}

#Preview { ConfettiView() }
#Preview("Emoji") { FallingEmoji() }
