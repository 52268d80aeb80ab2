import SwiftUI
import Testing

@testable import TreeModel

@MainActor @Suite struct StateTests {
  struct Person: Equatable {
    var name = "Anna"
  }

  final class Model: ObservableObject {
    @Published var name = "Anna"
    @Published var count = 0
  }

  @Observable final class NewModel {
    var name = "Anna"
  }

  private struct NameKey: FocusedValueKey { typealias Value = String }
  private struct CountKey: FocusedValueKey { typealias Value = Int }

  @Test func focusedValuesAreComparedByTheirKeys() {
    var named = FocusedValues()
    #expect(named == FocusedValues())
    named[NameKey.self] = "Anna"
    #expect(named == named && named != FocusedValues())
    var other = FocusedValues()
    other[CountKey.self] = 1
    #expect(named != other)
    other[CountKey.self] = nil
    other[NameKey.self] = "Bob"
    #expect(named == other)
  }

  @Test func bindsStateAndItsMembers() {
    let state = State(wrappedValue: Person()).installed()
    state.projectedValue.name.wrappedValue = "Chris"
    #expect(state.wrappedValue == Person(name: "Chris"))
  }

  @Test func ignoresChangesOfConstants() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func unwrapsBindings() throws {
    let state = State<String?>(wrappedValue: "a").installed()
    let binding = try #require(Binding(state.projectedValue))
    binding.wrappedValue = "b"
    #expect(state.wrappedValue == "b")
    let none = State<String?>(wrappedValue: nil).projectedValue
    #expect(Binding<String>(none) == nil)
  }

  @Test func bindsElements() {
    let state = State(wrappedValue: ["a", "b"]).installed()
    for binding in state.projectedValue { binding.wrappedValue += "!" }
    #expect(state.wrappedValue == ["a!", "b!"])
  }

  @Test func passesTheTransactionOn() {
    var animation: Animation?
    let binding = Binding(get: { 0 }, set: { _, transaction in animation = transaction.animation })
    binding.animation(.default).wrappedValue = 1
    #expect(animation == .default)
  }

  @Test func bindsPropertiesOfObjects() {
    let model = Model()
    ObservedObject(wrappedValue: model).projectedValue.name.wrappedValue = "Chris"
    #expect(model.name == "Chris")
    let newModel = NewModel()
    Bindable(newModel).name.wrappedValue = "Chris"
    #expect(newModel.name == "Chris")
  }

  @Test func makesAStateObjectOnce() {
    var count = 0
    func make() -> Model {
      count += 1
      return Model()
    }
    let object = StateObject(wrappedValue: make())
    #expect(count == 0)
    #expect(object.wrappedValue === object.wrappedValue)
    #expect(count == 1)
  }

  @Test func readsObjectsOfTheEnvironmentByType() {
    let model = Model()
    var environment = EnvironmentValues()
    environment[object: EnvironmentObjectKey<Model>()] = model
    #expect(environment[keyPath: EnvironmentObject<Model>().keyPath] === model)
  }

  @Test func findsNoObjectWhereNoneIsSet() {
    let optional: NewModel? = Environment(NewModel.self).wrappedValue
    let implicit: NewModel? = Environment().wrappedValue
    #expect(optional == nil)
    #expect(implicit == nil)
  }

  @Test func readsAnOptionalObjectWithoutArguments() {
    let model = NewModel()
    var environment = EnvironmentValues()
    environment[object: EnvironmentObjectKey<NewModel>()] = model
    #expect(environment[keyPath: Environment<NewModel?>().keyPath] === model)
  }
}
