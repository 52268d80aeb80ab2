/// A modifier that sends or changes a preference.
protocol PreferenceWriter {
  /// The key.
  var preferenceKey: Any.Type { get }

  /// Returns what goes up, for what comes from below: nil where nothing does.
  func sent(_ below: Any?) -> Any?
}

extension _PreferenceWritingModifier: PreferenceWriter {
  var preferenceKey: Any.Type { Key.self }

  func sent(_ below: Any?) -> Any? { value }
}

extension _PreferenceTransformModifier: PreferenceWriter {
  var preferenceKey: Any.Type { Key.self }

  func sent(_ below: Any?) -> Any? {
    var value = below.flatMap { $0 as? Key.Value } ?? Key.defaultValue
    transform(&value)
    return value
  }
}

extension _AnchorWritingModifier: PreferenceWriter {
  var preferenceKey: Any.Type { Key.self }

  func sent(_ below: Any?) -> Any? { transform(Anchor(value: anchor.value)) }
}

/// A modifier that reads a preference of its content.
protocol PreferenceReader {
  associatedtype Key: PreferenceKey

  /// Returns the modifier with a value that was collected.
  func reading(_ value: Key.Value) -> Element?

  /// Returns what is to be done for another value; nil where the view is made of it.
  func action(for value: Key.Value) -> (() -> Void)?
}

extension _PreferenceActionModifier: PreferenceReader {
  func reading(_ value: Key.Value) -> Element? { nil }

  func action(for value: Key.Value) -> (() -> Void)? { { action(value) } }
}

extension _OverlayPreferenceModifier: PreferenceReader {
  func reading(_ value: Key.Value) -> Element? {
    var modifier = self
    modifier.collected = value
    return Element(modifier)
  }

  func action(for value: Key.Value) -> (() -> Void)? { nil }
}

extension _BackgroundPreferenceModifier: PreferenceReader {
  func reading(_ value: Key.Value) -> Element? {
    var modifier = self
    modifier.collected = value
    return Element(modifier)
  }

  func action(for value: Key.Value) -> (() -> Void)? { nil }
}
