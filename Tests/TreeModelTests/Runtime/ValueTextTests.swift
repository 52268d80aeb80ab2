import Foundation
import SwiftUI
import Testing
import TreeModel

@Suite struct ValueTextTests {
  final class Model {}

  struct Case: Sendable, CustomTestStringConvertible {
    let value: any Sendable
    let text: String

    init(_ value: any Sendable, _ text: String) {
      self.value = value
      self.text = text
    }

    var testDescription: String { text }
  }

  struct Donut: Sendable {
    var name = "Plain"
    var topping: Topping? = .sugar
  }

  enum Topping: Sendable {
    case sugar
  }

  @Test(arguments: [
    Case("a\n\"b\"", #""a\n\"b\"""#),
    Case(5.0, "5"),
    Case(0.25, "0.25"),
    Case(Int?.none, "nil"),
    Case(Int??.some(3), "3"),
    Case(Topping.sugar, "sugar"),
    Case(Color.red.opacity(0.5), "red.opacity(0.5)"),
    Case(Font.title, "title"),
    Case(Locale(identifier: "nl"), "nl"),
    Case(
      String(repeating: "ab", count: 50),
      "\"" + String(repeating: "ab", count: 28) + "a…\""),
  ])
  func printsAValueOnOneLine(_ example: Case) {
    var printer = ValueText()
    #expect(printer.text(of: example.value) == example.text)
  }

  @Test func leavesModulesOut() {
    var printer = ValueText()
    let text = printer.text(of: Donut())
    #expect(text.hasPrefix("Donut(name: \"Plain\", topping: Optional("))
  }

  @Test func numbersWhatIsNewInEachRun() {
    var printer = ValueText()
    let (first, second) = (Model(), Model())
    let (id, other) = (UUID(), UUID())
    #expect(printer.text(of: first) == "Model #1")
    #expect(printer.text(of: second) == "Model #2")
    #expect(printer.text(of: first) == "Model #1")
    #expect(printer.text(of: id) == "UUID #1")
    #expect(printer.text(of: [other, id]) == "[UUID #2, UUID #1]")
  }
}
