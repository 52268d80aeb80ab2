import SwiftUI

// An object that every view below can read by its type alone.
final class Timetable: ObservableObject {
    @Published var departures = ["8:04", "8:34", "9:04"]
}

struct NextDeparture: View {
    @EnvironmentObject private var timetable: Timetable

    var body: some View {
        if let next = timetable.departures.first {
            Text(next)
        } else {
            Text("No more trains")
        }
    }
}

struct Platform: View {
    @StateObject private var timetable = Timetable()

    var body: some View {
        VStack {
            Text("Platform 3")
            NextDeparture()
                .padding()
        }
        .environmentObject(timetable)
    }
}
