import SwiftUI
import Testing
import TreeModel

/// When hooks run, and for whom.
@Suite struct LifetimeHookClaims {
  @Test(arguments: cases) func holds(_ claim: Claim) async throws { try await claim.check() }

  /// A row that tells when it comes into view and when it leaves.
  struct Row: View {
    let number: Int
    let diary: Diary

    var body: some View {
      Text("\(number)")
        .onAppear { diary.note("\(number) in") }
        .onDisappear { diary.note("\(number) out") }
    }
  }

  struct Rows: View {
    let diary: Diary

    var body: some View {
      ScrollView {
        LazyVStack { ForEach(0..<9, id: \.self) { Row(number: $0, diary: diary) } }
      }
    }
  }

  struct RowList: View {
    let diary: Diary

    var body: some View { List(0..<9, id: \.self) { Row(number: $0, diary: diary) } }
  }

  struct Folders: View {
    let diary: Diary

    var body: some View {
      TabView {
        Row(number: 1, diary: diary)
        Row(number: 2, diary: diary)
      }
    }
  }

  struct Watch: View {
    @State var isOn = true

    func flip() { isOn.toggle() }

    var body: some View {
      VStack { if isOn { Text("on").task {} } }
    }
  }

  /// Scrolls away from the first rows and back again.
  @MainActor static func scrollThere<V: View>(_ view: V, and diary: Diary) throws -> String {
    let tree = LivingTree(view, window: 2)
    let stack = try #require(tree.tree.nodes.first { $0.type is any LazyStack.Type })
    let nodes = tree.numbers
    var lines = [diary.take()]
    tree.perform { tree.tree.scroll(stack, to: 4) }
    lines.append(diary.take())
    tree.perform { tree.tree.scroll(stack, to: 0) }
    lines.append(diary.take())
    lines.append("nodes kept: \(Set(nodes).isSubset(of: tree.numbers))")
    return lines.joined(separator: "\n")
  }

  static let cases = [
    Claim(
      "appearsWheneverARowScrollsIn", claims: [47, 50, 52, 53, 55],
      text: """
        0 in, 1 in
        4 in, 5 in, 0 out, 1 out
        0 in, 1 in, 4 out, 5 out
        nodes kept: true
        """
    ) {
      let diary = Diary()
      return try scrollThere(Rows(diary: diary), and: diary)
    },
    Claim(
      "appearsWheneverARowOfAListScrollsIn", claims: [52, 53, 55],
      text: """
        0 in, 1 in
        4 in, 5 in, 0 out, 1 out
        0 in, 1 in, 4 out, 5 out
        nodes kept: true
        """
    ) {
      let diary = Diary()
      return try scrollThere(RowList(diary: diary), and: diary)
    },
    Claim(
      "appearsWithEachChoiceOfATab", claims: [52, 54, 55],
      text: """
        1 in
        2 in, 1 out
        1 in, 2 out
        """
    ) {
      let diary = Diary()
      let tree = LivingTree(Folders(diary: diary))
      let tabs = tree.tree.nodes[1]
      var lines = [diary.take()]
      tree.perform { tree.tree.selectTab(1, of: tabs) }
      lines.append(diary.take())
      tree.perform { tree.tree.selectTab(0, of: tabs) }
      lines.append(diary.take())
      return lines.joined(separator: "\n")
    },
    Claim(
      "startsAndCancelsATask", claims: [56],
      text: """
        task created
        isOn: true → false
        body Watch: state isOn
        task cancelled
        isOn: false → true
        body Watch: state isOn
        task created
        """
    ) {
      let tree = LivingTree(Watch())
      let first = tree.events().filter { $0.hasPrefix("task") }
      let watch = try #require(tree.view(Watch.self))
      let second = tree.perform { watch.flip() }
      return (first + second + tree.perform { watch.flip() }).joined(separator: "\n")
    },
  ]
}

/// Takes down what hooks do.
@MainActor final class Diary {
  private var notes: [String] = []

  nonisolated init() {}

  func note(_ text: String) { notes.append(text) }

  /// Returns what was noted since this was last asked for.
  func take() -> String {
    defer { notes = [] }
    return notes.joined(separator: ", ")
  }
}
