import Testing

/// What is given to dispatch queues, timers and the user's defaults in `treeviz update`.
@Suite struct QueueTests {
  @Test func runsWhatWaitsInTheMainQueue() throws {
    let run = try update(
      """
      struct Splash: View {
        @State private var steps: [String] = []
        var body: some View {
          Text(steps.joined(separator: " "))
            .onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 2) { steps.append("two") }
              DispatchQueue.main.asyncAfter(
                deadline: .now() + 1, execute: DispatchWorkItem { steps.append("one") })
              DispatchQueue.main.async { steps.append("now") }
              DispatchQueue.global().async {
                let text = "thread"
                DispatchQueue.main.async { steps.append(text) }
              }
            }
        }
      }
      """, "--run-tasks")
    #expect(run.errors == "")
    #expect(run.text.contains("{\"\" → \"now thread one two\"}"))
  }

  @Test func runsTimersUntilTheyAreInvalidated() throws {
    let run = try update(
      """
      struct Countdown: View {
        @State private var count = 3
        var body: some View {
          Button("\\(count)") {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
              count -= 1
              if count == 0 { timer.invalidate() }
            }
          }
        }
      }
      """, "--tap", "3", "--run-tasks")
    #expect(run.errors == "")
    #expect(run.text.contains("{\"3\" → \"0\"}"))
  }

  @Test func keepsTheUsersDefaults() throws {
    let run = try update(
      """
      struct Settings: View {
        @AppStorage("size") private var size = 1
        @State private var notes = 0
        init() { UserDefaults.standard.set(7, forKey: "size") }
        var body: some View {
          Text("\\(size) \\(notes)")
            .onReceive(NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)) {
              _ in notes += 1
            }
          Button("Set") { UserDefaults.standard.set(5, forKey: "size") }
          Button("Add") { size += UserDefaults.standard.integer(forKey: "size") }
          Row()
        }
      }
      struct Row: View {
        @AppStorage("size") private var size = 2
        var body: some View { Text("row \\(size)") }
      }
      """, "--tap", "Set", "--tap", "Add")
    #expect(run.errors == "")
    #expect(run.text.contains("{\"7 0\" → \"5 1\"}"))
    #expect(run.text.contains("{\"row 7\" → \"row 5\"}"))
    #expect(run.text.contains("{\"5 1\" → \"10 2\"}"))
    #expect(run.text.contains("{\"row 5\" → \"row 10\"}"))
  }

  @Test func aStateObjectIsNeverAnother() throws {
    let run = try update(
      """
      final class Model: ObservableObject { @Published var count = 0 }
      struct Root: View {
        @StateObject private var model = Model()
        @State private var number = 0
        var body: some View {
          Text("\\(model.count)")
          Button("Add") { number += 1 }
          Text("\\(number)")
          Child()
        }
      }
      struct Child: View {
        @StateObject private var model = Model()
        var body: some View { Text("\\(model.count)") }
      }
      """, "--tap", "Add")
    #expect(run.text.contains("  Root: read number\n"))
    #expect(!run.text.contains("given another"))
    #expect(run.text.contains("not run\n  Child\n"))
  }

  private func update(_ source: String, _ arguments: String...) throws -> Tool.Run {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n" + source, to: "a.swift")
    return try Tool.run(["update", "a.swift", "--no-cache"] + arguments, in: folder.url)
  }
}
