import SwiftUI
import Testing

@testable import TreeModel

/// When tasks begin, and what ends them.
@Suite struct TaskFacts {
  @Test(arguments: cases) func holds(_ fact: Fact) async throws { try await fact.check() }

  /// Counts the seconds that it is there.
  struct Watch: View {
    let name: String
    let diary: Diary
    var heedsCancelling = true

    var body: some View {
      Text(name).task {
        diary.note("\(name) begins at \(Task.currentPriority == .userInitiated)")
        for second in 1...3 {
          do {
            try await Task.sleep(for: .seconds(1))
          } catch {
            diary.note("\(name) is cancelled")
            if heedsCancelling { return }
          }
          diary.note("\(name) \(second)")
        }
      }
    }
  }

  struct Search: View {
    let term: String
    let diary: Diary

    var body: some View {
      Text("search").task(id: term) {
        diary.note("begins \(term)")
        do {
          try await Task.sleep(for: .seconds(2))
          diary.note("found \(term)")
        } catch {
          diary.note("cancels \(term)")
        }
      }
    }
  }

  static let cases = [
    Fact(
      "endsWithItsView", facts: [43: "docs:task", 44: "docs:task, mecid-task"],
      lines: """
        a begins at true, a 1
        b begins at true, a is cancelled, b 1, b 2, b 3
        """
    ) {
      let diary = Diary()
      let host = try Hosted("a") { name in VStack { Watch(name: name, diary: diary).id(name) } }
      host.tree.tree.runTasks(for: .seconds(1.5))
      let first = diary.take()
      host.set("b")
      host.tree.tree.runTasks()
      return [first, diary.take()]
    },
    Fact(
      "goesOnWhereItDoesNotHeedItsEnd", facts: [44: "docs:task, mecid-task"],
      text: "a begins at true, a 1, a is cancelled, a 2, a is cancelled, a 3"
    ) {
      let diary = Diary()
      let host = try Hosted(true) { isThere in
        VStack { if isThere { Watch(name: "a", diary: diary, heedsCancelling: false) } }
      }
      host.tree.tree.runTasks(for: .seconds(1.5))
      host.set(false)
      host.tree.tree.runTasks()
      return diary.take()
    },
    Fact(
      "isOneAtATime", facts: [45: "FB-task, OSUI"],
      lines: """
        task cancelled
        task created
        2 begin
        """
    ) {
      let diary = Diary()
      let host = try Hosted(1) { selected in
        TabView(selection: .constant(selected)) {
          Watch(name: "a", diary: diary).tag(1)
          Text("other").tag(2)
        }
      }
      host.tree.tree.runTasks(for: .zero)
      var lines = host.set(2) + host.set(1)
      host.tree.tree.runTasks()
      let begins = diary.take().components(separatedBy: ", ").count { $0.contains("begins") }
      lines.append("\(begins) begin")
      return lines.filter { !$0.hasPrefix("on") }
    },
    Fact("doesNotFollowWhatItCaptured", facts: [46: "Eidhof, docs"], text: "a begins at true") {
      let diary = Diary()
      let host = try Hosted("a") { name in VStack { Watch(name: name, diary: diary) } }
      host.tree.tree.runTasks(for: .zero)
      host.set("b")
      host.tree.tree.runTasks(for: .zero)
      return diary.take()
    },
    Fact(
      "beginsAnewForAnotherValue", facts: [47: "docs:task, compat:TaskModifier"],
      lines: """
        begins a
        begins b, cancels a
        found b
        """
    ) {
      let diary = Diary()
      let host = try Hosted("a") { term in VStack { Search(term: term, diary: diary) } }
      var lines: [String] = []
      host.tree.tree.runTasks(for: .zero)
      lines.append(diary.take())
      host.set("b")
      host.tree.tree.runTasks(for: .zero)
      lines.append(diary.take())
      host.set("b")
      host.tree.tree.runTasks()
      return lines + [diary.take()]
    },
  ]
}
