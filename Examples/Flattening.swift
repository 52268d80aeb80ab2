import SwiftUI

// A custom view whose body is a list adds all of its views to the stack that shows it.
struct Temperatures: View {
    var body: some View {
        Text("Low 8°")
        Text("High 17°")
    }
}

struct Forecast: View {
    var body: some View {
        VStack {
            Image(systemName: "cloud.rain")
            Temperatures()
            Divider()
        }
    }
}
