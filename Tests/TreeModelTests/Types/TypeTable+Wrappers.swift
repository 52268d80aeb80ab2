import SwiftUI

extension TypeTable {
  /// Property wrappers and their projected values.
  @MainActor static let wrappers: [TypeTableRow] = [
    TypeTableRow(
      "State(wrappedValue: 1)",
      "State<Int>",
      .interface, value: State(wrappedValue: 1)),
    TypeTableRow(
      "State(wrappedValue: 1).projectedValue",
      "Binding<Int>",
      .interface, value: State(wrappedValue: 1).projectedValue),
    TypeTableRow(
      "Binding.constant(1)",
      "Binding<Int>",
      .interface, value: Binding.constant(1)),
    TypeTableRow(
      "Binding.constant(1).projectedValue",
      "Binding<Int>",
      .interface, value: Binding.constant(1).projectedValue),
    TypeTableRow(
      #"AppStorage(wrappedValue: 1, "a")"#,
      "AppStorage<Int>",
      .interface, value: AppStorage(wrappedValue: 1, "a")),
    TypeTableRow(
      #"AppStorage(wrappedValue: 1, "a").projectedValue"#,
      "Binding<Int>",
      .interface, value: AppStorage(wrappedValue: 1, "a").projectedValue),
    TypeTableRow(
      #"SceneStorage(wrappedValue: 1, "a")"#,
      "SceneStorage<Int>",
      .interface, value: SceneStorage(wrappedValue: 1, "a")),
    TypeTableRow(
      #"SceneStorage(wrappedValue: 1, "a").projectedValue"#,
      "Binding<Int>",
      .interface, value: SceneStorage(wrappedValue: 1, "a").projectedValue),
    TypeTableRow(
      "GestureState(wrappedValue: 1)",
      "GestureState<Int>",
      .interface, value: GestureState(wrappedValue: 1)),
    TypeTableRow(
      "GestureState(wrappedValue: 1).projectedValue",
      "GestureState<Int>",
      .interface, value: GestureState(wrappedValue: 1).projectedValue),
    TypeTableRow(
      "FocusState<Bool>()",
      "FocusState<Bool>",
      .interface, value: FocusState<Bool>()),
    TypeTableRow(
      "StateObject(wrappedValue: model)",
      "StateObject<Model>",
      .interface, value: StateObject(wrappedValue: model)),
    TypeTableRow(
      "ObservedObject(wrappedValue: model)",
      "ObservedObject<Model>",
      .interface, value: ObservedObject(wrappedValue: model)),
    TypeTableRow(
      "Bindable(store)",
      "Bindable<Store>",
      .interface, value: Bindable(store)),
    TypeTableRow(
      "Bindable(store).projectedValue",
      "Bindable<Store>",
      .interface, value: Bindable(store).projectedValue),
    TypeTableRow(
      "AccessibilityFocusState<Bool>()",
      "AccessibilityFocusState<Bool>",
      .interface, value: AccessibilityFocusState<Bool>()),
    TypeTableRow(
      #"Environment(\.locale)"#,
      "Environment<Locale>",
      .interface, value: Environment(\.locale)),
    TypeTableRow(
      "EnvironmentObject<Model>()",
      "EnvironmentObject<Model>",
      .interface, value: EnvironmentObject<Model>()),
    TypeTableRow(
      "Namespace()",
      "Namespace",
      .interface, value: Namespace()),
    TypeTableRow(
      "ScaledMetric(wrappedValue: 1.0)",
      "ScaledMetric<Double>",
      .interface, value: ScaledMetric(wrappedValue: 1.0)),
    TypeTableRow(
      "$x of @EnvironmentObject var x: Model",
      "Wrapper",
      .interface, type: type(of: \EnvironmentObject<Model>.projectedValue).valueType),
    TypeTableRow(
      "$x of @ObservedObject var x: Model",
      "Wrapper",
      .interface, type: type(of: \ObservedObject<Model>.projectedValue).valueType),
    TypeTableRow(
      "$x of @StateObject var x: Model",
      "Wrapper",
      .interface, type: type(of: \StateObject<Model>.projectedValue).valueType),
    TypeTableRow(
      "$x of @FocusState var x: Bool",
      "Binding",
      .interface, type: type(of: \FocusState<Bool>.projectedValue).valueType),
    TypeTableRow(
      "$x of @AccessibilityFocusState var x: Bool",
      "Binding",
      .interface, type: type(of: \AccessibilityFocusState<Bool>.projectedValue).valueType),
    TypeTableRow(
      #"$x of @FocusedBinding(\.edited) var x"#,
      "Binding<Optional<Int>>",
      .interface, type: type(of: \FocusedBinding<Int>.projectedValue).valueType),
    TypeTableRow(
      #"FocusedValue(\.published)"#,
      "FocusedValue<Int>",
      .interface, value: FocusedValue(\.published)),
    TypeTableRow(
      #"FocusedBinding(\.edited)"#,
      "FocusedBinding<Int>",
      .interface, value: FocusedBinding(\.edited)),
    TypeTableRow(
      "UIApplicationDelegateAdaptor(Delegate.self)",
      "UIApplicationDelegateAdaptor<Delegate>",
      .interface, value: UIApplicationDelegateAdaptor(Delegate.self)),
  ]
}
