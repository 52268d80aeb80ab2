import SwiftUI
import Testing
import TreeModel

/// Objects in the environment, and what is bound to them.
@Suite struct ObjectClaims {
  @Test(arguments: cases) func holds(_ claim: Claim) async throws { try await claim.check() }

  class Pantry: ObservableObject {
    @Published var isLocked = false
    @Published var note = "full"
    var title: String { "pantry" }
  }

  final class SamplePantry: Pantry {
    override var title: String { "sample" }
  }

  @Observable final class Cook {
    var name: String
    var dishes = ["soup"]
    var greeting: String { "Chef \(name)" }
    var helper: Cook?

    init(name: String = "Mia", helper: Cook? = nil) {
      self.name = name
      self.helper = helper
    }
  }

  /// Reads the object deep down.
  struct Shelf: View {
    @EnvironmentObject private var pantry: Pantry

    var body: some View { Text(pantry.title) }
  }

  struct Lock: View {
    @EnvironmentObject private var pantry: Pantry

    var body: some View { Switch(isOn: $pantry.isLocked) }
  }

  /// Changes what its binding leads to.
  struct Switch: View {
    @Binding var isOn: Bool

    var body: some View {
      let _ = turn()
      Text("\(isOn)")
    }

    private func turn() { isOn.toggle() }
  }

  struct Apron: View {
    @Environment(Cook.self) private var cook: Cook?

    var body: some View { Text(cook?.name ?? "nobody") }
  }

  struct Menu: View {
    @Environment(Cook.self) private var cook

    var body: some View { Text(cook.dishes[0]) }
  }

  struct NameField: View {
    @Bindable var cook: Cook

    var body: some View { TextField("Name", text: $cook.name) }
  }

  struct Stove: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Switch(isOn: $isOn)
        Text("\(isOn)")
      }
    }
  }

  /// A model that is only read is a plain property.
  struct Card: View {
    let cook: Cook

    var body: some View {
      VStack {
        Text(cook.greeting)
        Text(cook.helper?.name ?? "alone")
      }
    }
  }

  struct OldCard: View {
    @ObservedObject var pantry: Pantry
    @EnvironmentObject var other: Pantry

    var body: some View { Text(pantry.note) }
  }

  struct NewCard: View {
    let cook: Cook
    @Environment(Cook.self) var other

    var body: some View { Text(cook.name) }
  }

  static let cases = [
    Claim(
      "findsAnObservableByItsType", claims: [125, 126, 127, 180],
      values: """
        EnvironmentKeyWritingModifier<Cook?>  {Cook #1}
        └── VStack
            ├── Divider  0
            └── HStack  1
                ├── Menu  1.0  {cook = Cook #1}
                │   └── Text  1.0  {"soup"}
                └── Apron  1.1  {cook = Cook #1}
                    └── Text  1.1  {"Mia"}

        """
    ) {
      VStack {
        Divider()
        HStack {
          Menu()
          Apron()
        }
      }
      .environment(Cook())
    },
    Claim(
      "hasNoOptionalObjectWhereNoneIsSet", claims: [128],
      values: """
        Apron  {cook = nil}
        └── Text  {"nobody"}

        """
    ) {
      Apron()
    },
    Claim(
      "passesAnObjectUnderAKey", claims: [130],
      values: """
        EnvironmentKeyWritingModifier<Cook?>  {headCook = Cook #1}
        └── Kitchen  {headCook = Cook #1}
            └── Text  {"Mia"}

        """
    ) {
      Kitchen().environment(\.headCook, Cook())
    },
    Claim(
      "sharesOneObject", claims: [131, 132, 146, 149, 150],
      values: """
        EnvironmentKeyWritingModifier<Pantry?>  {Pantry #1}
        └── VStack
            ├── Shelf  0  {pantry = Pantry #1}
            │   └── Text  0  {"pantry"}
            └── HStack  1
                └── Shelf  1.0  {pantry = Pantry #1}
                    └── Text  1.0  {"pantry"}

        """
    ) {
      VStack {
        Shelf()
        HStack { Shelf() }
      }
      .environmentObject(Pantry())
    },
    Claim(
      "prefersTheInnermostObject", claims: [136, 137],
      text: """
        EnvironmentKeyWritingModifier<Pantry?>  {Pantry #1}
        └── VStack
            ├── Shelf  0  {pantry = Pantry #1}
            │   └── Text  0  {"pantry"}
            └── EnvironmentKeyWritingModifier<Pantry?>  1  {SamplePantry #1}
                └── Shelf  1  {pantry = SamplePantry #1}
                    └── Text  1  {"sample"}

        """
    ) {
      let sample: Pantry = SamplePantry()
      return try mountedText(
        VStack {
          Shelf()
          Shelf().environmentObject(sample)
        }
        .environmentObject(Pantry()))
    },
    Claim(
      "setsAnObjectForAWholeApp", claims: [127, 149],
      text: """
        Household
        └── WindowGroup
            └── EnvironmentKeyWritingModifier<Pantry?>  0  {Pantry #1}
                └── Shelf  0  {pantry = Pantry #1}
                    └── Text  0  {"pantry"}

        """
    ) {
      struct Household: App {
        var body: some Scene {
          WindowGroup { Shelf().environmentObject(Pantry()) }
        }
      }
      return try mountedText(Element(Household()))
    },
    Claim("bindsToAPropertyOfAnObject", claims: [151], text: "true") {
      let pantry = Pantry()
      _ = try mountedText(Lock().environmentObject(pantry))
      return "\(pantry.isLocked)"
    },
    Claim(
      "sharesStateByABinding", claims: [161, 179],
      values: """
        HStack
        ├── Stove  0  {isOn = true}
        │   └── VStack  0
        │       ├── Switch  0.0  {isOn = true}
        │       │   └── Text  0.0  {"true"}
        │       └── Text  0.1  {"false"}
        └── Stove  1  {isOn = true}
            └── VStack  1
                ├── Switch  1.0  {isOn = true}
                │   └── Text  1.0  {"true"}
                └── Text  1.1  {"false"}

        """
    ) {
      HStack {
        Stove()
        Stove()
      }
    },
    Claim("tellsOfEachPublishedChange", claims: [148, 175], text: "full 2") {
      let pantry = Pantry()
      var (count, note) = (0, "")
      let subscription = pantry.objectWillChange.sink {
        count += 1
        if note.isEmpty { note = pantry.note }
      }
      pantry.note = "empty"
      pantry.isLocked = true
      subscription.cancel()
      return "\(note) \(count)"
    },
    Claim("bindsToAnObservable", claims: [182], text: "Noor") {
      let cook = Cook()
      Bindable(cook).name.wrappedValue = "Noor"
      return cook.name
    },
    Claim(
      "takesABindingForATextField", claims: [182, 183],
      values: """
        NameField  {cook = Cook #1}
        └── TextField  {text = "Mia"}
            └── Text  0  {"Name"}

        """
    ) {
      NameField(cook: Cook())
    },
    Claim(
      "readsAPlainObservable", claims: [170, 171, 186, 188],
      values: """
        Card
        └── VStack
            ├── Text  0  {"Chef Mia"}
            └── Text  1  {"Ben"}

        """
    ) {
      Card(cook: Cook(helper: Cook(name: "Ben")))
    },
    Claim(
      "drawsTheOlderAnnotations", claims: [192, 193],
      tree: """
        OldCard
        └── Text

        """
    ) {
      OldCard(pantry: Pantry())
    },
    Claim(
      "drawsTheSameWithoutThem", claims: [192, 193],
      values: """
        EnvironmentKeyWritingModifier<Cook?>  {Cook #1}
        └── NewCard  {other = Cook #1}
            └── Text  {"Mia"}

        """
    ) {
      NewCard(cook: Cook()).environment(Cook())
    },
  ]
}

private struct Kitchen: View {
  @Environment(\.headCook) private var headCook

  var body: some View { Text(headCook?.name ?? "nobody") }
}

private enum HeadCookKey: EnvironmentKey {
  static var defaultValue: ObjectClaims.Cook? { nil }
}

extension EnvironmentValues {
  fileprivate var headCook: ObjectClaims.Cook? {
    get { self[HeadCookKey.self] }
    set { self[HeadCookKey.self] = newValue }
  }
}
