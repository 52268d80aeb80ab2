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

  /// Publishers of timers, dates, tasks and timelines go by one clock.
  @Test func waitsForSomeTime() throws {
    let run = try update(
      """
      struct Clocks: View {
        @State private var start = Date()
        @State private var ticks = 0
        @State private var passed = 0.0
        @State private var naps = 0
        private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        var body: some View {
          Text("\\(ticks) ticks in \\(passed)")
            .onReceive(timer) { _ in
              ticks += 1
              passed = Date.now.timeIntervalSince(start)
            }
          Text("\\(naps) naps")
            .task {
              while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(2))
                naps += 1
              }
            }
          TimelineView(.periodic(from: start, by: 0.75)) { context in
            Text("at \\(context.date.timeIntervalSince(start))")
          }
        }
      }
      """, "--wait", "3", "--wait", "1.75")
    #expect(run.errors == "")
    #expect(run.text.contains("{\"0 ticks in 0.000000\" → \"6 ticks in 3.000000\"}"))
    #expect(run.text.contains("{\"6 ticks in 3.000000\" → \"9 ticks in 4.500000\"}"))
    #expect(run.text.contains("{\"0 naps\" → \"1 naps\"}"))
    #expect(run.text.contains("{\"1 naps\" → \"2 naps\"}"))
    #expect(run.text.contains("{\"at 0.000000\" → \"at 3.000000\"}"))
    #expect(run.text.contains("{\"at 3.000000\" → \"at 4.500000\"}"))
    #expect(run.text.contains("  Clocks (content of Text  2.0): its time has come\n"))
    #expect(run.text.contains("  onReceive  Text  0 ×6\n"))
    #expect(run.text.contains("  onReceive  Text  0  (at 4.5 s)\n"))
    #expect(run.text.contains("  Clocks.ticks: 0 → … → 6 ×6\n"))
  }

  @Test func publishersGoByTheClockOfTheTree() throws {
    let run = try update(
      """
      import Combine
      final class Search: ObservableObject {
        @Published var text = ""
        @Published var log: [String] = []
        private var bag = Set<AnyCancellable>()
        init() {
          let texts = $text.dropFirst()
          texts.debounce(for: .seconds(0.5), scheduler: RunLoop.main)
            .sink { [unowned self] in log.append("debounce " + $0) }.store(in: &bag)
          texts.delay(for: 1, scheduler: OperationQueue.main)
            .sink { [unowned self] in log.append("delay " + $0) }.store(in: &bag)
          texts.throttle(for: .milliseconds(300), scheduler: DispatchQueue.main, latest: true)
            .sink { [unowned self] in log.append("throttle " + $0) }.store(in: &bag)
          texts.receive(on: DispatchQueue.global()).receive(on: RunLoop.main)
            .sink { [unowned self] in log.append("receive " + $0) }.store(in: &bag)
          Just(1).delay(for: .seconds(2), scheduler: DispatchQueue.main)
            .timeout(.seconds(1.5), scheduler: RunLoop.main)
            .sink { [unowned self] in log.append("\\($0)") } receiveValue: { _ in }.store(in: &bag)
        }
      }
      struct Root: View {
        @StateObject private var search = Search()
        var body: some View {
          TextField("Find", text: $search.text)
          ForEach(search.log, id: \\.self) { Text($0) }
        }
      }
      """, "--type", "Find=a", "--type", "Find=ab", "--wait", "0.4", "--wait", "0.5", "--wait", "5")
    #expect(run.errors == "")
    let added = run.text.split(separator: "--wait").dropFirst().map { step in
      step.split(separator: "\n").filter { $0.hasPrefix("+ ") }
        .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    }
    #expect(
      added == [
        ["throttle a", "receive a", "receive ab", "throttle ab"], ["debounce ab"],
        ["delay a", "delay ab", "finished"],
      ])
  }

  @Test func saysWhichSelectorsAreNotCalled() throws {
    let run = try update(
      """
      final class Model: ObservableObject {
        @Published var count = 0
        func start() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(saved), name: Notification.Name("saved"), object: nil)
          Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        }
        @objc func tick() { count += 1 }
        @objc func saved() {}
      }
      struct Root: View {
        @StateObject private var model = Model()
        var body: some View {
          Button("Start \\(model.count)") { model.start() }
          Button("Save") { NotificationCenter.default.post(name: Notification.Name("saved"), object: nil) }
        }
      }
      """, "--tap", "Start 0", "--wait", "0.5", "--tap", "Save", "--wait", "3")
    #expect(run.code == 0)
    #expect(run.errors.contains("warning: a timer would call 'tick' now"))
    #expect(run.errors.contains("warning: a notification would call 'saved' now"))
    #expect(run.errors.split(separator: "would call").count == 3)
  }

  @Test func loadingAURLFailsAsOffline() throws {
    let run = try update(
      """
      import Combine
      final class Loader: ObservableObject {
        @Published var text = "empty"
        private var loading: AnyCancellable?
        func load() {
          text = "loading"
          loading = URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com")!)
            .map { String(decoding: $0.data, as: UTF8.self) }
            .catch { Just($0.code == .notConnectedToInternet ? "offline" : "another error") }
            .assign(to: \\.text, on: self)
        }
      }
      struct Root: View {
        @StateObject private var loader = Loader()
        var body: some View { Button(loader.text) { loader.load() } }
      }
      """, "--tap", "empty", "--wait", "1")
    #expect(run.errors == "")
    #expect(run.text.contains("{\"empty\" → \"loading\"}"))
    #expect(run.text.contains("{\"loading\" → \"offline\"}"))
  }

  @Test func runLoopsGoByTheClockOfTheTree() throws {
    let run = try update(
      """
      struct Loops: View {
        @State private var steps: [String] = []
        var body: some View {
          Text(steps.joined(separator: " "))
            .onAppear {
              let timer = Timer(timeInterval: 2, repeats: false) { _ in steps.append("two") }
              RunLoop.main.add(timer, forMode: .common)
              Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                steps.append("one")
              }
              RunLoop.main.perform { steps.append("now") }
              OperationQueue.main.addOperation { steps.append("soon") }
            }
        }
      }
      """, "--wait", "0", "--wait", "1.5", "--wait", "1")
    #expect(run.errors == "")
    #expect(run.text.contains("{\"\" → \"now soon\"}"))
    #expect(run.text.contains("{\"now soon\" → \"now soon one\"}"))
    #expect(run.text.contains("{\"now soon one\" → \"now soon one two\"}"))
  }

  @Test(arguments: [("1.0 / 60", "301"), ("1.0 / 7", "36")])
  func timelinesKeepTheirIntervals(interval: String, count: String) throws {
    let run = try update(
      """
      final class Counter { var dates = Set<Date>() }
      struct Frames: View {
        @State private var start = Date()
        @State private var counter = Counter()
        var body: some View {
          TimelineView(.periodic(from: start, by: \(interval))) { context in
            let _ = counter.dates.insert(context.date)
            Text("\\(counter.dates.count) frames")
          }
        }
      }
      """, "--wait", "5")
    #expect(run.errors == "")
    #expect(run.text.contains("{\"1 frames\" → \"\(count) frames\"}"))
  }

  @Test func aTimerOfOnesOwnAndAPortAreLeftAlone() throws {
    let run = try update(
      """
      struct Timer { let seconds: Int }
      func listen(_ port: Port) { RunLoop.main.add(port, forMode: .common) }
      struct Root: View {
        @State private var text = "none"
        var body: some View {
          Button(text) {
            text = "\\(Timer(seconds: 5).seconds) s"
          }
        }
      }
      """, "--tap", "none")
    #expect(run.errors == "")
    #expect(run.text.contains("{\"none\" → \"5 s\"}"))
  }

  @Test func timesAreTheSameInEachRun() throws {
    let run = try update(
      """
      struct Root: View {
        @State private var start = ContinuousClock.now
        @State private var other = SuspendingClock.now
        @State private var media = CACurrentMediaTime()
        var body: some View { Text("a") }
      }
      """, "--wait", "1", "--mount")
    #expect(run.errors == "")
    for part in [
      "media = 0,", "other = Instant(_value: 0.0 seconds)", "start = Instant(_value: 0.0 seconds)",
    ] {
      #expect(run.text.contains(part), "\(run.text)")
    }
  }

  /// Who asks for the time again and again does so in vain for a moment only.
  @Test(arguments: [
    ("Date()", "+ 0.2"), ("ContinuousClock.now", "+ .milliseconds(200)"),
    ("CACurrentMediaTime()", "+ 0.2"),
  ])
  func timePassesForThoseThatAskForIt(_ time: String, _ wait: String) throws {
    let run = try update(
      """
      struct Busy: View {
        @State private var isDone = false
        var body: some View {
          Button(isDone ? "done" : "wait") {
            let end = \(time) \(wait)
            while \(time) < end {}
            isDone = true
          }
        }
      }
      """, "--tap", "wait")
    #expect(run.text.contains("{\"wait\" → \"done\"}"))
  }

  @Test(arguments: ["", "x", "-1", "1e9"])
  func waitsForANumberOfSeconds(text: String) throws {
    let run = try update("struct A: View { var body: some View { Text(\"a\") } }", "--wait", text)
    #expect(run.code == 64)
    #expect(
      run.errors.contains("'--wait \(text)': expected SECONDS, a number from 0 to a day's 86400"))
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
