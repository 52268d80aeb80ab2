import SwiftUI
import Testing
import TreeModel

/// Which bodies follow a change of a model.
@Suite struct ObservationClaims {
  @Test(arguments: cases) func holds(_ claim: Claim) async throws { try await claim.check() }

  @Observable final class Bakery {
    var breads = ["rye"]
    var visitors = 0
    var bakers: [Baker] = []
    var head: Baker?
    var summary: String { "\(breads.count) breads" }
  }

  @Observable final class Baker: Identifiable {
    let id: Int
    var name: String

    init(_ id: Int, _ name: String) {
      self.id = id
      self.name = name
    }
  }

  final class Account: ObservableObject {
    @Published var user: String?
    @Published var unread = 0
    var note = ""
  }

  /// Keeps its value where the macro does not see it, and tells of it by hand or not at all.
  @Observable final class Thermometer {
    @ObservationIgnored private var storage = [20]

    var told: Int {
      get {
        access(keyPath: \.told)
        return storage[0]
      }
      set { withMutation(keyPath: \.told) { storage[0] = newValue } }
    }

    var untold: Int {
      get { storage[0] }
      set { storage[0] = newValue }
    }
  }

  struct Breads: View {
    let bakery: Bakery

    var body: some View { Text(bakery.breads.joined(separator: ", ")) }
  }

  struct Summary: View {
    let bakery: Bakery

    var body: some View { Text(bakery.summary) }
  }

  struct SharedBreads: View {
    @Environment(Bakery.self) private var bakery

    var body: some View { Text(bakery.breads.joined(separator: ", ")) }
  }

  struct Staff: View {
    let bakery: Bakery

    var body: some View {
      VStack {
        ForEach(bakery.bakers) { Badge(baker: $0) }
        Head(bakery: bakery)
      }
    }
  }

  struct Badge: View {
    let baker: Baker

    var body: some View { Text(baker.name) }
  }

  struct Head: View {
    let bakery: Bakery

    var body: some View { Text(bakery.head?.name ?? "nobody") }
  }

  struct Start: View {
    var body: some View {
      VStack {
        Greeting()
        Door()
        Mail()
        Text("street")
      }
    }
  }

  struct Greeting: View {
    @EnvironmentObject private var account: Account

    var body: some View { Text(account.user ?? "stranger") }
  }

  struct Door: View {
    @EnvironmentObject private var account: Account

    func enter(_ name: String) { account.user = name }

    var body: some View { Text(account.user == nil ? "closed" : "open") }
  }

  struct Mail: View {
    @EnvironmentObject private var account: Account

    var body: some View { Text("\(account.unread) letters") }
  }

  struct Told: View {
    let thermometer: Thermometer

    var body: some View { Text("\(thermometer.told)") }
  }

  struct Untold: View {
    let thermometer: Thermometer

    var body: some View { Text("\(thermometer.untold)") }
  }

  @MainActor static func text<V: View>(
    after changes: (() -> Void)..., of view: V
  ) -> String {
    let tree = LivingTree(view)
    let events = changes.flatMap { change in ["-"] + tree.perform(change) }
    return (events + ["=", tree.texts.joined(separator: ", ")]).joined(separator: "\n")
  }

  static let cases = [
    Claim(
      "followsWhatABodyRead", claims: [169, 172, 173, 174, 176, 195],
      text: """
        -
        body Breads: observable Bakery.breads
        -
        =
        rye, spelt
        """
    ) {
      let bakery = Bakery()
      return text(
        after: { bakery.breads.append("spelt") }, { bakery.visitors += 1 },
        of: Breads(bakery: bakery))
    },
    Claim(
      "followsWhatAComputedPropertyRead", claims: [177, 188],
      text: """
        -
        body Summary: observable Bakery.breads
        -
        =
        2 breads
        """
    ) {
      let bakery = Bakery()
      return text(
        after: { bakery.breads.append("spelt") }, { bakery.visitors += 1 },
        of: Summary(bakery: bakery))
    },
    Claim(
      "followsAnObjectInTheEnvironmentByProperty", claims: [181],
      text: """
        -
        body SharedBreads: observable Bakery.breads
        -
        =
        rye, spelt
        """
    ) {
      let bakery = Bakery()
      return text(
        after: { bakery.breads.append("spelt") }, { bakery.visitors += 1 },
        of: VStack { SharedBreads() }.environment(bakery))
    },
    Claim(
      "followsTheModelOfOneRow", claims: [186, 187],
      text: """
        -
        body Badge: observable Baker.name
        -
        body Staff: observable Bakery.bakers
        body Badge: inserted
        -
        body Head: observable Bakery.head
        -
        body Head: observable Baker.name
        body Badge: observable Baker.name
        =
        Ada, Eve, Uma, Eve
        """
    ) {
      let bakery = Bakery()
      bakery.bakers = [Baker(1, "Ida"), Baker(2, "Bob")]
      return text(
        after: { bakery.bakers[0].name = "Ada" }, { bakery.bakers.append(Baker(3, "Uma")) },
        { bakery.head = bakery.bakers[1] }, { bakery.bakers[1].name = "Eve" },
        of: Staff(bakery: bakery))
    },
    Claim(
      "followsAnObservableObjectAsAWhole", claims: [147, 150, 154, 175],
      text: """
        user: nil → "Kim"
        body Greeting: object account
        body Door: object account
        body Mail: object account
        Kim, open, 0 letters, street
        """
    ) {
      let account = Account()
      let tree = LivingTree(Start().environmentObject(account))
      let door = try #require(tree.view(Door.self))
      let events = tree.perform { door.enter("Kim") }
      return (["user: nil → \"Kim\""] + events + [tree.texts.joined(separator: ", ")])
        .joined(separator: "\n")
    },
    Claim(
      "followsPublishedPropertiesOnly", claims: [147, 154, 175],
      text: """
        -
        body Greeting: object account
        body Door: object account
        body Mail: object account
        -
        =
        stranger, closed, 3 letters, street
        """
    ) {
      let account = Account()
      return text(
        after: { account.unread = 3 }, { account.note = "late" },
        of: Start().environmentObject(account))
    },
    Claim(
      "followsWhatIsToldByHand", claims: [189, 190],
      text: """
        -
        body Told: observable Thermometer.told
        -
        =
        21, 20
        """
    ) {
      let thermometer = Thermometer()
      let other = Thermometer()
      return text(
        after: { thermometer.told = 21 }, { other.untold = 25 },
        of: VStack {
          Told(thermometer: thermometer)
          Untold(thermometer: other)
        })
    },
  ]
}
