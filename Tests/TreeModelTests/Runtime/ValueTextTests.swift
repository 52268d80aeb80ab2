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

  @Test func tellsValuesApartThatAreCutAtOnePlace() {
    let start = String(repeating: "long ", count: 100)
    let cut = "\"" + start.prefix(57) + "…\""
    var printer = ValueText()
    #expect(printer.text(of: start + "a") == cut)
    #expect(printer.text(of: start + "b") == cut + " #2")
    #expect(printer.text(of: start + "a") == cut)
    #expect(printer.identity(start + "b") == cut.dropFirst().dropLast() + " #2")
    let numbers = Array(0..<1_000)
    let text = printer.text(of: numbers)
    #expect(text.hasSuffix("…"))
    #expect(printer.text(of: numbers + [0]) == text + " #2")
    #expect(printer.text(of: numbers) == text)
  }

  struct Donut: Sendable {
    var name = "Plain"
    var topping: Topping? = .sugar
  }

  struct Oven: Sendable {
    var heat = 200
    var bake: @Sendable () -> Void = {}
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
    Case(Oven(), "Oven(…)"),
    Case(TintShapeStyle(), "accentColor"),
    Case(HierarchicalShapeStyle.tertiary, "tertiary"),
    Case(Material.thin, "thinMaterial"),
    Case(BackgroundStyle(), "background"),
    Case(AnyShapeStyle(.tint), "accentColor"),
    Case(AnyShapeStyle(.red.opacity(0.5)), "red.opacity(0.5)"),
    Case(AnyShapeStyle(.tint.opacity(0.5)), "accentColor.opacity(0.5)"),
    Case(
      AnyShapeStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
      "linearGradient(red, blue)"),
    Case("0xFF00FF-b", #""0xFF00FF-b""#),
    Case(Locale(identifier: "nl"), "nl"),
    Case(
      String(repeating: "ab", count: 50),
      "\"" + String(repeating: "ab", count: 28) + "a…\""),
  ])
  func printsAValueOnOneLine(_ example: Case) {
    var printer = ValueText()
    #expect(printer.text(of: example.value) == example.text)
  }

  @Test func printsTheElementsOfAPath() {
    var printer = ValueText()
    #expect(printer.text(of: NavigationPath()) == "[]")
    var path = NavigationPath([1, 2])
    path.append("a")
    #expect(printer.text(of: path) == #"[1, 2, "a"]"#)
  }

  @Test func printsTheTintOfThePlace() {
    var printer = ValueText()
    printer.environment.tint = AnyShapeStyle(.secondary)
    #expect(printer.text(of: TintShapeStyle()) == "secondary")
    printer.environment.tintColor = .green
    #expect(printer.text(of: TintShapeStyle()) == "green")
    #expect(printer.text(of: AnyShapeStyle(.tint.opacity(0.5))) == "green.opacity(0.5)")
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
    #expect(printer.text(of: "id: \(id), (\(other))") == #""id: UUID #1, (UUID #2)""#)
    #expect(printer.text(of: id.uuidString.lowercased()) == #""UUID #1""#)
    #expect(printer.identity(other.uuidString) == "UUID #2")
    let address = "\(Unmanaged.passUnretained(first).toOpaque())"
    #expect(printer.text(of: "at \(address)") == #""at object #1""#)
    #expect(printer.text(of: ["a": address]) == #"["a": "object #1"]"#)
  }
}
