import SwiftUI
import Testing

@testable import TreeModel

/// The edit mode that `EditButton` switches.
@MainActor @Suite struct EditModeTests {
  struct Mode: View {
    let name: String
    @Environment(\.editMode) private var mode

    var body: some View {
      Text("\(name) \(mode?.wrappedValue.isEditing == true)")
    }
  }

  private func tap(_ name: String, _ living: LivingTree) {
    Controls(of: living.tree).use(.named(name), .tap)
  }

  @Test func theNearestContainerKeepsIt() {
    struct Page: View {
      var body: some View {
        Mode(name: "outer")
        NavigationStack {
          Mode(name: "inner")
          EditButton()
        }
      }
    }
    let living = LivingTree(Page())
    #expect(living.texts == ["outer false", "inner false"])
    _ = living.events()
    tap("Edit", living)
    #expect(living.texts == ["outer false", "inner true"])
    #expect(living.events().contains("editMode: inactive → active"))
    tap("Done", living)
    #expect(living.texts == ["outer false", "inner false"])
  }

  @Test func theTitleFollows() {
    let living = LivingTree(VStack { EditButton() })
    let names = { Controls(of: living.tree).all(for: .tap).flatMap(\.names).first }
    #expect(names() == "Edit")
    #expect(living.marks { tap("Edit", living) }.contains(#"~ EditButton {"Edit"} → {"Done"}"#))
    #expect(names() == "Done")
  }

  @Test func theUsersOwnComesFirst() {
    struct Page: View {
      @State private var mode = EditMode.inactive

      var body: some View {
        NavigationView { EditButton() }.environment(\.editMode, $mode)
        Text("\(mode.isEditing)")
      }
    }
    let living = LivingTree(Page())
    tap("Edit", living)
    #expect(living.texts == ["true"])
  }
}
