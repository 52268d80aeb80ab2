import SwiftUI
import Testing

@testable import TreeModel

/// What is told of the pointer, of a slider that moves and of the focus of a field.
@MainActor @Suite struct PointerTests {
  private func texts<V: View>(_ view: V, _ uses: (String, ControlUse)...) -> [String] {
    let living = LivingTree(view)
    for (name, use) in uses {
      Controls(of: living.tree).use(.named(name), use)
    }
    return living.texts
  }

  @Test func theContentKnowsThePointer() {
    struct Hovered: View {
      @State private var told: [String] = []

      var body: some View {
        Text("one").onHover { told.append("\($0)") }
        Text("two").onContinuousHover { phase in
          if case .active = phase { told.append("active") } else { told.append("ended") }
        }
        Text(told.joined(separator: " "))
      }
    }
    #expect(
      texts(
        Hovered(), ("one", .hover(true)), ("one", .hover(false)), ("two", .hover(true)),
        ("two", .hover(false))
      ).last == "true false active ended")
  }

  @Test func aSliderTellsThatItIsMoved() {
    struct Moved: View {
      @State private var value = 0.0
      @State private var told: [String] = []

      var body: some View {
        Slider(value: $value, in: 0...10) {
          Text("Size")
        } onEditingChanged: {
          told.append("\($0) \(Int(value))")
        }
        Text(told.joined(separator: " "))
      }
    }
    #expect(texts(Moved(), ("Size", .slide(4))).last == "true 0 false 4")
  }

  @Test func typingTakesTheFocus() {
    struct Form: View {
      enum Field { case name, mail }
      @FocusState private var field: Field?
      @State private var name = ""
      @State private var mail = ""

      var body: some View {
        TextField("Name", text: $name).focused($field, equals: .name)
        TextField("Mail", text: $mail).focused($field, equals: .mail)
        TextField("Note", text: $mail)
        Text(field.map { "\($0)" } ?? "none")
      }
    }
    #expect(texts(Form(), ("Mail", .type("a"))).last == "mail")
    #expect(texts(Form(), ("Mail", .type("a")), ("Name", .type("b"))).last == "name")
    #expect(texts(Form(), ("Mail", .type("a")), ("Note", .type("b"))).last == "none")
  }

  @Test func aRowIsCalledWithoutItsMenu() {
    struct Menus: View {
      @State private var names = ["tea"]

      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            Text(name)
              .swipeActions { Button("Pin") {} }
              .contextMenu { Button("Share") {} }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        Text("\(names.count)")
      }
    }
    #expect(texts(Menus(), ("tea", .delete)) == ["0"])
    #expect(texts(Menus(), ("tea Pin Share", .delete)) == ["0"])
  }
}
