/// A mark of a slider, with the value that it stands at; its label is not shown.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable, Comparable {
  /// What tells a mark from the others.
  public struct ID: Hashable {
    fileprivate let value: V
  }

  public typealias Value = V

  private let value: V

  public var id: ID { ID(value: value) }

  public init(_ value: V) {
    self.value = value
  }

  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
  }

  public init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.value = value
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) {
    self.value = value
  }

  public static func < (a: SliderTick, b: SliderTick) -> Bool { a.value < b.value }
}

/// The marks of a slider.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
}

extension Optional: SliderTickContent where Wrapped: SliderTickContent {
  public typealias Value = Wrapped.Value
}

extension _ConditionalContent: SliderTickContent
where
  TrueContent: SliderTickContent, FalseContent: SliderTickContent,
  TrueContent.Value == FalseContent.Value
{
  public typealias Value = TrueContent.Value
}

/// Marks of a slider, one for each element of a collection.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  public typealias Value = Content.Value

  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.Value {}
}

extension SliderTickContentForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  public init<V>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.Value {}
}

/// Several marks of a slider.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  public typealias Value = V

  public let value: T
}

/// Builds the marks of a slider from the statements of a closure.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  public static func buildExpression<Content: SliderTickContent<V>>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: SliderTickContent<V>>(_ content: Content) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: SliderTickContent>(
    _ content: repeat each Content
  ) -> TupleSliderTickContent<V, (repeat each Content)> {
    TupleSliderTickContent(value: (repeat each content))
  }

  public static func buildIf<Content: SliderTickContent<V>>(_ content: Content?) -> Content? {
    content
  }

  public static func buildEither<First: SliderTickContent<V>, Second: SliderTickContent<V>>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<First: SliderTickContent<V>, Second: SliderTickContent<V>>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: SliderTickContent<V>>(
    _ content: Content
  ) -> Content {
    content
  }
}
