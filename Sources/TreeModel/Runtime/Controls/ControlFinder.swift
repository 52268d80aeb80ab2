/// What a user wants to do with a control.
package enum ControlUse: Sendable, Hashable {
  case tap
  case toggle(Bool?)
  case type(String)
  case slide(Double)
  case pick(String)
  case scroll(Int)
  case submit
  case delete
}

/// A control of a mounted tree, and what a user calls it.
package struct FoundControl {
  package let node: Int

  /// The names by which it is known: its label, its accessibility label and identifier.
  package let names: [String]
}

/// Finds the controls of a tree and uses them.
@MainActor package struct Controls {
  let tree: RenderTree

  package init(of tree: RenderTree) {
    self.tree = tree
  }

  /// Returns the controls that a use is meant for, in the order of the tree.
  package func all(for use: ControlUse) -> [FoundControl] {
    if case .delete = use {
      return tree.deletableRows().map { FoundControl(node: $0.row, names: [text(below: $0.row)]) }
    }
    return tree.nodes.compactMap { node in
      isMeant(node, for: use) && tree.isShown(node) && !isPartOfStyle(node)
        ? FoundControl(node: node.number, names: names(of: node)) : nil
    }
  }

  /// Returns whether a control is part of what a style makes of another one.
  private func isPartOfStyle(_ node: RenderNode) -> Bool {
    var child = node
    for parent in tree.ancestors(of: node) {
      if child.slot == NodeBuilder.styleSlot, parent.content.element?.value is any InteractiveView {
        return true
      }
      if child.content.element?.value is any StyledPart { return false }
      child = parent
    }
    return false
  }

  private func isMeant(_ node: RenderNode, for use: ControlUse) -> Bool {
    guard let value = node.content.element?.value else { return false }
    if case .scroll = use { return node.window != nil }
    if value is any TabContainer { return use.selects }
    switch (node.interaction, use) {
    case (.button, .tap), (.link, .tap), (.toggle, .tap), (.toggle, .toggle), (.text, .type),
      (.text, .submit),
      (.slider, .slide), (.stepper, .slide), (.picker, .pick), (.entry, .pick):
      return true
    default: return false
    }
  }

  /// Returns what a control is called.
  private func names(of node: RenderNode) -> [String] {
    var names: [String] = []
    let value = node.content.element?.value
    if node.window != nil || value is any TabContainer || value is any ChoiceSource {
      // What holds many views is called by its type.
      return [SourceTypeName.plain(node.type)] + identifiers(of: node)
    }
    let isModifier = ListRole(of: node) == .modifier
    // The content of a view with a tap gesture is its label; that of one that is searched is not.
    let isLabelled = !isModifier || !(node.content.element?.value is any Prompting)
    if isLabelled, let label = label(of: node) { names.append(text(below: label)) }
    if let prompt = (node.content.element?.value as? any Prompting)?.promptText {
      names.append(prompt)
    }
    return (names + identifiers(of: node)).filter { !$0.isEmpty }
  }

  /// Returns the names that the modifiers around a control give it.
  private func identifiers(of node: RenderNode) -> [String] {
    var names: [String] = []
    var child = node
    for parent in tree.ancestors(of: node) {
      guard ListRole(of: parent) == .modifier, child.slot == 0 else { break }
      names += parent.accessibilityNames
      child = parent
    }
    return names
  }

  /// Returns the node of a control's label: the part that a style places, or the first child.
  private func label(of node: RenderNode) -> Int? {
    guard let first = node.children.first.flatMap(tree.node) else { return nil }
    guard first.slot == NodeBuilder.styleSlot else { return first.number }
    var pending = [first.number]
    while let number = pending.popLast() {
      guard let node = tree.node(number) else { continue }
      if node.content.element?.value is any StyledPart { return number }
      pending.append(contentsOf: node.children.reversed())
    }
    return first.number
  }

  /// Returns the texts of a subtree, joined by spaces; the names of its images where it has none.
  package func text(below number: Int) -> String {
    var texts: [String] = []
    var images: [String] = []
    var pending = [number]
    while let number = pending.popLast() {
      guard let node = tree.node(number) else { continue }
      if case .element(let element) = node.subject {
        if let text = element.value as? Text { texts.append(text.string) }
        if let image = element.value as? Image { images.append(image.name) }
      }
      pending.append(contentsOf: node.children.reversed())
    }
    return (texts.isEmpty ? images : texts).joined(separator: " ")
  }
}

/// Names types without modules and generic arguments.
private enum SourceTypeName {
  static func plain(_ type: Any.Type) -> String {
    String(_typeName(type, qualified: false).prefix { $0 != "<" })
  }
}

extension ControlUse {
  fileprivate var selects: Bool {
    switch self {
    case .tap, .pick: true
    default: false
    }
  }
}

/// A field that says what it is for while it is empty, or a control with a title of its own.
private protocol Prompting {
  var promptText: String? { get }
}

extension TextField: Prompting {
  fileprivate var promptText: String? { prompt?.string }
}

extension SearchableModifier: Prompting {
  /// A search field is called `Search` where it says nothing else.
  fileprivate var promptText: String? { prompt?.string ?? "Search" }
}

extension EditButton: Prompting {
  fileprivate var promptText: String? { "Edit" }
}

extension SecureField: Prompting {
  fileprivate var promptText: String? { prompt?.string }
}

extension RenderNode {
  /// The names that a modifier gives its content for assistive technologies and tests.
  fileprivate var accessibilityNames: [String] {
    guard let modifier = content.element?.value as? AccessibilityAttachmentModifier else {
      return []
    }
    return modifier.properties.compactMap { property in
      switch (property.name, property.value) {
      case ("accessibilityLabel", let text as Text): text.string
      case ("accessibilityIdentifier", let identifier as String): identifier
      default: nil
      }
    }
  }
}
