import SwiftUI

struct ProfileScreen: View {
  @State private var isFollowing = false
  @State private var selectedTab = 0
  @Namespace private var animation

  private let stats = [("Posts", 128), ("Followers", 2_403), ("Following", 311)]
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 20) {
        header
        statistics
        followButton
        tabs
        grid
      }
    }
    .background(Color(.systemBackground))
    .edgesIgnoringSafeArea(.top)
  }

  private var header: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(
        gradient: Gradient(colors: [.purple, .blue]), startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .frame(height: 220)

      Image("avatar")
        .resizable()
        .scaledToFill()
        .frame(width: 100, height: 100)
        .clipShape(Circle())
        .overlay(Circle().stroke(Color.white, lineWidth: 4))
        .shadow(radius: 8)
        .offset(y: 50)
    }
    .padding(.bottom, 50)
  }

  private var statistics: some View {
    HStack {
      ForEach(stats, id: \.0) { title, count in
        VStack {
          Text("\(count)")
            .font(.system(size: 20, weight: .bold, design: .rounded))
          Text(title)
            .font(.caption)
            .foregroundColor(.secondary)
        }
        .frame(maxWidth: .infinity)
      }
    }
    .padding(.horizontal)
  }

  private var followButton: some View {
    Button(action: {
      withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) {
        isFollowing.toggle()
      }
    }) {
      Text(isFollowing ? "Following" : "Follow")
        .fontWeight(.semibold)
        .foregroundColor(isFollowing ? .primary : .white)
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity)
        .background(isFollowing ? Color.gray.opacity(0.2) : Color.accentColor)
        .cornerRadius(10)
    }
    .padding(.horizontal)
  }

  private var tabs: some View {
    HStack(spacing: 0) {
      ForEach(0..<2) { index in
        VStack(spacing: 8) {
          Image(systemName: index == 0 ? "square.grid.3x3" : "person.crop.square")
            .font(.title3)
            .foregroundColor(selectedTab == index ? .primary : .gray)
          if selectedTab == index {
            Rectangle()
              .fill(Color.primary)
              .frame(height: 2)
              .matchedGeometryEffect(id: "underline", in: animation)
          } else {
            Color.clear.frame(height: 2)
          }
        }
        .contentShape(Rectangle())
        .onTapGesture {
          withAnimation(.easeInOut) { selectedTab = index }
        }
      }
    }
  }

  private var grid: some View {
    LazyVGrid(columns: columns, spacing: 2) {
      ForEach(1...12, id: \.self) { number in
        Image("photo\(number)")
          .resizable()
          .aspectRatio(1, contentMode: .fill)
          .clipped()
      }
    }
  }
}

struct ProfileScreen_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ProfileScreen()
      ProfileScreen()
        .preferredColorScheme(.dark)
        .previewDevice("iPhone 12")
    }
  }
}
