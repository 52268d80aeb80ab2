import SwiftUI

struct PulsingLoader: View {
  @State private var isAnimating = false
  @State private var progress: CGFloat = 0.0
  @State private var rotation = Angle.zero

  let timer = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 60) {
      dots
      ring
      spinner
      wave
    }
    .onAppear {
      isAnimating = true
      withAnimation(Animation.linear(duration: 2).repeatForever(autoreverses: false)) {
        rotation = .degrees(360)
      }
    }
    .onReceive(timer) { _ in
      progress = progress < 1 ? progress + 0.01 : 0
    }
  }

  var dots: some View {
    HStack {
      ForEach(0..<3) { index in
        Circle()
          .fill(Color.blue)
          .frame(width: 20, height: 20)
          .scaleEffect(self.isAnimating ? 1.0 : 0.5)
          .animation(
            Animation.easeInOut(duration: 0.6)
              .repeatForever()
              .delay(0.2 * Double(index)))
      }
    }
  }

  var ring: some View {
    ZStack {
      Circle()
        .stroke(lineWidth: 14)
        .opacity(0.2)
        .foregroundColor(.green)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(style: StrokeStyle(lineWidth: 14, lineCap: .round, lineJoin: .round))
        .foregroundColor(.green)
        .rotationEffect(Angle(degrees: -90))
        .animation(.linear, value: progress)
      Text(String(format: "%.0f %%", min(progress, 1.0) * 100.0))
        .font(.title)
        .monospacedDigit()
    }
    .frame(width: 150, height: 150)
  }

  var spinner: some View {
    Circle()
      .trim(from: 0.2, to: 1)
      .stroke(
        AngularGradient(gradient: .init(colors: [.pink, .purple]), center: .center),
        style: StrokeStyle(lineWidth: 8, lineCap: .round)
      )
      .frame(width: 60, height: 60)
      .rotationEffect(rotation)
  }

  var wave: some View {
    GeometryReader { geometry in
      Wave(phase: isAnimating ? .pi * 2 : 0, strength: 10)
        .fill(
          LinearGradient(
            colors: [.cyan, .blue.opacity(0.5)], startPoint: .top, endPoint: .bottom)
        )
        .frame(width: geometry.size.width, height: geometry.size.height / 2)
        .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAnimating)
    }
    .frame(height: 120)
    .clipped()
  }
}

struct Wave: Shape {
  var phase: Double
  var strength: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, strength) }
    set {
      phase = newValue.first
      strength = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 2) {
      let relative = x / rect.width
      let y = sin(relative * .pi * 4 + phase) * strength
      path.addLine(to: CGPoint(x: x, y: rect.midY + y))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct PulsingLoader_Previews: PreviewProvider {
  static var previews: some View {
    PulsingLoader()
  }
}
