import SwiftUI

struct Trip: Identifiable, Equatable {
  let id: Int
  var city: String
  var country: String
  var price: Double
  var rating: Double
  var days: Int
  var isFavorite = false
}

struct TravelDashboard: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var trips: [Trip] = [
    Trip(id: 1, city: "Lisbon", country: "Portugal", price: 420.5, rating: 4.7, days: 5),
    Trip(id: 2, city: "Kyoto", country: "Japan", price: 1890, rating: 4.9, days: 12),
    Trip(id: 3, city: "Reykjavík", country: "Iceland", price: 980.25, rating: 4.4, days: 7),
  ]
  @State private var selected: Int? = 1
  @State private var isExpanded = false
  @State private var isBig = true
  @State private var progress: CGFloat = 0.4
  @State private var drag: CGSize = .zero
  @State private var query = ""
  @State private var budget = 1500.0
  @State private var tab = 0
  @State private var showsAlert = false
  @GestureState private var isPressing = false

  private let months: [(name: String, low: Double, high: Double, color: Color)] = [
    ("Jan", 2.5, 9, .blue), ("Feb", 3, 11.5, .cyan), ("Mar", 6, 14, .teal), ("Apr", 9, 18, .green),
    ("May", 12.5, 22, .yellow), ("Jun", 16, 27.5, .orange), ("Jul", 19, 31, .red),
  ]

  private var filtered: [Trip] {
    trips
      .filter { query.isEmpty || $0.city.lowercased().contains(query.lowercased()) }
      .filter { $0.price <= budget + (isExpanded ? 1000 : 0) }
      .sorted { ($0.isFavorite ? 0 : 1, -$0.rating, $0.city) < ($1.isFavorite ? 0 : 1, -$1.rating, $1.city) }
  }

  private var total: Double { filtered.map { $0.price * Double($0.days) / 7 + 25 }.reduce(0, +) }

  var body: some View {
    GeometryReader { geo in
      let w = geo.size.width
      let h = geo.size.height
      ZStack(alignment: isExpanded ? .topLeading : .bottomTrailing) {
        LinearGradient(
          gradient: Gradient(colors: colorScheme == .dark ? [.black, Color(white: 0.2)] : [.white, .blue.opacity(0.1 + Double(progress) * 0.2)]),
          startPoint: UnitPoint(x: 0.5 - Double(drag.width / max(w, 1)), y: 0), endPoint: .bottom
        )
        .edgesIgnoringSafeArea(.all)
        ScrollView(.vertical, showsIndicators: !isExpanded && sizeClass != .compact) {
          VStack(alignment: .leading, spacing: isBig ? 24 : 12) {
            header(width: w * 0.9 - 20, height: isBig ? h / 4 : h / 6 + 10)
            chart(width: w - 40, height: min(h * 0.3, 220))
            ForEach(Array(filtered.enumerated()), id: \.element.id) { index, trip in
              card(trip, index: index, width: w)
                .offset(x: selected == trip.id ? drag.width / 2 : CGFloat(index) * 3 + sin(progress * .pi) * 4, y: CGFloat(index % 2 == 0 ? 1 : -1) * 2)
                .rotation3DEffect(.degrees(selected == trip.id ? Double(drag.width / w) * 30 : 0), axis: (x: 0, y: selected == trip.id ? 1 : 0, z: 0.1))
                .zIndex(selected == trip.id ? 1 : Double(filtered.count - index) / 100)
            }
            if filtered.isEmpty {
              Text("Nothing for ") + Text("“\(query)”").bold().foregroundColor(.red) + Text(" below ") + Text(budget, format: .currency(code: "EUR")).italic() + Text(isExpanded ? "" : " yet").font(.footnote)
            } else {
              footer
            }
          }
          .padding(.horizontal, sizeClass == .compact ? 16 : w * 0.05 + 8)
          .padding(EdgeInsets(top: isBig ? 20 : 8, leading: 0, bottom: h * 0.1 + 4, trailing: 0))
        }
        if isExpanded {
          Button(action: { withAnimation(.spring(response: 0.4, dampingFraction: 0.7, blendDuration: 0)) { isExpanded.toggle(); drag = .zero } }) {
            Image(systemName: isBig ? "arrow.down.right.and.arrow.up.left" : "xmark")
              .font(.system(size: isBig ? 22 : 14, weight: isPressing ? .heavy : .medium, design: .rounded))
              .foregroundColor(isPressing ? .red : isBig ? .blue : Color(white: 0.5))
              .frame(width: w * 0.1 + 10, height: isBig ? w * 0.1 + 10 : 30)
              .background(Circle().fill(isPressing ? Color.red.opacity(0.2) : Color(.systemBackground)).shadow(color: .black.opacity(isBig ? 0.25 : 0.1), radius: isBig ? 8 : 4, x: 0, y: isBig ? 4 : 2))
          }
          .padding(isBig ? 24 : 12)
          .transition(.asymmetric(insertion: .move(edge: .trailing).combined(with: .opacity), removal: .scale(scale: 0.1)))
        }
      }
      .gesture(
        DragGesture(minimumDistance: isBig ? 10 : 20)
          .updating($isPressing) { _, state, _ in state = true }
          .onChanged { value in
            drag = CGSize(width: value.translation.width * 0.8, height: value.translation.height * 0.8 + 2)
            progress = min(max(abs(value.translation.width) / w, 0), 1)
          }
          .onEnded { value in
            withAnimation(abs(value.predictedEndTranslation.width) > w / 2 ? .easeOut(duration: 0.3) : .spring()) {
              drag = abs(value.translation.width) > w / 3 ? CGSize(width: value.translation.width > 0 ? w : -w, height: 0) : .zero
              selected = value.translation.width > 0 ? trips.first?.id : trips.last?.id
            }
          }
      )
      .alert(isPresented: $showsAlert) {
        Alert(title: Text("Book \(trips.first { $0.id == selected }?.city ?? "this trip")?"), message: Text("It costs \(total, specifier: "%.2f") for \(filtered.count) trip\(filtered.count == 1 ? "" : "s")."), primaryButton: .default(Text("Book")), secondaryButton: .cancel())
      }
    }
  }

  @ViewBuilder
  private func header(width: CGFloat, height: CGFloat) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: isBig ? 24 : 12, style: .continuous)
        .fill(LinearGradient(colors: [.purple, isBig ? .pink : .indigo, .orange.opacity(Double(progress) + 0.3)], startPoint: .topLeading, endPoint: .bottomTrailing))
        .frame(width: width, height: height)
        .overlay(
          RoundedRectangle(cornerRadius: isBig ? 24 : 12, style: .continuous)
            .stroke(colorScheme == .dark ? Color.white.opacity(0.3) : Color.black.opacity(0.1), lineWidth: isPressing ? 4 : 1)
        )
      HStack(alignment: .firstTextBaseline, spacing: width / 20) {
        VStack(alignment: .leading, spacing: 4 + height * 0.02) {
          Text("Good \(Calendar.current.component(.hour, from: Date()) < 12 ? "morning" : "evening"),")
            .font(.system(size: isBig ? 16 : 12, weight: .semibold, design: .rounded))
            .foregroundColor(.white.opacity(0.8))
          Text("You have \(filtered.count) trips, \(trips.filter { $0.isFavorite }.count) of them favorites")
            .font(isBig ? .title2.weight(.bold) : .headline)
            .lineLimit(isExpanded ? nil : 2)
            .minimumScaleFactor(0.5)
          HStack(spacing: 2) {
            ForEach(0..<5) { star in
              Image(systemName: Double(star) < averageRating - 0.75 ? "star.fill" : Double(star) < averageRating - 0.25 ? "star.leadinghalf.filled" : "star")
                .foregroundColor(Double(star) < averageRating ? .yellow : .white.opacity(0.4))
                .scaleEffect(isPressing ? 1.2 - CGFloat(star) * 0.05 : 1)
            }
          }
        }
        Spacer()
        VStack(alignment: .trailing) {
          ZStack {
            Circle().stroke(Color.white.opacity(0.2), lineWidth: width * 0.02)
            Circle()
              .trim(from: 0, to: min(CGFloat(total / max(budget, 1)), 1) * (isExpanded ? 1 : 0.9))
              .stroke(total > budget ? Color.red : total > budget * 0.75 ? .orange : .green, style: StrokeStyle(lineWidth: width * 0.02, lineCap: .round))
              .rotationEffect(.degrees(-90 + (isPressing ? 5 : 0)))
            VStack(spacing: 0) {
              Text("\(Int((total / max(budget, 1) * 100).rounded()))%").font(.caption.bold())
              if isBig {
                Text("of \(budget, specifier: "%.0f") €").font(.caption2)
              }
            }
          }
          .frame(width: height * 0.5, height: height * 0.5)
        }
      }
      .foregroundColor(.white)
      .padding(.horizontal, width * 0.06)
    }
  }

  private var averageRating: Double {
    filtered.isEmpty ? 0 : filtered.map(\.rating).reduce(0, +) / Double(filtered.count)
  }

  private func chart(width: CGFloat, height: CGFloat) -> some View {
    HStack(alignment: .bottom, spacing: (width - CGFloat(months.count) * 24) / CGFloat(max(months.count - 1, 1))) {
      ForEach(months.indices, id: \.self) { i in
        VStack(spacing: 4) {
          Text("\(months[i].high, specifier: "%.1f")°").font(.system(size: 9)).opacity(tab == i ? 1 : 0.3)
          Capsule()
            .fill(LinearGradient(colors: [months[i].color.opacity(tab == i ? 1 : 0.6), i > 0 ? months[i - 1].color : .white], startPoint: .top, endPoint: .bottom))
            .frame(width: tab == i ? 28 : 24, height: max(CGFloat((months[i].high - months[i].low) / 20) * (height - 40), 8) + (tab == i ? 6 : 0))
            .offset(y: -CGFloat(months[i].low) / 31 * (height * 0.3))
            .onTapGesture { withAnimation(.easeInOut(duration: 0.2 + Double(i) * 0.02)) { tab = tab == i ? 0 : i } }
          Text(months[i].name.uppercased().prefix(isBig ? 3 : 1)).font(.system(size: isBig ? 10 : 8, weight: tab == i ? .bold : .regular))
        }
      }
    }
    .frame(width: width, height: height, alignment: .bottom)
    .animation(.easeInOut, value: tab)
  }

  private func card(_ trip: Trip, index: Int, width: CGFloat) -> some View {
    HStack(spacing: 12) {
      ZStack(alignment: .topTrailing) {
        RoundedRectangle(cornerRadius: 12)
          .fill(Color(hue: Double(index) / Double(max(filtered.count, 1)), saturation: 0.5, brightness: colorScheme == .dark ? 0.6 : 0.9))
          .frame(width: width * 0.2 - 10, height: isBig ? width * 0.2 - 10 : 44)
        if trip.isFavorite {
          Image(systemName: "heart.fill").foregroundColor(.red).padding(4)
        } else if trip.rating > 4.5 {
          Text("TOP").font(.system(size: 8, weight: .black)).padding(3).background(Color.yellow).cornerRadius(3)
        }
      }
      VStack(alignment: .leading, spacing: 2) {
        (Text(trip.city).font(.headline) + Text(", ").foregroundColor(.secondary) + Text(trip.country).font(.subheadline).foregroundColor(.secondary) + Text(trip.days > 7 ? " · long" : ""))
          .lineLimit(1)
        HStack {
          Label("\(trip.days) day\(trip.days == 1 ? "" : "s")", systemImage: trip.days > 7 ? "moon.stars" : "sun.max")
          Label(String(format: "%.1f", trip.rating), systemImage: "star")
        }
        .labelStyle(.titleAndIcon)
        .font(.caption)
        .foregroundStyle(selected == trip.id ? Color.accentColor : .secondary)
        switch trip.price {
        case ..<500:
          Text("Cheap: \(trip.price, specifier: "%.2f") €").foregroundColor(.green)
        case 500..<1500:
          Text("\(trip.price * (trip.isFavorite ? 0.9 : 1), specifier: "%.2f") €")
            .strikethrough(trip.price > budget, color: .red)
        default:
          HStack(spacing: 4) {
            Image(systemName: "exclamationmark.triangle.fill")
            Text("\((trip.price / 1000).formatted(.number.precision(.fractionLength(1))))k €")
          }
          .foregroundColor(trip.price > budget * 1.5 ? .red : .orange)
        }
      }
      Spacer(minLength: isBig ? 8 : 0)
      Button {
        if let i = trips.firstIndex(where: { $0.id == trip.id }) {
          trips[i].isFavorite.toggle()
          selected = trips[i].isFavorite ? trip.id : selected
        }
        showsAlert = trips.allSatisfy { $0.isFavorite }
      } label: {
        Image(systemName: trip.isFavorite ? "heart.slash" : "heart")
          .imageScale(isBig ? .large : .medium)
          .rotationEffect(.degrees(trip.isFavorite ? 0 : -10 + Double(index) * 2))
          .padding(8)
          .background(selected == trip.id ? AnyView(Circle().fill(Color.pink.opacity(0.2))) : AnyView(Color.clear))
      }
      .buttonStyle(BorderlessButtonStyle())
    }
    .padding(isBig ? 12 : 6)
    .background(
      RoundedRectangle(cornerRadius: 16, style: .continuous)
        .fill(selected == trip.id ? Color.accentColor.opacity(0.15) : index % 2 == 0 ? Color(.secondarySystemBackground) : Color(.tertiarySystemBackground))
        .shadow(color: Color.black.opacity(selected == trip.id ? 0.2 : 0.05), radius: selected == trip.id ? 10 : 3, x: 0, y: selected == trip.id ? 6 : 1)
    )
    .contentShape(Rectangle())
    .onTapGesture { withAnimation { selected = selected == trip.id ? nil : trip.id } }
  }

  private var footer: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Budget")
        Slider(value: $budget, in: 100...(isExpanded ? 10_000 : 3_000), step: isBig ? 50 : 10) { editing in
          if !editing { progress = CGFloat(budget / 3_000) }
        }
        Text("\(Int(budget)) €").monospacedDigit().frame(width: 60 + (budget > 999 ? 12 : 0), alignment: .trailing)
      }
      HStack {
        ForEach([("Small", false), ("Big", true)], id: \.0) { title, value in
          Button(title) { withAnimation(value ? .easeIn : .easeOut) { isBig = value } }
            .padding(.vertical, 6)
            .padding(.horizontal, value == isBig ? 16 : 10)
            .background(value == isBig ? Color.accentColor : Color.gray.opacity(0.2))
            .foregroundColor(value == isBig ? .white : .primary)
            .clipShape(Capsule())
        }
        Spacer()
        Toggle("More", isOn: $isExpanded.animation(.spring()))
          .toggleStyle(SwitchToggleStyle(tint: isBig ? .pink : .accentColor))
          .fixedSize()
      }
      Text("Total: ").font(.footnote) + Text("\(total, specifier: "%.2f") €").font(.footnote.bold()).foregroundColor(total > budget ? .red : .green) + Text(" for \(filtered.map { $0.days }.reduce(0, +)) days, about \(total / Double(max(filtered.map { $0.days }.reduce(0, +), 1)), specifier: "%.1f") € a day").font(.footnote)
    }
  }
}

struct TripTimeline: View {
  let trips: [Trip]
  @State private var zoom = 1.0
  @State private var focused = 0

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Days \(trips.map { $0.days }.max() ?? 0)").font(.headline)) {
          ForEach(trips.filter { $0.days > 1 && $0.price < 3_000 * zoom }.sorted { $0.days > $1.days }) { trip in
            VStack(alignment: .leading) {
              HStack {
                if trip.isFavorite {
                  Group {
                    Image(systemName: "heart.fill").foregroundColor(trip.days > 7 ? .red : .pink)
                    Text(trip.city).bold() + Text(" (\(trip.days))").foregroundColor(.secondary)
                  }
                } else {
                  Text("\(trip.city), \(trip.country)")
                }
                Spacer()
                Text(Double(trip.days) * zoom > 10 ? "long" : "short").font(.system(size: 10 + CGFloat(zoom) * 2))
              }
              ZStack(alignment: .leading) {
                Capsule().fill(Color.gray.opacity(0.2)).frame(height: 8)
                Capsule()
                  .fill(trip.rating > 4.5 ? Color.green : trip.rating > 4 ? .yellow : .red)
                  .frame(width: CGFloat(trip.days) * 10 * CGFloat(zoom) - 4, height: 8)
              }
            }
            .onTapGesture { focused = focused == trip.id ? 0 : trip.id }
          }
        }
        Stepper("Zoom \(zoom, specifier: "%.1f")", value: $zoom, in: 0.5...(focused == 0 ? 2 : 4), step: 0.25)
      }
      .navigationBarTitle(focused == 0 ? "Timeline" : trips.first { $0.id == focused }?.city ?? "")
    }
  }
}

struct TravelDashboard_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      TravelDashboard()
      TravelDashboard().preferredColorScheme(.dark).environment(\.sizeCategory, .accessibilityLarge)
    }
  }
}
