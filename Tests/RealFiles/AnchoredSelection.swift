import SwiftUI

struct BoundsKey: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] = [:]

  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct MaxWidthKey: PreferenceKey {
  static let defaultValue: CGFloat? = nil

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = [value, nextValue()].compactMap { $0 }.max()
  }
}

extension View {
  func measureWidth() -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: MaxWidthKey.self, value: proxy.size.width)
      }
    }
  }
}

struct AnchoredSelection: View {
  @State private var selected = 0
  @State private var width: CGFloat?
  let titles = ["Day", "Week", "Month", "Year"]

  var body: some View {
    VStack(spacing: 40) {
      HStack {
        ForEach(titles.indices, id: \.self) { index in
          Text(titles[index])
            .padding(8)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
            .onTapGesture { withAnimation(.easeInOut) { selected = index } }
        }
      }
      .overlayPreferenceValue(BoundsKey.self) { preferences in
        GeometryReader { proxy in
          if let anchor = preferences[selected] {
            let frame = proxy[anchor]
            RoundedRectangle(cornerRadius: 8)
              .stroke(Color.accentColor, lineWidth: 2)
              .frame(width: frame.width, height: frame.height)
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }

      VStack(alignment: .leading) {
        ForEach(["One", "Twenty", "Three hundred"], id: \.self) { text in
          Text(text)
            .measureWidth()
            .frame(width: width, alignment: .leading)
            .background(.gray.opacity(0.2))
        }
      }
      .onPreferenceChange(MaxWidthKey.self) { width = $0 }

      HStack(alignment: .midAccountAndName) {
        VStack {
          Text("@twostraws")
            .alignmentGuide(.midAccountAndName) { d in d[VerticalAlignment.center] }
          Image(systemName: "person.crop.square").resizable().frame(width: 64, height: 64)
        }
        VStack {
          Text("Full name:")
          Text("Paul")
            .alignmentGuide(.midAccountAndName) { d in d[VerticalAlignment.center] }
            .font(.largeTitle)
        }
      }
    }
    .backgroundPreferenceValue(BoundsKey.self) { preferences in
      Text("\(preferences.count) anchors").hidden()
    }
  }
}

extension VerticalAlignment {
  enum MidAccountAndName: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.top] }
  }

  static let midAccountAndName = VerticalAlignment(MidAccountAndName.self)
}

#Preview { AnchoredSelection() }
