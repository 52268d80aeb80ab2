import SwiftUI

enum TabItemKind: String, CaseIterable {
  case house, message, person, gearshape

  var color: Color {
    switch self {
    case .house: return .blue
    case .message: return .indigo
    case .person: return .purple
    case .gearshape: return .orange
    }
  }
}

struct CustomTabBar: View {
  @Binding var selectedTab: TabItemKind
  @Namespace private var animation

  private var fillImage: String { selectedTab.rawValue + ".fill" }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(TabItemKind.allCases, id: \.rawValue) { tab in
        Spacer()
        Image(systemName: selectedTab == tab ? fillImage : tab.rawValue)
          .scaleEffect(tab == selectedTab ? 1.25 : 1.0)
          .foregroundColor(tab == selectedTab ? tab.color : .gray)
          .font(.system(size: 20))
          .background(
            ZStack {
              if tab == selectedTab {
                Capsule()
                  .fill(tab.color.opacity(0.2))
                  .matchedGeometryEffect(id: "background", in: animation, isSource: false)
                  .frame(width: 60, height: 36)
              }
            }
          )
          .onTapGesture {
            withAnimation(
              .interactiveSpring(response: 0.5, dampingFraction: 0.6, blendDuration: 0.6)
            ) {
              selectedTab = tab
            }
          }
        Spacer()
      }
    }
    .frame(height: 60)
    .background(.thinMaterial)
    .cornerRadius(20)
    .padding()
  }
}

struct MainTabs: View {
  @State private var tabSelected: TabItemKind = .house

  init() {
    UITabBar.appearance().isHidden = true
  }

  var body: some View {
    ZStack {
      VStack {
        TabView(selection: $tabSelected) {
          ForEach(TabItemKind.allCases, id: \.self) { tab in
            HStack {
              Image(systemName: tab.rawValue)
              Text("\(tab.rawValue.capitalized)")
                .bold()
                .animation(nil, value: tabSelected)
            }
            .tag(tab)
          }
        }
      }
      VStack {
        Spacer()
        CustomTabBar(selectedTab: $tabSelected)
      }
      .ignoresSafeArea(.keyboard, edges: .bottom)
    }
  }
}

struct CustomTabBar_Previews: PreviewProvider {
  static var previews: some View {
    CustomTabBar(selectedTab: .constant(.house))
      .previewLayout(.fixed(width: 400, height: 100))
    MainTabs()
  }
}
