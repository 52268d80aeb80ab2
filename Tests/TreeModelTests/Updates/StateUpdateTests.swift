import SwiftUI
import Testing
import TreeModel

@MainActor @Suite struct StateUpdateTests {
  struct Score: View {
    @State private var points = 0
    @State private var unread = 0

    func win() { points += 1 }
    func whisper() { unread += 1 }

    var body: some View {
      VStack {
        Text("\(points)")
        Fixed(title: "points")
      }
    }
  }

  struct Fixed: View {
    var title: String

    var body: some View { Text(title) }
  }

  @Test func runsTheBodyThatReadAState() throws {
    let tree = LivingTree(Score())
    #expect(tree.events() == ["body Score: inserted", "body Fixed: inserted"])
    let score = try #require(tree.view(Score.self))
    #expect(tree.perform { score.win() } == ["points: 0 → 1", "body Score: state points"])
    #expect(tree.texts == ["1", "points"])
    #expect(tree.perform { score.whisper() } == ["unread: 0 → 1"])
    #expect(
      tree.perform {
        score.win()
        score.win()
      }
        == ["points: 1 → 2", "points: 2 → 3", "body Score: state points"])
  }

  struct Shelf: View {
    @State var titles = ["a", "b"]
    let read: (String) -> Void

    func drop() { titles.removeLast() }

    var body: some View {
      VStack {
        ForEach($titles, id: \.self) { $title in
          Text("row").onDisappear { read(title) }
        }
      }
    }
  }

  @Test func givesTheLastValueOfAnElementThatIsGone() throws {
    var found: [String] = []
    let tree = LivingTree(Shelf { found.append($0) })
    let shelf = try #require(tree.view(Shelf.self))
    tree.perform { shelf.drop() }
    #expect(tree.texts == ["row"])
    #expect(found == ["b"])
  }

  struct Gate: View {
    @State var isOpen = true

    func flip() { isOpen.toggle() }

    var body: some View {
      if isOpen { Counter(title: "in") } else { Counter(title: "out") }
    }
  }

  struct Counter: View {
    var title: String
    @State var count = 1

    func add() { count += 1 }

    var body: some View { Text("\(title) \(count)") }
  }

  @Test func losesTheStateOfABranch() throws {
    let tree = LivingTree(Gate())
    let gate = try #require(tree.view(Gate.self))
    let counter = try #require(tree.view(Counter.self))
    tree.perform { counter.add() }
    #expect(tree.texts == ["in 2"])
    #expect(
      tree.perform { gate.flip() } == [
        "isOpen: true → false", "body Gate: state isOpen", "died Counter: count = 2",
        "body Counter: inserted",
      ])
    #expect(tree.texts == ["out 1"])
  }

  struct Rows: View {
    @State var ids = [1, 2, 3]

    func set(_ ids: [Int]) { self.ids = ids }

    var body: some View {
      VStack { ForEach(ids, id: \.self) { Counter(title: "\($0)") } }
    }
  }

  @Test func keepsTheStateOfARowThatMoves() throws {
    let tree = LivingTree(Rows())
    let rows = try #require(tree.view(Rows.self))
    let second = try #require(tree.view(Counter.self, 1))
    tree.perform { second.add() }
    #expect(
      tree.perform { rows.set([3, 2, 4]) } == [
        "ids: [1, 2, 3] → [3, 2, 4]", "body Rows: state ids", "died Counter: count = 1",
        "body Counter: inserted",
      ])
    #expect(tree.texts == ["3 1", "2 2", "4 1"])
  }

  struct Parent: View {
    @State var isOn = false

    var body: some View {
      VStack {
        Switch(isOn: $isOn)
        Fixed(title: "x")
      }
    }
  }

  struct Switch: View {
    @Binding var isOn: Bool

    func flip() { isOn.toggle() }

    var body: some View { Text(isOn ? "on" : "off") }
  }

  @Test func runsTheBodyThatReadABinding() throws {
    let tree = LivingTree(Parent())
    let child = try #require(tree.view(Switch.self))
    #expect(tree.perform { child.flip() } == ["isOn: false → true", "body Switch: binding isOn"])
    #expect(tree.texts == ["on", "x"])
  }
}
