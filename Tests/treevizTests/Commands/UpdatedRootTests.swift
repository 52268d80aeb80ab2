import Foundation
import Testing

/// Which view `treeviz update` updates, and what it says where an update fails.
@Suite struct UpdatedRootTests {
  private static let rows = """
    import SwiftUI

    struct Row: View {
      @Binding var isOn: Bool
      var body: some View { Toggle("On", isOn: $isOn) }
    }

    struct Rows: View {
      @State private var first = false
      @State private var second = true
      var body: some View {
        VStack {
          Row(isOn: $first)
          Row(isOn: $second)
        }
      }
    }

    #Preview("Off") { Row(isOn: .constant(false)) }
    #Preview("On") { Row(isOn: .constant(true)) }
    #Preview("Other") { Text("x") }
    #Preview { Row(isOn: .constant(true)) }
    #Preview { Row(isOn: .constant(false)) }
    """

  @Test func choosesTheViewThatHoldsTheOthers() throws {
    let run = try UpdateTests.update(Self.rows, ["--toggle", "On#2=off"])
    #expect(run.errors == "")
    #expect(run.text.contains("~ Rows  [first = false, second = true → false]\n"))
    #expect(run.text.contains("not run\n") == false || run.text.contains("  Rows\n"))
  }

  @Test func goesFromOnePreviewToAnother() throws {
    for other in ["On", "Preview"] {
      let run = try UpdateTests.update(Self.rows, ["--from", "Off", "--to", other])
      #expect(run.errors == "")
      #expect(run.text.contains("{isOn = false → isOn = true}"), "\(run.text)")
      #expect(run.text.contains("Row: given another isOn"))
    }
    let second = try UpdateTests.update(Self.rows, ["--from", "On", "--to", "Preview#2"])
    #expect(second.text.contains("{isOn = true → isOn = false}"), "\(second.text)")
  }

  @Test(arguments: [
    (
      ["--from", "Off", "--to", "Om"],
      "--to Om: error: there is no preview or view 'Om'; did you mean 'On'? of the type that is shown "
        + "there are 'Off', 'On', 'Preview', 'Preview'\n"
    ),
    (
      ["--from", "Off", "--to", "Other"],
      "--to Other: error: 'Other' shows another type than what it would take the place of: both have "
        + "to be previews of one view, with the same modifiers\n"
    ),
    (
      ["--view", "Rwo", "--toggle", "On"],
      "view.swift: error: no view is named 'Rwo'; did you mean 'Row'? there are 'Row', 'Rows', 'Off', "
        + "'On', 'Other', 'Preview', 'Preview#2'\n"
    ),
    (
      ["--view", "Row", "--toggle", "On"],
      "view.swift:3:8: error: 'Row' takes arguments: there is no instance that could be updated; "
        + "update one that a preview shows (--view 'Off' or --view 'On' or --view 'Preview')\n"
    ),
    (
      ["--set", "Row.isOn=true"],
      "--set Row.isOn=true: error: 2 'Row' are mounted: choose one of 'Row#1', 'Row#2'\n"
    ),
  ])
  func tellsWhatThereIs(_ arguments: [String], _ message: String) throws {
    let run = try UpdateTests.update(Self.rows, arguments)
    #expect(run.text == "")
    #expect(run.errors == message)
    #expect(run.code == 1)
  }

  @Test func namesTheViewsWhereSeveralAreMeant() throws {
    let run = try UpdateTests.update(
      """
      import SwiftUI
      struct A: View { var body: some View { Button("Tap") {} } }
      struct B: View { var body: some View { Button("Tap") {} } }
      struct C: View { var body: some View { Text("c") } }
      """, ["--tap", "Tap"])
    #expect(
      run.errors
        == "view.swift: error: the changes can be made in several views: 'A', 'B'; choose one with "
        + "--view\n")
    #expect(run.code == 1)
  }

  @Test func tellsWhereAnActionTraps() throws {
    let run = try UpdateTests.update(
      """
      import SwiftUI
      struct Bad: View {
        @State private var items = ["a"]
        var body: some View {
          Text(items[0])
          Button("Trap") { items[9] = "b" }
        }
      }
      """, ["--tap", "Trap"])
    #expect(run.text == "")
    #expect(
      run.errors.hasPrefix("view.swift:6:") && run.errors.contains("'Bad' crashed at --tap Trap: "),
      "\(run.errors)")
    #expect(run.code == 1)
  }

  @Test func namesTheLimitOfMemoryThatAnActionMeets() throws {
    let run = try UpdateTests.update(
      """
      import SwiftUI
      struct Hoard: View {
        @State private var count = 0
        var body: some View {
          Button("Fill \\(count)") {
            var rows: [[Int]] = []
            while true {
              rows.append(Array(repeating: 1, count: 10_000_000))
              count = rows.count
            }
          }
        }
      }
      """, ["--tap", "Fill 0"])
    #expect(
      run.errors.contains(
        "'Hoard' ran out of memory at --tap \"Fill 0\": an example may use 4 GB at most; give it less "
          + "to do, or look for a loop without end\n"), "\(run.errors)")
    #expect(!run.errors.contains("it last wrote"), "\(run.errors)")
    #expect(run.code == 1)
  }

  @Test func tellsOfAStateThatABodyChanges() throws {
    let run = try UpdateTests.update(
      """
      import SwiftUI
      struct Inner: View {
        @State private var count = 0
        var body: some View {
          let _ = (count += 1)
          Text("\\(count)")
        }
      }
      struct Outer: View {
        @State private var isOpen = false
        var body: some View { if isOpen { Inner() } }
      }
      """, ["--view", "Outer", "--set", "isOpen=true"])
    #expect(run.text.contains("isOpen = false → true"))
    #expect(run.errors.hasPrefix("view.swift:3:22: error: Modifying state during view update"))
    #expect(run.code == 1)
  }

  @Test func tellsOfAnUpdateThatNeverSettles() throws {
    let run = try UpdateTests.update(
      """
      import SwiftUI
      struct Loop: View {
        @State private var count = 0
        var body: some View {
          Text("\\(count)").onChange(of: count) { count += 1 }
        }
      }
      """, ["--set", "count=1"])
    #expect(run.errors.hasPrefix("view.swift:2:8: error: "))
    #expect(run.errors.contains("multiple times per frame"))
    #expect(run.code == 1)
  }

  @Test func updatesASnippet() throws {
    let run = try UpdateTests.update(
      """
      @State var count = 0
      VStack {
        Text("\\(count)")
        Button("Add") { count += 1 }
      }
      """, ["--set", "count=count + 4", "--tap", "Add"])
    #expect(run.errors == "")
    #expect(run.text.contains("{\"0\" → \"4\"}"))
    #expect(run.text.contains("{\"4\" → \"5\"}"))
  }
}
