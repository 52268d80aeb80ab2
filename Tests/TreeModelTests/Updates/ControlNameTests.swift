import SwiftUI
import Testing

@testable import TreeModel

/// What controls are called.
@MainActor @Suite struct ControlNameTests {
  private func last<V: View>(_ view: V, _ uses: (String, ControlUse)...) -> String? {
    let living = LivingTree(view)
    for (name, use) in uses {
      Controls(of: living.tree).use(.named(name), use)
    }
    return living.texts.last
  }

  struct Bar: View {
    @State private var told: [String] = []

    var body: some View {
      Image("trash").accessibilityLabel("Delete it").onTapGesture { told.append("deleted") }
      Button {
        told.append("added")
      } label: {
        Image("plus").accessibilityLabel("Add it").accessibilityIdentifier("add")
      }
      Image("star").accessibilityLabel(Text("Mark it")).onLongPressGesture { told.append("marked") }
      Button {
        told.append("bought")
      } label: {
        VStack {
          Text("Buy")
          Text("in one go")
        }
      }
      Button("in one go, too") { told.append("too") }
      Text(told.joined(separator: " "))
    }
  }

  @Test func anySpaceIsWrittenAsAPlainOne() {
    struct Clock: View {
      @State private var taps = 0

      var body: some View {
        Button("9:41\u{202F}AM") { taps += 1 }
        Image("gear").onTapGesture { taps += 10 }.accessibility(label: Text("Set\u{A0}it"))
        Text("\(taps)")
      }
    }
    let living = LivingTree(Clock())
    for name in ["9:41 AM", "9:41\u{202F}AM", "Set it"] {
      Controls(of: living.tree).use(.named(name), .tap)
    }
    #expect(living.texts.last == "12")
  }

  @Test func whatIsCalledWithinAControlNamesIt() {
    #expect(
      last(Bar(), ("Delete it", .tap), ("Add it", .tap), ("add", .tap), ("Mark it", .hold))
        == "deleted added added marked")
  }

  @Test func imagesKeepTheirNames() {
    #expect(last(Bar(), ("trash", .tap), ("plus", .tap)) == "deleted added")
  }

  @Test func accessibilityLabelsAreToldAsNames() {
    let controls = Controls(of: LivingTree(Bar()).tree)
    #expect(
      controls.all(for: .tap).map(\.names)
        == [["Delete it"], ["Add it"], ["Buy in one go"], ["in one go, too"]])
  }

  @Test(arguments: ["Buy in one go", "Buy", "in one go"])
  func oneOfSeveralTextsNamesAControl(_ name: String) {
    #expect(last(Bar(), (name, .tap)) == "bought")
  }

  @Test func aWholeNameComesFirst() {
    struct Two: View {
      @State private var told = ""

      var body: some View {
        Button {
          told = "part"
        } label: {
          Text("Buy")
          Text("now")
        }
        Button("Buy") { told = "whole" }
        Text(told)
      }
    }
    #expect(last(Two(), ("Buy", .tap)) == "whole")
  }
}
