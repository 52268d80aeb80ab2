/// A view that makes its list from a value that keyframes change: treeviz shows the first.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
  package let initialValue: Value
  package let content: (Value) -> Content
  package let keyframes: (Value) -> KeyframePath

  public typealias Body = Never

  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
  }

  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyList(\.builtContent)
  }

  /// The content of the initial value.
  package var builtContent: () -> Content {
    { content(initialValue) }
  }
}
