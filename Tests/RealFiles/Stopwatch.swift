import Combine
import SwiftUI

final class StopwatchModel: ObservableObject {
  enum Mode { case running, stopped, paused }

  @Published var mode: Mode = .stopped
  @Published var elapsed: TimeInterval = 0
  @Published var laps: [TimeInterval] = []
  private var timer: AnyCancellable?

  func start() {
    mode = .running
    timer = Timer.publish(every: 0.01, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.elapsed += 0.01 }
  }

  func pause() {
    timer?.cancel()
    mode = .paused
  }

  func stop() {
    timer = nil
    elapsed = 0
    mode = .stopped
  }

  func lap() { laps.insert(elapsed, at: 0) }
}

struct StopwatchView: View {
  @ObservedObject var model = StopwatchModel()

  var body: some View {
    VStack {
      Text(String(format: "%.2f", model.elapsed))
        .font(Font.system(size: 60, weight: .light).monospacedDigit())
        .minimumScaleFactor(0.5)
        .lineLimit(1)
      HStack {
        if model.mode == .stopped {
          TimerButton(label: "Start", color: .green, action: model.start)
        }
        if model.mode == .running {
          TimerButton(label: "Pause", color: .orange, action: model.pause)
          TimerButton(label: "Lap", color: .blue) { self.model.lap() }
        }
        if model.mode == .paused {
          TimerButton(label: "Resume", color: .green, action: { self.model.start() })
          TimerButton(label: "Stop", color: .red, action: { self.model.stop() })
        }
      }
      .animation(.spring())
      List {
        ForEach(Array(zip(model.laps.indices, model.laps)), id: \.0) { index, lap in
          HStack {
            Text("Lap \(model.laps.count - index)")
            Spacer()
            Text("\(lap, specifier: "%.2f") s").monospacedDigit()
          }
          .listRowBackground(index % 2 == 0 ? Color.clear : Color.gray.opacity(0.1))
        }
        .onDelete { model.laps.remove(atOffsets: $0) }
      }
    }
  }
}

struct TimerButton: View {
  let label: String
  let color: Color
  var action: () -> Void

  var body: some View {
    Button(label, action: action)
      .foregroundColor(.white)
      .padding(.vertical, 20)
      .padding(.horizontal, 40)
      .background(color)
      .cornerRadius(10)
  }
}

struct StopwatchView_Previews: PreviewProvider {
  static var previews: some View {
    StopwatchView()
  }
}
