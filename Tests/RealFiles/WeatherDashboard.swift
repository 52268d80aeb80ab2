import SwiftUI

struct DayForecast: Identifiable {
  let day: String
  let icon: String
  let low: Int
  let high: Int
  var id: String { day }
}

struct WeatherDashboard: View {
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var isNight = false
  @State private var selection: DayForecast?

  let days = [
    DayForecast(day: "TUE", icon: "cloud.sun.fill", low: 12, high: 22),
    DayForecast(day: "WED", icon: "sun.max.fill", low: 14, high: 27),
    DayForecast(day: "THU", icon: "wind.snow", low: -2, high: 3),
    DayForecast(day: "FRI", icon: "cloud.bolt.rain.fill", low: 9, high: 17),
  ]

  var body: some View {
    ZStack {
      BackgroundView(isNight: isNight)
      VStack {
        CityTextView(name: "Cupertino, CA")
        MainWeatherStatusView(
          imageName: isNight ? "moon.stars.fill" : "cloud.sun.fill", temperature: 76)
        if sizeClass == .compact {
          HStack(spacing: 20) { dayViews }
        } else {
          VStack(spacing: 20) { dayViews }
        }
        Spacer()
        Button {
          isNight.toggle()
        } label: {
          WeatherButton(title: "Change Day Time", textColor: .white, backgroundColor: .mint)
        }
        Spacer()
      }
    }
    .popover(item: $selection) { day in
      Text("\(day.day): \(day.low)° to \(day.high)°")
        .padding()
        .presentationCompactAdaptation(.popover)
    }
  }

  @ViewBuilder
  private var dayViews: some View {
    ForEach(days) { day in
      WeatherDayView(forecast: day)
        .onTapGesture { selection = day }
        .accessibilityLabel("\(day.day), up to \(day.high) degrees")
        .accessibilityAddTraits(.isButton)
    }
  }
}

struct WeatherDayView: View {
  var forecast: DayForecast

  var body: some View {
    VStack {
      Text(forecast.day)
        .font(.system(size: 16, weight: .medium, design: .default))
        .foregroundColor(.white)
      Image(systemName: forecast.icon)
        .symbolRenderingMode(.multicolor)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 40, height: 40)
      Text("\(forecast.high)°")
        .font(.system(size: 28, weight: .medium))
        .foregroundColor(.white)
    }
  }
}

struct BackgroundView: View {
  var isNight: Bool

  var body: some View {
    ContainerRelativeShape()
      .fill(isNight ? Color.black.gradient : Color.blue.gradient)
      .ignoresSafeArea()
  }
}

struct CityTextView: View {
  var name: String

  var body: some View {
    Text(name)
      .font(.system(size: 32, weight: .medium, design: .default))
      .foregroundColor(.white)
      .padding()
  }
}

struct MainWeatherStatusView: View {
  var imageName: String
  var temperature: Int

  var body: some View {
    VStack(spacing: 10) {
      Image(systemName: imageName)
        .renderingMode(.original)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 180, height: 180)
      Text("\(temperature)°")
        .font(.system(size: 70, weight: .medium))
        .foregroundColor(.white)
    }
    .padding(.bottom, 40)
  }
}

struct WeatherButton: View {
  var title: String
  var textColor: Color
  var backgroundColor: Color

  var body: some View {
    Text(title)
      .frame(width: 280, height: 50)
      .background(backgroundColor.gradient)
      .foregroundColor(textColor)
      .font(.system(size: 20, weight: .bold, design: .default))
      .cornerRadius(8)
  }
}

struct WeatherDashboard_Previews: PreviewProvider {
  static var previews: some View {
    WeatherDashboard()
      .previewInterfaceOrientation(.portrait)
  }
}
