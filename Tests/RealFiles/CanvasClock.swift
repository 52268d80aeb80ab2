import SwiftUI

struct CanvasClock: View {
  var body: some View {
    TimelineView(.animation(minimumInterval: 1)) { timeline in
      Canvas { context, size in
        let angles = angles(for: timeline.date)
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let radius = min(size.width, size.height) / 2

        context.stroke(
          Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)),
          with: .color(.primary), lineWidth: 4)

        for hour in 1...12 {
          let angle = Angle.degrees(Double(hour) * 30 - 90)
          let point = CGPoint(
            x: center.x + cos(angle.radians) * (radius - 24),
            y: center.y + sin(angle.radians) * (radius - 24))
          context.draw(Text("\(hour)").font(.caption), at: point)
        }

        drawHand(&context, center: center, length: radius * 0.5, angle: angles.hour, width: 6)
        drawHand(&context, center: center, length: radius * 0.7, angle: angles.minute, width: 4)
        context.drawLayer { layer in
          layer.addFilter(.shadow(color: .red.opacity(0.5), radius: 3))
          layer.blendMode = .screen
          drawHand(&layer, center: center, length: radius * 0.8, angle: angles.second, width: 2)
        }

        if let pin = context.resolveSymbol(id: "pin") {
          context.draw(pin, at: center)
        }
      } symbols: {
        Circle()
          .fill(.red)
          .frame(width: 10, height: 10)
          .tag("pin")
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .padding()
    .drawingGroup()
  }

  private func drawHand(
    _ context: inout GraphicsContext, center: CGPoint, length: CGFloat, angle: Angle, width: CGFloat
  ) {
    var path = Path()
    path.move(to: center)
    path.addLine(
      to: CGPoint(
        x: center.x + cos(angle.radians) * length, y: center.y + sin(angle.radians) * length))
    context.stroke(
      path, with: .color(.primary), style: StrokeStyle(lineWidth: width, lineCap: .round))
  }

  private func angles(for date: Date) -> (hour: Angle, minute: Angle, second: Angle) {
    let calendar = Calendar.current
    let hour = Double(calendar.component(.hour, from: date))
    let minute = Double(calendar.component(.minute, from: date))
    let second = Double(calendar.component(.second, from: date))
    return (
      .degrees(hour * 30 + minute / 2 - 90), .degrees(minute * 6 - 90), .degrees(second * 6 - 90)
    )
  }
}

struct Metaballs: View {
  @State private var dragOffset: CGSize = .zero

  var body: some View {
    Canvas { context, size in
      context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
      context.addFilter(.blur(radius: 30))
      context.drawLayer { ctx in
        for index in [1, 2] {
          if let ball = context.resolveSymbol(id: index) {
            ctx.draw(ball, at: CGPoint(x: size.width / 2, y: size.height / 2))
          }
        }
      }
    } symbols: {
      ball().tag(1)
      ball(offset: dragOffset).tag(2)
    }
    .gesture(
      DragGesture()
        .onChanged { dragOffset = $0.translation }
        .onEnded { _ in
          withAnimation(.interactiveSpring(response: 0.6, dampingFraction: 0.7, blendDuration: 0.7))
          {
            dragOffset = .zero
          }
        }
    )
  }

  @ViewBuilder
  func ball(offset: CGSize = .zero) -> some View {
    Circle().fill(.white).frame(width: 150, height: 150).offset(offset)
  }
}

struct CanvasClock_Previews: PreviewProvider {
  static var previews: some View {
    CanvasClock().preferredColorScheme(.dark)
    Metaballs()
  }
}
