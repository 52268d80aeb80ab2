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
  /// Moves a row to where it stands afterwards, from 0.
  case move(Int)
  case refresh
  /// Gives it the focus, for a key.
  case focus
  /// Presses it for long.
  case hold
  /// Drags it by as many points.
  case drag(Double, Double)
  /// Pinches it to a scale, turns it by degrees.
  case pinch(Double)
  case rotate(Double)
  /// Moves the pointer over it, or away.
  case hover(Bool)
  /// Takes what it gives when it is dragged, and drops something on it.
  case take
  case drop
}

/// A control of a mounted tree, and what a user calls it.
package struct FoundControl {
  package let node: Int

  /// The names by which it is known: its label, its accessibility label and identifier.
  package let names: [String]

  /// Returns what names it where nothing is called so: one of several texts of its label, what is called
  /// within its label, the identity of a row.
  var parts: @MainActor () -> [String] = { [] }

  /// A Boolean value indicating whether it is what a finger reaches, among those of its name.
  var isForemost = true

  var kind = Kind.view

  enum Kind {
    /// A view or a modifier itself.
    case view
    /// A button of the alert that the node shows, by its number; 0 for a button of the system's.
    case button(Int)
    /// The button that leads back from a page.
    case back
    /// A row that is opened and closed.
    case outlineRow
    /// A row that is selected, by what may be its tag.
    case selectedRow([AnyHashable], list: RenderNode)
  }

  /// The number of the button that it is; nil where it is none that the system shows.
  var button: Int? {
    switch kind {
    case .button(let number): number
    case .back: 0
    case .view, .outlineRow, .selectedRow: nil
    }
  }

  /// A Boolean value indicating whether it is the button that leads back from a page.
  var isBack: Bool {
    if case .back = kind { true } else { false }
  }
}

/// A control as a user names it.
package struct SelectedControl {
  package let name: String

  /// Which one of those of the name, from 1; nil where there must be one only.
  package let occurrence: Int?

  /// Gives the numbers of the nodes at a path of that name.
  package let nodes: () -> [Int]

  package init(name: String, occurrence: Int?, nodes: @escaping () -> [Int]) {
    self.name = name
    self.occurrence = occurrence
    self.nodes = nodes
  }
}

/// Finds the controls of a tree and uses them.
@MainActor package struct Controls {
  let tree: RenderTree

  package init(of tree: RenderTree) {
    self.tree = tree
  }

  /// Returns the controls that a use is meant for, in the order of the tree.
  package func all(for use: ControlUse) -> [FoundControl] {
    if let edit = use.rowEdit {
      return tree.editableRows(edit).map { row($0.number) }
    }
    return tree.nodes.flatMap { node -> [FoundControl] in
      if use == .tap, let dialog = node.dialog { return buttons(of: dialog, node) }
      if use == .tap, let label = impliedButton(of: node), tree.isShown(node) {
        return [FoundControl(node: node.number, names: [label], kind: .button(0))]
      }
      guard isMeant(node, for: use), tree.isShown(node), !isPartOfStyle(node) else { return [] }
      return [
        FoundControl(
          node: node.number, names: names(of: node, use), parts: { parts(of: node, use) })
      ]
    }
      + (use == .drop ? tree.insertableRows() : []).map { row($0.number) }
      + (use == .tap ? backButtons() : [])
      + (use.opens ? tree.outlineRows() : []).filter { number in
        // A row that is a control itself is used as such.
        tree.node(number).map { !isMeant($0, for: use) } ?? false
      }
      .map { number in
        var row = row(number)
        row.kind = .outlineRow
        return row
      }
      + (use == .tap ? selectableRows() : [])
  }

  /// Returns a row, which its identity names, too.
  func row(_ number: Int) -> FoundControl {
    FoundControl(node: number, names: names(below: number)) {
      var parts = contents(below: number).parts
      if case .id(let identity, _)? = tree.node(number)?.key { parts.append("\(identity.value)") }
      return parts
    }
  }

  /// Returns the buttons of an alert that is given as a value.
  private func buttons(of dialog: DialogValue, _ node: RenderNode) -> [FoundControl] {
    dialog.buttons.enumerated().map { index, button in
      FoundControl(node: node.number, names: [button.label.string], kind: .button(index))
    }
  }

  /// Returns whether a control is part of what a style makes of another one.
  func isPartOfStyle(_ node: RenderNode) -> Bool {
    for (parent, child) in tree.steps(outOf: node) {
      if child.slot == NodeBuilder.styleSlot, parent.content.element?.value is any InteractiveView,
        !isUsedWithin(parent)
      {
        return true
      }
      if child.content.element?.value is any StyledPart { return false }
    }
    return false
  }

  func isMeant(_ node: RenderNode, for use: ControlUse) -> Bool {
    guard let value = node.content.element?.value, !isUsedWithin(node) else { return false }
    if case .scroll = use { return node.window != nil }
    switch use {
    case .refresh: return node.isRefreshable
    case .focus: return node.takesFocus
    case .hold, .drag, .pinch, .rotate: return node.gestureAction(use) != nil
    case .hover: return value is any HoveredModifier
    case .take: return value is any DragSource
    case .drop: return value is any DropTarget
    default: break
    }
    if value is any TabContainer { return use.selects }
    if case .toggle = use, case .link? = node.interaction { return value is any CollapsibleContent }
    return node.interaction?.takes(use) ?? false
  }

  /// Returns what a control is called.
  private func names(of node: RenderNode, _ use: ControlUse) -> [String] {
    var names: [String] = []
    let value = node.content.element?.value
    if holdsManyViews(node, use) {
      return [SourceTypeName.plain(node.type)] + identifiers(of: node)
    }
    if isLabelled(node), let label = label(of: node) { names += self.names(below: label) }
    if let prompt = (node.content.element?.value as? any Prompting)?.promptText {
      names.append(prompt)
    }
    if let title = (value as? any EnvironmentTitled)?.title(in: node.environment) {
      names.insert(title.string, at: 0)
    }
    // What something is dropped on may hold much: its first text is a name, too.
    if use == .drop, let first = texts(below: node.number).first { names.append(first) }
    names += identifiers(of: node) + styledNames(around: node, use)
    return names.filter { !$0.isEmpty }
  }

  /// Returns what a control is called that a style draws: its label may not be part of that.
  func styledNames(of node: RenderNode) -> [String] {
    var names: [String] = []
    if let title = (node.content.element?.value as? any StyledControl)?.title {
      names.append(title)
    } else if let label = label(of: node) {
      names += self.names(below: label)
    }
    if let prompt = (node.content.element?.value as? any Prompting)?.promptText {
      names.append(prompt)
    }
    return names + identifiers(of: node)
  }

  /// Returns what names a control where nothing is called so.
  private func parts(of node: RenderNode, _ use: ControlUse) -> [String] {
    let shown = (node.content.element?.value as? any TextShowing)?.shownText.map { [$0] } ?? []
    guard !holdsManyViews(node, use), isLabelled(node), let label = label(of: node) else {
      return shown
    }
    return contents(below: label).parts + shown
  }

  /// Returns whether a control holds many views, and is called by its type.
  private func holdsManyViews(_ node: RenderNode, _ use: ControlUse) -> Bool {
    let value = node.content.element?.value
    return node.window != nil || value is any TabContainer || value is any ChoiceSource
      || use == .refresh
  }

  /// Returns whether the content of a control is its label: that of a view with a tap gesture is, that of
  /// one that is searched is not.
  private func isLabelled(_ node: RenderNode) -> Bool {
    ListRole(of: node) != .modifier || !(node.content.element?.value is any Prompting)
  }

  /// Returns the names that the modifiers around a control give it.
  private func identifiers(of node: RenderNode) -> [String] {
    tree.modifiers(directlyAround: node).flatMap { $0.accessibilityNames }
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

  /// Returns the texts of a subtree, joined by spaces; what its images are called where it has none.
  package func text(below number: Int) -> String {
    texts(below: number).joined(separator: " ")
  }

  /// Returns the names that the texts of a subtree give: without those of what modifiers show beside it, such
  /// as a menu, and with them.
  private func names(below number: Int) -> [String] {
    let names = [
      texts(below: number, isPrimary: true).joined(separator: " "), text(below: number),
    ]
    return names[0] == names[1] ? [names[1]] : names
  }

  /// Returns the texts of a subtree; what its images are called where it has none.
  private func texts(below number: Int, isPrimary: Bool = false) -> [String] {
    contents(below: number, isPrimary: isPrimary).names
  }

  /// Returns what there is in a subtree to call it by.
  ///
  /// - Parameters:
  ///   - number: the root of the subtree.
  ///   - isPrimary: whether what modifiers show beside their content is left out.
  /// - Returns: the contents, in order.
  func contents(below number: Int, isPrimary: Bool = false) -> LabelContents {
    var contents = LabelContents()
    var pending = [number]
    while let number = pending.popLast() {
      guard let node = tree.node(number) else { continue }
      if let field = node.content.element?.value as? any TextShowing, !isDrawn(node),
        let text = field.shownText
      {
        contents.texts.append(text)
        contents.hiddenTexts += node.children.flatMap { self.contents(below: $0).texts }
        continue
      }
      if case .element(let element) = node.subject {
        if let text = element.value as? Text { contents.texts.append(text.string) }
        if let image = element.value as? Image { contents.images.append(image.name) }
      }
      contents.labels += node.accessibilityLabels
      contents.identifiers += node.accessibilityIdentifiers
      let isModifier = isPrimary && ListRole(of: node) == .modifier
      pending.append(
        contentsOf: (isModifier ? node.children.prefix(1) : node.children[...]).reversed())
    }
    return contents
  }
}

/// What a label shows, and what that is called.
struct LabelContents {
  var texts: [String] = []
  var images: [String] = []

  /// The labels of fields that show their texts in place of them.
  var hiddenTexts: [String] = []

  /// What accessibility modifiers within it say.
  var labels: [String] = []
  var identifiers: [String] = []

  /// The texts; where it has none, the accessibility labels, else the names of the images.
  var names: [String] { texts.isEmpty ? labels.isEmpty ? images : labels : texts }

  /// Each of what it can be called by.
  var parts: [String] {
    (texts + hiddenTexts + labels + identifiers + images).filter { !$0.isEmpty }
  }
}

/// Names types without modules and generic arguments.
private enum SourceTypeName {
  static func plain(_ type: Any.Type) -> String {
    String(_typeName(type, qualified: false).prefix { $0 != "<" })
  }
}

extension Interaction {
  /// Returns whether a use is for what can be done so.
  func takes(_ use: ControlUse) -> Bool {
    switch (self, use) {
    case (.button, .tap), (.completion, .tap), (.link, .tap), (.toggle, .tap), (.toggle, .toggle),
      (.text, .type), (.text, .submit), (.slider, .slide), (.stepper, .slide), (.picker, .pick),
      (.entry, .pick):
      true
    default: false
    }
  }
}

extension ControlUse {
  /// What it does with a row of a collection; nil for all others.
  var rowEdit: RowEdit? {
    switch self {
    case .delete: .delete
    case .move: .move
    default: nil
    }
  }

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

/// A field that shows its text, in place of its label.
private protocol TextShowing {
  var text: Binding<String> { get }
}

extension TextField: TextShowing {}
extension TextEditor: TextShowing {}

extension TextShowing {
  /// What it shows; nil while it is empty.
  fileprivate var shownText: String? { text.wrappedValue.isEmpty ? nil : text.wrappedValue }
}

extension SearchableModifier: Prompting {
  /// A search field is called `Search` where it says nothing else.
  fileprivate var promptText: String? { prompt?.string ?? "Search" }
}

extension SearchScopesModifier: Prompting {
  /// The scopes stand below the search field.
  fileprivate var promptText: String? { "Search" }
}

extension EditButton: Prompting {
  fileprivate var promptText: String? { "Edit" }
}

/// A control whose title depends on the environment.
protocol EnvironmentTitled {
  @MainActor func title(in environment: EnvironmentValues) -> Text
}

extension EditButton: EnvironmentTitled {
  func title(in environment: EnvironmentValues) -> Text {
    Text(environment.editMode?.wrappedValue.isEditing == true ? "Done" : "Edit")
  }
}

extension SecureField: Prompting {
  fileprivate var promptText: String? { prompt?.string }
}

extension RenderNode {
  /// The names that a modifier gives its content for assistive technologies and tests.
  fileprivate var accessibilityNames: [String] { accessibilityLabels + accessibilityIdentifiers }

  fileprivate var accessibilityLabels: [String] {
    accessibilityValues("accessibilityLabel", "accessibility(label:)").compactMap {
      ($0 as? Text)?.string
    }
  }

  fileprivate var accessibilityIdentifiers: [String] {
    accessibilityValues("accessibilityIdentifier", "accessibility(identifier:)").compactMap {
      $0 as? String
    }
  }

  private func accessibilityValues(_ names: String...) -> [Any] {
    let modifier = content.element?.value as? AccessibilityAttachmentModifier
    return modifier?.properties.filter { names.contains($0.name) }.map(\.value) ?? []
  }
}
