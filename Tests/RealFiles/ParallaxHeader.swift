import SwiftUI

struct OffsetKey: PreferenceKey {
  typealias Value = CGFloat
  static var defaultValue = CGFloat.zero

  static func reduce(value: inout Value, nextValue: () -> Value) {
    value += nextValue()
  }
}

struct ParallaxHeader: View {
  @State private var offset: CGFloat = 0
  @Environment(\.presentationMode) private var mode: Binding<PresentationMode>

  private let imageHeight: CGFloat = 300

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        GeometryReader { geometry in
          Image("header")
            .resizable()
            .scaledToFill()
            .frame(width: geometry.size.width, height: self.height(for: geometry))
            .blur(radius: self.blur(for: geometry))
            .clipped()
            .offset(x: 0, y: self.offset(for: geometry))
        }
        .frame(height: imageHeight)

        VStack(alignment: .leading, spacing: 10) {
          Text("Article")
            .font(.custom("AvenirNext-Bold", size: 30))
          HStack {
            Image("author")
              .resizable()
              .frame(width: 55, height: 55)
              .clipShape(Circle())
            Text("By **Jane Doe**")
          }
          Text(String(repeating: "Lorem ipsum dolor sit amet. ", count: 40))
            .lineLimit(nil)
            .fixedSize(horizontal: false, vertical: true)
        }
        .padding()
        .background(
          GeometryReader {
            Color.clear.preference(
              key: OffsetKey.self, value: -$0.frame(in: .named("scroll")).origin.y)
          }
        )
        .onPreferenceChange(OffsetKey.self) { self.offset = $0 }
      }
    }
    .coordinateSpace(name: "scroll")
    .overlay(
      Text("Article")
        .frame(maxWidth: .infinity)
        .padding()
        .background(BlurView(style: .systemThinMaterial))
        .opacity(Double(offset / 100)),
      alignment: .top
    )
    .navigationBarHidden(true)
    .navigationBarBackButtonHidden(true)
    .statusBar(hidden: offset < 50)
  }

  private func offset(for geometry: GeometryProxy) -> CGFloat {
    let offset = geometry.frame(in: .global).minY
    return offset > 0 ? -offset : 0
  }

  private func height(for geometry: GeometryProxy) -> CGFloat {
    imageHeight + max(geometry.frame(in: .global).minY, 0)
  }

  private func blur(for geometry: GeometryProxy) -> CGFloat {
    let offset = geometry.frame(in: .global).maxY
    return (imageHeight - offset) / imageHeight * 6
  }
}

struct BlurView: UIViewRepresentable {
  let style: UIBlurEffect.Style

  func makeUIView(context: UIViewRepresentableContext<BlurView>) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }

  func updateUIView(_ uiView: UIVisualEffectView, context: UIViewRepresentableContext<BlurView>) {
    uiView.effect = UIBlurEffect(style: style)
  }
}

struct ParallaxHeader_Previews: PreviewProvider {
  static var previews: some View {
    ParallaxHeader()
  }
}
