import SwiftUI

struct AnimationValues {
  var scale = 1.0
  var verticalStretch = 1.0
  var verticalTranslation = 0.0
  var angle = Angle.zero
}

enum HeartPhase: CaseIterable {
  case idle, grow, settle

  var scale: Double {
    switch self {
    case .idle: 1
    case .grow: 1.6
    case .settle: 1.2
    }
  }
}

struct PhaseAndKeyframes: View {
  @State private var likes = 0
  @State private var showDetail = false

  var body: some View {
    VStack(spacing: 60) {
      PhaseAnimator(HeartPhase.allCases, trigger: likes) { phase in
        Image(systemName: "heart.fill")
          .foregroundStyle(phase == .idle ? .gray : .red)
          .scaleEffect(phase.scale)
      } animation: { phase in
        switch phase {
        case .idle: .smooth
        case .grow: .bouncy(duration: 0.3)
        case .settle: .spring
        }
      }
      .onTapGesture { likes += 1 }

      Text("🐸")
        .font(.system(size: 80))
        .keyframeAnimator(initialValue: AnimationValues(), trigger: likes) { content, value in
          content
            .rotationEffect(value.angle)
            .scaleEffect(value.scale)
            .scaleEffect(y: value.verticalStretch)
            .offset(y: value.verticalTranslation)
        } keyframes: { _ in
          KeyframeTrack(\.angle) {
            CubicKeyframe(.zero, duration: 0.58)
            CubicKeyframe(.degrees(16), duration: 0.125)
            CubicKeyframe(.degrees(-16), duration: 0.125)
            CubicKeyframe(.zero, duration: 0.125)
          }
          KeyframeTrack(\.verticalStretch) {
            CubicKeyframe(1.0, duration: 0.1)
            CubicKeyframe(0.6, duration: 0.15)
            SpringKeyframe(1.5, duration: 0.3, spring: .bouncy)
          }
          KeyframeTrack(\.scale) {
            LinearKeyframe(1.0, duration: 0.36)
            SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
            SpringKeyframe(1.0, spring: .bouncy)
          }
          KeyframeTrack(\.verticalTranslation) {
            MoveKeyframe(0)
            LinearKeyframe(20, duration: 0.2)
          }
        }

      Rectangle()
        .fill(.blue)
        .frame(width: 80, height: 80)
        .phaseAnimator([false, true]) { content, isMoved in
          content
            .offset(x: isMoved ? 50 : -50)
            .rotationEffect(isMoved ? .degrees(90) : .zero)
        } animation: { _ in
          .easeInOut(duration: 1)
        }

      if showDetail {
        Text("Detail")
          .transition(.blurReplace)
      }
      Button("Toggle") {
        withAnimation(.snappy, completionCriteria: .logicallyComplete) {
          showDetail.toggle()
        } completion: {
          likes = 0
        }
      }
    }
    .sensoryFeedback(.increase, trigger: likes)
  }
}

struct RotatingFade: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .rotationEffect(.degrees(phase.value * 45))
      .animation(.easeOut, body: { $0.blur(radius: phase == .didDisappear ? 8 : 0) })
  }
}

struct TransitionDemo: View {
  @State private var isShown = true

  var body: some View {
    ZStack {
      if isShown {
        RoundedRectangle(cornerRadius: 8)
          .transition(RotatingFade().combined(with: .move(edge: .bottom)))
      } else {
        Text("Gone")
          .transition(.asymmetric(insertion: .push(from: .trailing), removal: .scale))
      }
    }
    .onTapGesture { withAnimation { isShown.toggle() } }
  }
}

#Preview { PhaseAndKeyframes() }
