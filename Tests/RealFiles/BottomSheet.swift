import SwiftUI

enum SheetPosition: CGFloat, CaseIterable {
  case hidden = 0
  case middle = 0.45
  case top = 0.9
}

struct BottomSheet<Content: View>: View {
  @Binding var position: SheetPosition
  @GestureState private var translation: CGFloat = 0
  let maxHeight: CGFloat
  let content: Content

  init(
    position: Binding<SheetPosition>, maxHeight: CGFloat, @ViewBuilder content: () -> Content
  ) {
    self._position = position
    self.maxHeight = maxHeight
    self.content = content()
  }

  private var offset: CGFloat { maxHeight * (1 - position.rawValue) }

  private var indicator: some View {
    RoundedRectangle(cornerRadius: 3)
      .fill(Color.secondary)
      .frame(width: 60, height: 6)
      .onTapGesture { position = position == .top ? .middle : .top }
  }

  var body: some View {
    VStack(spacing: 0) {
      indicator.padding()
      content
    }
    .frame(maxWidth: .infinity, minHeight: maxHeight, alignment: .top)
    .background(Color(.secondarySystemBackground))
    .cornerRadius(16, corners: [.topLeft, .topRight])
    .offset(y: max(offset + translation, 0))
    .animation(.interactiveSpring(), value: translation)
    .gesture(
      DragGesture().updating($translation) { value, state, _ in
        state = value.translation.height
      }.onEnded { value in
        let distance = value.predictedEndTranslation.height
        guard abs(distance) > 80 else { return }
        position = distance < 0 ? .top : .hidden
      }
    )
  }
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension View {
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }

  @ViewBuilder
  func `if`<Transform: View>(_ condition: Bool, transform: (Self) -> Transform) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

struct MapScreen: View {
  @State private var position = SheetPosition.middle
  @State private var isHighlighted = false

  var body: some View {
    GeometryReader { proxy in
      Color.green
        .if(isHighlighted) { $0.border(.red, width: 4) }
        .ignoresSafeArea()
      BottomSheet(position: $position, maxHeight: proxy.size.height) {
        VStack(alignment: .leading) {
          Text("Places nearby").font(.headline)
          ForEach(0..<3) { Text("Place \($0)") }
        }
      }
      .edgesIgnoringSafeArea(.bottom)
    }
  }
}

struct MapScreen_Previews: PreviewProvider {
  static var previews: some View {
    MapScreen()
    BottomSheet(position: .constant(.top), maxHeight: 600) {
      Rectangle().fill(.blue)
    }
  }
}
