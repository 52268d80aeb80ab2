import SwiftUI

struct Thermometer: View {
    var degrees: Double
    @State private var isFahrenheit = false

    var body: some View {
        VStack {
            Text("\(degrees, specifier: "%.1f")°")
            if degrees < 0 {
                Image(systemName: "snowflake")
            }
        }
    }
}

#Preview("Frost") {
    Thermometer(degrees: -4)
        .background(.cyan)
}

#Preview {
    Thermometer(degrees: 21)
        .padding()
}
