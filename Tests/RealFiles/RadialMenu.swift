import SwiftUI

struct RadialLayout: Layout {
  var radius: CGFloat
  var startAngle: Angle = .degrees(-90)

  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(radius, startAngle.degrees) }
    set {
      radius = newValue.first
      startAngle = .degrees(newValue.second)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let step = Angle.degrees(360 / Double(subviews.count))
    for (index, subview) in subviews.enumerated() {
      let angle = startAngle + step * Double(index)
      let extra = subview[RadiusOffset.self]
      var point = CGPoint(
        x: (radius + extra) * cos(angle.radians), y: (radius + extra) * sin(angle.radians))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

private struct RadiusOffset: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

extension View {
  func radiusOffset(_ offset: CGFloat) -> some View {
    layoutValue(key: RadiusOffset.self, value: offset)
  }
}

struct RadialMenu: View {
  @State private var isOpen = false
  @State private var angle = Angle.zero
  @GestureState private var rotation = Angle.zero

  private let items = ["camera", "photo", "mic", "doc", "location"]

  var body: some View {
    ZStack {
      RadialLayout(radius: isOpen ? 120 : 0, startAngle: angle + rotation) {
        ForEach(items, id: \.self) { item in
          Button {
          } label: {
            Image(systemName: item)
              .padding(14)
              .background(.blue.gradient, in: .circle)
              .foregroundStyle(.white)
          }
          .radiusOffset(item == "mic" ? 10 : 0)
          .opacity(isOpen ? 1 : 0)
        }
      }
      Button {
        withAnimation(.spring(duration: 0.5, bounce: 0.4)) { isOpen.toggle() }
      } label: {
        Image(systemName: "plus")
          .font(.title.weight(.bold))
          .rotationEffect(.degrees(isOpen ? 45 : 0))
          .padding(20)
          .background(Circle().fill(.ultraThickMaterial))
      }
      .buttonStyle(.plain)
    }
    .gesture(
      RotateGesture()
        .updating($rotation) { value, state, _ in state = value.rotation }
        .onEnded { angle += $0.rotation }
    )
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }
}

#Preview { RadialMenu() }
