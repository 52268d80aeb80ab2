extension RenderTree {
  /// Returns what nodes show of their values: `"Hello"`, `width = 100`; nil for those that show
  /// nothing.
  package func valueTexts(of nodes: [RenderNode], _ printer: inout ValueText) -> [String?] {
    nodes.map { node in
      printer.environment = node.environment
      let texts = node.values.compactMap { element -> String? in
        let value = element.value()
        if case ShownValue.none? = value as? ShownValue { return nil }
        let text = printer.text(of: value)
        // An action needs a name to tell anything.
        if element.name == nil, text == "function" { return nil }
        return element.name.map { "\($0) = \(text)" } ?? text
      }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
  }
}
