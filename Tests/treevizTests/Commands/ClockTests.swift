import Testing

/// What `treeviz update` takes for the time, however the source asks for it.
@Suite struct ClockTests {
  /// Timers are Foundation's own type: it does not matter how a source names what makes them.
  @Test func timersFireHoweverTheyAreWritten() throws {
    let run = try update(
      """
      final class Model: ObservableObject {
        @Published var log: [String] = []
        private var moved: Timer?
        private var paused: Timer!
        init() {
          let add: (String) -> Void = { [weak self] in self?.log.append($0) }
          let loop: RunLoop = .main
          let both = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in add("both") }
          RunLoop.main.add(both, forMode: .common)
          let make = Timer.scheduledTimer(withTimeInterval:repeats:block:)
          _ = make(2, false) { _ in add("unapplied") }
          loop.add(Timer(timeInterval: 3, repeats: false) { _ in add("loop") }, forMode: .default)
          loop.add(
            .init(fire: .now + 4, interval: 0, repeats: false) { _ in add("fire") }, forMode: .common)
          moved = .scheduledTimer(withTimeInterval: 1, repeats: false) { _ in add("moved") }
          moved?.fireDate = .now + 5
          let kind: Timer.Type = Timer.self
          kind.scheduledTimer(withTimeInterval: 6, repeats: false) { _ in add("kind") }
          [7.0, 8].map { time in Timer(timeInterval: time, repeats: false) { _ in add("\\(time)") } }
            .forEach { RunLoop.current.add($0, forMode: .common) }
          Timer.scheduledTimer(after: 9) { _ in add("own") }
          paused = every(0.5) { timer in
            add("tick")
            timer.fireDate = .distantFuture
          }
          loop.perform { add("perform") }
          loop.perform(inModes: [.common]) { add("modes") }
        }
        private func every(_ time: Double, _ block: @escaping @Sendable (Timer) -> Void) -> Timer {
          .scheduledTimer(withTimeInterval: time, repeats: true, block: block)
        }
      }
      extension Timer {
        static func scheduledTimer(after time: Double, _ block: @escaping @Sendable (Timer) -> Void) {
          let timer = Timer(fire: .now + time, interval: 0, repeats: false, block: block)
          RunLoop.current.add(timer, forMode: .common)
        }
      }
      struct Root: View {
        @StateObject private var model = Model()
        var body: some View { ForEach(model.log, id: \\.self) { Text($0) } }
      }
      """, "--wait", "20")
    #expect(run.errors == "")
    #expect(
      added(in: run) == [
        "perform", "modes", "tick", "both", "unapplied", "loop", "fire", "moved", "kind", "7.0",
        "8.0", "own",
      ])
  }

  /// What the file declares itself is not Foundation's.
  @Test func timersOfAFilesOwnAreItsOwn() throws {
    let run = try update(
      """
      struct Timer {
        var text: String
        init(timeInterval: Int, repeats: Bool) { text = "\\(timeInterval)" }
        static func scheduledTimer(withTimeInterval: Int, repeats: Bool) -> String { "own" }
      }
      extension RunLoop { func perform(after time: Double) -> String { "after \\(time)" } }
      struct Root: View {
        var body: some View {
          Text(Timer(timeInterval: 5, repeats: true).text)
          Text(Timer.scheduledTimer(withTimeInterval: 5, repeats: true))
          Text(RunLoop.main.perform(after: 1))
        }
      }
      """, "--wait", "1")
    #expect(run.errors == "")
    #expect(run.text.contains("{\"5\"}"))
    #expect(run.text.contains("{\"own\"}"))
    #expect(run.text.contains("{\"after 1.0\"}"))
  }

  @Test func clocksGoByTheTreeWhereTheirTypeIsNotKnown() throws {
    let run = try update(
      """
      struct AnyClock<D: DurationProtocol & Hashable & Sendable>: Clock, @unchecked Sendable {
        struct Instant: InstantProtocol { var offset: D
          func advanced(by d: D) -> Self { .init(offset: offset + d) }
          func duration(to o: Self) -> D { o.offset - offset }
          static func < (a: Self, b: Self) -> Bool { a.offset < b.offset } }
        let _now: @Sendable () -> Instant, _sleep: @Sendable (Instant, D?) async throws -> Void, minimumResolution: D
        init<C: Clock>(_ c: C) where C.Instant.Duration == D { let start = c.now
          _now = { Instant(offset: start.duration(to: c.now)) }
          _sleep = { try await c.sleep(until: start.advanced(by: $0.offset), tolerance: $1) }
          minimumResolution = c.minimumResolution }
        var now: Instant { _now() }
        func sleep(until d: Instant, tolerance: D? = nil) async throws { try await _sleep(d, tolerance) }
      }
      struct TimedOut: Error {}
      func timeout<C: Clock, R: Sendable>(_ d: C.Duration, clock: C, _ body: @escaping @Sendable () async throws -> R) async throws -> R {
        try await withThrowingTaskGroup(of: R.self) { g in
          g.addTask { try await body() }
          g.addTask { try await clock.sleep(until: clock.now.advanced(by: d), tolerance: nil); throw TimedOut() }
          defer { g.cancelAll() }
          return try await g.next()!
        }
      }
      func ticks<C: Clock>(_ d: C.Duration, _ clock: C) -> AsyncStream<C.Instant> {
        AsyncStream { c in
          let t = Task { while !Task.isCancelled { try? await clock.sleep(for: d); c.yield(clock.now) } }
          c.onTermination = { _ in t.cancel() } }
      }
      func measured(_ c: any Clock<Duration>) async -> Duration { await c.measure { try? await c.sleep(for: .seconds(2)) } }
      struct Root: View {
        @State private var log: [String] = []
        var body: some View {
          ForEach(log, id: \\.self) { Text($0) }
            .task { log.append("any \\(await measured(ContinuousClock())) \\(await measured(.suspending))") }
            .task { let c = AnyClock(ContinuousClock()); let s = c.now; try? await c.sleep(for: .seconds(5)); log.append("erased \\(s.duration(to: c.now))") }
            .task { do { try await timeout(.seconds(6), clock: SuspendingClock()) { try await Task.sleep(for: .seconds(60)) } } catch { log.append("\\(type(of: error))") } }
            .task { let s = ContinuousClock.now; for await t in ticks(.seconds(7), ContinuousClock()) { log.append("tick \\(s.duration(to: t))"); if s.duration(to: t) > .seconds(8) { break } } }
            .task { await Task.sleep(1_000_000_000); log.append("old") }
            .task { func nap<C: Clock>(_ c: C) async where C.Duration == Duration { try? await Task.sleep(for: .seconds(3), tolerance: .seconds(1), clock: c); log.append("generic") }; await nap(ContinuousClock()) }
            .task { let c: any Clock<Duration> = ContinuousClock(); let t = Task { do { try await c.sleep(for: .seconds(50)) } catch { log.append("cancelled") } }; try? await c.sleep(for: .seconds(8)); t.cancel() }
        }
      }
      """, "--wait", "20")
    #expect(run.errors == "")
    #expect(
      added(in: run) == [
        "old", "generic", "any 2.0 seconds 2.0 seconds", "erased 5.0 seconds", "TimedOut",
        "tick 7.0 seconds", "cancelled", "tick 14.0 seconds",
      ])
  }

  /// All functions that tell the date tell that of the tree.
  @Test func today() throws {
    let run = try update(
      """
      struct Root: View {
        @State private var passed = ""
        private func day(_ days: Double) -> String {
          let (calendar, date) = (Calendar.current, Date(timeIntervalSinceNow: days * 86_400))
          if calendar.isDateInToday(date) { return "today" }
          if calendar.isDateInTomorrow(date) { return "tomorrow" }
          return calendar.isDateInYesterday(date) ? "yesterday" : "another day"
        }
        private func formatted(_ days: Double, _ locale: String, _ time: DateFormatter.Style) -> String {
          let formatter = DateFormatter()
          formatter.locale = Locale(identifier: locale)
          formatter.timeZone = .gmt
          (formatter.dateStyle, formatter.timeStyle) = (.medium, time)
          formatter.doesRelativeDateFormatting = true
          return formatter.string(from: Date(timeIntervalSinceNow: days * 86_400))
        }
        var body: some View {
          Text([-1, 0, 1, 2].map(day).joined(separator: " "))
          Text([-1, 0, 1, 2].map { formatted($0, "en_US", .none) }.joined(separator: ", "))
          Text(formatted(0, "en_US", .short)).font(.title)
          Text(formatted(1, "de_DE", .none))
          Text(Date(timeIntervalSinceNow: -7200).formatted(.relative(presentation: .named)))
          Text(verbatim: "\\(NSDate.now == Date()) \\(NSDate().timeIntervalSinceReferenceDate)")
          Text(verbatim: "\\(CFAbsoluteTimeGetCurrent()) \\(time(nil))")
          Text(passed)
            .onAppear {
              let (start, up) = (DispatchTime.now(), ProcessInfo.processInfo.systemUptime)
              let (date, wall) = (NSDate(), DispatchWallTime.now())
              DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2) {
                let uptime = ProcessInfo.processInfo.systemUptime - up
                let ticks = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
                passed = "\\(ticks) \\(uptime) \\(-date.timeIntervalSinceNow) \\(wall < .now())"
              }
            }
        }
      }
      """, "--wait", "2")
    #expect(run.errors == "")
    for text in [
      "yesterday today tomorrow another day", "Yesterday, Today, Tomorrow, Sep 11, 2025", "Morgen",
      "2 hours ago", "true 779103660.0", "779103660.0 1757410860",
    ] {
      #expect(run.text.contains("{\"\(text)\""), "\(text)\n\(run.text)")
    }
    #expect(run.text.contains(try Regex("Today at 9:41.AM")))
    #expect(run.text.contains("2000000000 2.0 2.0 true"))
  }

  /// Waits that block a thread are the system's: they are as long as they say.
  @Test func aThreadThatBlocksIsNotWokenEarly() throws {
    let run = try update(
      """
      struct Root: View {
        @State private var text = ""
        var body: some View {
          Text(text).onAppear {
            let semaphore = DispatchSemaphore(value: 0)
            let (group, condition) = (DispatchGroup(), NSCondition())
            nonisolated(unsafe) var isDone = false
            group.enter()
            DispatchQueue.global().async {
              usleep(50_000)
              semaphore.signal()
              usleep(50_000)
              group.leave()
              usleep(50_000)
              condition.withLock { isDone = true }
              condition.signal()
            }
            let first = semaphore.wait(timeout: .now() + 20) == .success
            let second = group.wait(wallTimeout: .now() + 20) == .success
            let third = condition.withLock { isDone || condition.wait(until: Date() + 20) }
            text = "\\(first) \\(second) \\(third)"
          }
        }
      }
      """, "--wait", "1")
    #expect(run.errors == "")
    #expect(run.text.contains("{\"true true true\"}"))
  }

  /// The texts that were inserted.
  private func added(in run: Tool.Run) -> [String] {
    run.text.split(separator: "\n").filter { $0.hasPrefix("+") && $0.contains("Text") }
      .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
  }

  private func update(_ source: String, _ arguments: String...) throws -> Tool.Run {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n" + source, to: "a.swift")
    return try Tool.run(["update", "a.swift", "--no-cache"] + arguments, in: folder.url)
  }
}
