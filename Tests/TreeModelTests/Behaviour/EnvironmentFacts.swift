import SwiftUI
import Testing

@testable import TreeModel

/// How values and objects come down the tree.
@Suite struct EnvironmentFacts {
  @Test(arguments: cases) func holds(_ fact: Fact) async throws { try await fact.check() }

  @Observable final class Guide {
    var name: String

    init(_ name: String) { self.name = name }
  }

  final class OldGuide: ObservableObject {
    let name: String

    init(_ name: String) { self.name = name }
  }

  struct Level: View {
    @Environment(\.level) private var level

    var body: some View { Text("\(level)") }
  }

  /// Writes a value in its body, and reads it itself.
  struct Raising: View {
    @Environment(\.level) private var level

    var body: some View {
      VStack {
        Text("own \(level)")
        Level()
      }
      .environment(\.level, 7)
    }
  }

  struct Enabled: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text("\(isEnabled)") }
  }

  struct Guided: View {
    @Environment(Guide.self) private var guide: Guide?

    var body: some View { Text(guide?.name ?? "alone") }
  }

  struct OldGuided: View {
    @EnvironmentObject private var guide: OldGuide

    var body: some View { Text(guide.name) }
  }

  /// Declares an object that it does not read.
  struct Unguided: View {
    @EnvironmentObject private var guide: OldGuide
    @Environment(Guide.self) private var other

    var body: some View { Text("unguided") }
  }

  @MainActor static func texts<V: View>(of view: V) -> String {
    LivingTree(view).texts.joined(separator: ", ")
  }

  static let cases = values + objects

  static let values = [
    Fact("hasADefault", facts: [171: "docs:EnvironmentKey"], text: "0") { texts(of: Level()) },
    Fact(
      "reachesWhatIsBelow",
      facts: [172: "docs:EnvironmentKey, mecid-env", 174: "docs:EnvironmentKey"],
      text: "0, 3, 3, own 0, 7, 0"
    ) {
      texts(
        of: VStack {
          Level()
          VStack {
            Level()
            Level()
          }
          .environment(\.level, 3)
          Raising()
          Level()
        })
    },
    Fact("isThatOfTheNearestWriter", facts: [173: "mecid-env, fivestars"], text: "1, 2") {
      texts(
        of: VStack {
          Level().environment(\.level, 1).environment(\.level, 2)
          Level()
        }
        .environment(\.level, 2))
    },
    Fact(
      "isChangedByATransform", facts: [175: "WWDC21-10022, compat:EnvironmentKeyTransform"],
      lines: """
        6, 5
        9, 8
        """
    ) {
      let host = try Hosted(5) { level in
        VStack {
          Level().transformEnvironment(\.level) { $0 += 1 }
          Level()
        }
        .environment(\.level, level)
      }
      let first = host.texts
      host.set(8)
      return [first, host.texts]
    },
    Fact(
      "staysDisabledBelow", facts: [176: "docs:disabled, docs:isEnabled, OSUI"],
      lines: """
        true, false, false
        true, true, false
        """
    ) {
      let host = try Hosted(true) { isDisabled in
        VStack {
          Enabled()
          VStack {
            Enabled().disabled(false)
            Enabled().disabled(true)
          }
          .disabled(isDisabled)
        }
      }
      let first = host.texts
      host.set(false)
      return [first, host.texts]
    },
    Fact(
      "runsNothingForAnEqualValue", facts: [160: "OSUI"],
      lines: """
        -
        body Level: environment level
        """
    ) {
      let host = try Hosted((1, 1)) { value in
        VStack { Level() }.environment(\.level, value.0).opacity(Double(value.1))
      }
      let silent = host.set((1, 2))
      return (silent.isEmpty ? ["-"] : silent) + host.set((2, 2))
    },
    Fact(
      "isThatOfTheStackForADestination", facts: [181: "fivestars, Pulse#211"], text: "list, 1, 2"
    ) {
      let host = try Hosted([Int]()) { path in
        NavigationStack(path: .constant(path)) {
          VStack { Text("list") }
            .navigationDestination(for: Int.self) { number in
              Text("\(number)")
              Level()
            }
            .environment(\.level, 9)
        }
        .environment(\.level, 2)
      }
      host.set([1])
      return host.texts
    },
    Fact("isThatOfThePresenterForASheet", facts: [180: "oleb.net"], text: "page, 4") {
      texts(
        of: Text("page").sheet(isPresented: .constant(true)) { Level() }.environment(\.level, 4))
    },
  ]

  static let objects = [
    Fact("isThatOfTheNearestObject", facts: [182: "FB-wrappers"], text: "far, near") {
      texts(
        of: VStack {
          OldGuided()
          OldGuided().environmentObject(OldGuide("near"))
        }
        .environmentObject(OldGuide("far")))
    },
    Fact(
      "mayBeMissingUnread",
      facts: [
        183: "ViewInspector#4, InjectionIII#398",
        184: "docs:Environment, ViewInspector#426, compat:Environment+Observable",
      ], text: "unguided, alone"
    ) {
      texts(
        of: VStack {
          Unguided()
          Guided()
        })
    },
    Fact(
      "mayBeTakenAway", facts: [185: "compat:Environment+Observable"],
      lines: """
        Ada, alone
        alone, alone
        """
    ) {
      let guide = Guide("Ada")
      let host = try Hosted(true) { isGuided in
        VStack {
          Guided()
          Guided().environment(nil as Guide?)
        }
        .environment(isGuided ? guide : nil)
      }
      let first = host.texts
      host.set(false)
      return [first, host.texts]
    },
    Fact("isFoundByTheTypeOfItsVariable", facts: [186: "OSUI"], text: "base, alone") {
      class Base: ObservableObject { var name: String { "base" } }
      final class Special: Base {}
      struct Reader: View {
        @EnvironmentObject var base: Base
        var body: some View { Text(base.name) }
      }
      struct OptionalReader: View {
        @Environment(\.self) var environment
        var body: some View {
          Text(environment[object: EnvironmentObjectKey<Base>()]?.name ?? "alone")
        }
      }
      let special = Special()
      return texts(
        of: VStack {
          Reader().environmentObject(special as Base)
          OptionalReader().environmentObject(special)
        })
    },
  ]
}

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
