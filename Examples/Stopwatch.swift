import SwiftUI

// What a view does as time goes by: the publisher ticks whether or not the watch is running.
struct Stopwatch: View {
    @State private var seconds = 0
    @State private var isRunning = false
    private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Text("\(seconds) s")
            Button(isRunning ? "Stop" : "Start") {
                isRunning.toggle()
            }
        }
        .onReceive(ticks) { _ in
            if isRunning { seconds += 1 }
        }
    }
}
