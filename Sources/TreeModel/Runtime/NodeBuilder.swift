internal import ViewTree

/// Builds one node from its value: evaluates its body or reads its edges, and tells what stands below
/// it.
@MainActor struct NodeBuilder {
  let node: RenderNode
  let tree: RenderTree

  /// What stands below the node.
  private(set) var children: [Child] = []

  /// The secondary children of a modifier, which are mounted after its content.
  private(set) var decorations: Decorations?

  /// The number of bodies around the children.
  private(set) var depth: Int

  /// The type whose body the children are part of.
  private var owner: Any.Type?
  private var reasons: [UpdateReason] = []

  /// The calls that made the node's rows.
  private var rowCallers: [UInt]?

  /// Something to mount below a node.
  struct Child {
    let key: RenderNode.Key
    let slot: Int
    let source: RenderTree.Source
    let depth: Int
    let owner: Any.Type?
    let scope: EnvironmentScope
    let substitution: RenderTree.Substitution?
    let window: LazyWindow?

    func mount(_ number: Int, in parent: RenderNode) -> RenderTree.Mount {
      RenderTree.Mount(
        number: number, subject: source, key: key, slot: slot, parent: parent.number,
        depth: depth, owner: owner, scope: scope, substitution: substitution, window: window)
    }
  }

  init(node: RenderNode, tree: RenderTree) {
    self.node = node
    self.tree = tree
    depth = node.mount.depth
    owner = node.mount.owner
  }

  /// Builds the node.
  ///
  /// - Parameters:
  ///   - content: what its value is made of.
  ///   - reasons: why.
  mutating func build(_ content: NodeContent, _ reasons: [UpdateReason]) {
    self.reasons = reasons
    node.values = []
    node.content = content
    switch content {
    case .leaf:
      addStyle()
      if case .element(let element) = node.subject, element.value is any Shape {
        addProperties(of: element.value)
      }
    case .placeholder: addContentOfPlaceholder()
    case .primitive(let element): addEdges(of: element)
    case .body(let element): addBody(element)
    case .modifier(let modifier, let content): apply(reading(modifier), to: content)
    case .customModifier(let modifier, let content): buildModifier(modifier, content)
    }
  }

  private mutating func addStyle() {
    guard case .element(let element) = node.subject, element.value is any ShapeStyle,
      !(element.value is any View)
    else { return }
    node.values.append(ElementValue(name: nil) { element.value })
  }

  /// Adds what the plain properties of a value of the user's hold that has no body, such as an effect or a shape.
  private mutating func addProperties(of value: Any) {
    guard !StyleDrawing.isSystem(value) else { return }
    func values<Value>(_ value: Value) -> [ElementValue] { PropertyValues.plainValues(of: value) }
    node.values += _openExistential(value, do: values)
  }

  private mutating func addEdges(of given: Element) {
    var element = given
    if let link = given.value as? any FollowableLink, tree.followed.contains(node.number) {
      element = link.following()
    }
    if let outline = given.value as? any OutlineContent, let open = tree.openRows[node.number] {
      element = outline.opening(open)
    }
    if let view = given.value as? any LoadingView,
      let loaded = tree.loaded(view, at: node.number)
    {
      element = loaded
    }
    if let rows = element.value as? any ConstantRows { element = constant(rows) }
    if let part = element.value as? any MountedPart { return addPart(part) }
    if let control = element.value as? any StyledControl, draw(control, element) { return }
    guard let recorded = recorded({ RecordedElement(element) }, of: element) else { return }
    rowCallers = (element.value as? any RowSource)?.callers
    node.values += recorded.values
    if let layout = (element.value as? any LaidOutView)?.appliedLayout { addProperties(of: layout) }
    if let view = element.value as? any ShapeView { addProperties(of: view.shape) }
    if element.value is any LazyContainer { openWindow() }
    if element.value is any EditingContainer { keepEditMode() }
    if let control = element.value as? any EnvironmentTitled { addTitle(of: control) }
    add(recorded.edges)
    if let replaced = tree.replacedColumns[node.number] {
      children.removeAll { replaced.contains($0.slot) }
    }
  }

  /// Writes the edit mode that a container keeps into the environment of its content.
  private func keepEditMode() {
    guard let mode = tree.editMode(of: node), node.contentScope == nil else { return }
    node.contentScope = EnvironmentScope(
      in: node.scope, node: node.number, writer: EditModeWriter(mode: mode))
  }

  /// Adds the title that a control has in its environment; the node depends on what tells so.
  private mutating func addTitle(of control: any EnvironmentTitled) {
    let environment = node.environment
    let title = begin(newEvaluation(of: owner ?? node.type)).run { control.title(in: environment) }
    node.values.append(ElementValue(name: nil) { title })
  }

  /// Mounts what a part of a control is.
  private mutating func addPart(_ part: any MountedPart) {
    guard let content = part.content else { return }
    let scope = (part as? any StyledPart).map {
      presentedScope(in: node.scope, ResumedStyle(kind: $0.styleKind))
    }
    add(
      .type(ObjectIdentifier(AnyView.self)), slot: 0, scope: scope,
      substitution: node.mount.substitution, .given(.element(Element(content))))
  }

  /// The number of the edge that leads to what a style makes of a control.
  static let styleSlot = ViewInstance.styleSlot

  /// Mounts what a style of the user's makes of a control, in place of the control's own parts.
  ///
  /// - Returns: whether there is one.
  private mutating func draw(_ control: any StyledControl, _ element: Element) -> Bool {
    let keyPath = \EnvironmentValues[style: control.styleKind]
    guard tree.drawsStyles, let drawing = node.styleDrawing else { return false }
    if let recorded = RecordedElement(element) { node.values += recorded.values }
    let values = node.values
    // A control that is made anew is another configuration.
    if reasons.isEmpty { reasons = [.value([])] }
    let body = makeBody(drawing, drawing.style)
    node.values = values
    node.evaluation?.noteEnvironment(
      keyPath, by: ["style"], value: node.environment[keyPath: keyPath] as Any, reader: nil)
    node.scope.add(reader: node.number)
    add(
      .type(ObjectIdentifier(body.type)), slot: Self.styleSlot,
      scope: presentedScope(in: node.scope, SuspendedStyle(kind: control.styleKind)),
      substitution: node.mount.substitution, .given(.element(body)))
    return true
  }

  private mutating func makeBody<Style>(_ drawing: StyleDrawing, _ style: Style) -> Element {
    evaluate(Style.self, Element(style)) { Element.opening(drawing.body($0)) }
  }

  /// Mounts what a placeholder stands for.
  private mutating func addContentOfPlaceholder() {
    guard let placeholder = node.type as? any ContentPlaceholder.Type else { return }
    var substitution = node.mount.substitution
    while let current = substitution {
      if current.modifier == placeholder.modifierType {
        current.users.insert(node.number)
        let content = current.content
        add(.position(0), slot: 0, substitution: current.outer, .given(content))
        return
      }
      substitution = current.outer
    }
  }
}

extension NodeContent {
  /// Finds out what a value is made of.
  init(_ subject: RenderTree.Subject) {
    var subject = subject
    while true {
      switch subject {
      case .element(let element):
        guard let parts = (element.value as? any ModifierApplication)?.parts else {
          self.init(element)
          return
        }
        subject = .applied(parts.modifier, to: .element(parts.content))
      case .applied(let modifier, let content):
        if let outer = modifier.value as? any OuterModifier {
          self.init(modifier, to: .applied(outer.inner, to: content))
          return
        }
        guard let parts = (modifier.value as? any ModifierApplication)?.parts else {
          self.init(modifier, to: content)
          return
        }
        subject = .applied(parts.modifier, to: .applied(parts.content, to: content))
      }
    }
  }

  private init(_ element: Element) {
    let type = element.type
    if type is any ContentPlaceholder.Type {
      self = .placeholder
    } else if RecordedElement.describes(type) {
      self = .primitive(element)
    } else if type is any LeafView.Type || type is any Shape.Type {
      self = .leaf
    } else if Self.hasBody(type) {
      self = .body(element)
    } else {
      self = .leaf
    }
  }

  private init(_ modifier: Element, to content: RenderTree.Subject) {
    let type = modifier.type
    if let custom = type as? any ViewModifier.Type, !RecordedElement.describes(modifier: type),
      !(type is any GeometryEffect.Type), Self.isCustom(custom)
    {
      self = .customModifier(modifier, to: content)
    } else {
      self = .modifier(modifier, to: content)
    }
  }

  /// A Boolean value indicating whether it stands in the list of a lazy container for the elements
  /// of its content.
  var isTransparent: Bool {
    switch self {
    case .primitive(let element): element.type is any TransparentView.Type
    case .placeholder: true
    case .leaf, .body, .modifier, .customModifier: false
    }
  }

  private static func hasBody(_ type: Any.Type) -> Bool {
    if let view = type as? any View.Type { return isCustom(view) }
    if let scene = type as? any Scene.Type { return isCustom(scene) }
    if let content = type as? any ToolbarContent.Type { return isCustom(content) }
    if let commands = type as? any Commands.Type { return isCustom(commands) }
    return type is any App.Type
  }

  private static func isCustom<V: View>(_ type: V.Type) -> Bool { V.Body.self != Never.self }
  private static func isCustom<S: Scene>(_ type: S.Type) -> Bool { S.Body.self != Never.self }
  private static func isCustom<C: Commands>(_ type: C.Type) -> Bool { C.Body.self != Never.self }
  private static func isCustom<M: ViewModifier>(_ type: M.Type) -> Bool {
    M.Body.self != Never.self
  }
  private static func isCustom<C: ToolbarContent>(_ type: C.Type) -> Bool {
    C.Body.self != Never.self
  }
}

// MARK: - Children

extension NodeBuilder {
  private mutating func add(
    _ key: RenderNode.Key, slot: Int, scope: EnvironmentScope? = nil,
    substitution: RenderTree.Substitution?, isListElement: Bool = true,
    _ source: RenderTree.Source
  ) {
    children.append(
      Child(
        key: key, slot: slot, source: source, depth: depth, owner: owner,
        scope: scope ?? node.scope, substitution: substitution,
        window: isListElement ? node.window ?? passedWindow : nil))
  }

  private mutating func add(_ key: RenderNode.Key, slot: Int, _ element: Element) {
    add(key, slot: slot, substitution: node.mount.substitution, .given(.element(element)))
  }

  /// The window that a list within the list of a lazy container hands on.
  private var passedWindow: LazyWindow? {
    guard let window = node.mount.window, !window.contains(node.number) else { return nil }
    return window
  }

  private func openWindow() {
    guard node.window == nil else { return }
    let window = LazyWindow(size: tree.window, container: node.number)
    node.window = window
    tree.newWindows.append(window)
  }

  /// Adds what edges lead to.
  ///
  /// - Parameters:
  ///   - edges: the edges, in order.
  ///   - first: the number of the first one.
  ///   - element: the number of the element that has what they lead to, below a modifier.
  mutating func add(_ edges: [ElementEdge], first: Int = 0, element: Int? = nil) {
    for (index, edge) in edges.enumerated() {
      let slot = first + index
      let key = element.map { RenderNode.Key.element($0, slot: slot) } ?? .position(slot)
      let isContent = first == 0 && index == 0
      switch edge {
      case .absent, .modified: break
      case .child(let make):
        add(
          key, slot: slot, scope: isContent ? node.contentScope : secondaryScope,
          substitution: node.mount.substitution, isListElement: isContent,
          .given(.element(make())))
      case .made(let make):
        add(
          presentationKey ?? key, slot: slot, scope: isContent ? nil : secondaryScope,
          substitution: node.mount.substitution, isListElement: isContent, .made(make))
      case .tuple(let elements):
        for (index, element) in elements.enumerated() {
          add(.position(index), slot: index, element)
        }
      case .branch(let element, let isFirst):
        node.values.append(
          ElementValue(name: nil) { PlainText(isFirst ? "ifBranch" : "elseBranch") })
        add(.branch(isFirst: isFirst), slot: isFirst ? 0 : 1, element)
      case .optional(let element?): add(.position(0), slot: 0, element)
      case .optional(nil): node.values.append(ElementValue(name: nil) { PlainText("nil") })
      case .identified(let element, let id):
        add(.id(RenderNode.Identity(value: id), occurrence: 0), slot: 0, element)
      case .rows(let rows): add(rows, from: slot)
      case .erased(let element): add(.type(ObjectIdentifier(element.type)), slot: 0, element)
      }
    }
  }

  /// The identity of what is presented for an item.
  private var presentationKey: RenderNode.Key? {
    guard let item = node.content.element?.value as? any ItemPresentation, let id = item.itemID
    else { return nil }
    return .presented(RenderNode.Identity(value: id))
  }

  /// Adds rows, which stand in the slots from that of their edge on: it is the last one.
  private mutating func add(_ rows: [ElementEdge.Row], from slot: Int) {
    if rows.isEmpty { node.values.append(ElementValue(name: nil) { PlainText("no elements") }) }
    var occurrences: [AnyHashable: Int] = [:]
    occurrences.reserveCapacity(rows.count)
    for (index, row) in rows.enumerated() {
      let occurrence = occurrences[row.id, default: 0]
      occurrences[row.id] = occurrence + 1
      if occurrence == 1 { reportDuplicate(row.id) }
      let identity = RenderNode.Identity(value: row.id)
      add(
        .id(identity, occurrence: occurrence), slot: slot + index,
        substitution: node.mount.substitution, .row(row.element, type: row.type))
    }
  }

  /// Returns the rows of the range that the node was mounted with.
  private func constant(_ rows: any ConstantRows) -> Element {
    guard let range = rows.constantRange else { return Element.opening(rows) }
    let first = node.constantRange ?? range
    node.constantRange = first
    guard range != first else { return Element.opening(rows) }
    RuntimeIssue(
      .changedConstantRange,
      "ForEach: the range \(range) differs from the initial one, \(first), whose rows stay: "
        + "ForEach(_:content:) is for constant ranges. Give the rows an identity: "
        + "ForEach(_:id:content:).",
      subject: owner, callers: (rows as? any RowSource)?.callers
    ).report()
    return rows.rows(of: first)
  }

  private func reportDuplicate(_ id: AnyHashable) {
    var printer = ValueText()
    RuntimeIssue(
      .duplicateID,
      "ForEach: the ID \(printer.identity(id)) occurs multiple times within the collection, this "
        + "will give undefined results!",
      subject: owner, callers: rowCallers
    ).report()
  }
}

// MARK: - Modifiers

extension NodeBuilder {
  /// Mounts what is below a modifier of the DSL's: child 0 is the content, then come the secondary
  /// children.
  private mutating func apply(_ modifier: Element, to content: RenderTree.Subject) {
    let recorded = recorded({ RecordedElement(modifier: modifier) }, of: modifier)
    let scope = contentScope(of: modifier)
    if let recorded {
      node.values += recorded.values
    } else if modifier.value is any GeometryEffect {
      addProperties(of: modifier.value)
    }
    add(
      .position(0), slot: 0, scope: scope, substitution: node.mount.substitution,
      .given(content))
    if let source = modifier.value as? any DialogSource { show(source) }
    if let destination = modifier.value as? any PathDestination { addPath(destination) }
    guard let recorded, !recorded.edges.allSatisfy(\.isAbsent) else { return }
    // What is presented is there once, whatever it is presented from.
    if modifier.value is any Presentation {
      add(recorded.edges, first: 1)
    } else {
      decorations = node.decorations ?? Decorations()
      decorations?.edges = recorded.edges
    }
  }

  /// Reads the dialog that a modifier shows; the node depends on what tells so.
  private mutating func show(_ source: any DialogSource) {
    let dialog = begin(newEvaluation(of: owner ?? node.type)).run { source.dialog }
    node.dialog = dialog
    node.values += dialog?.values ?? []
  }

  /// Mounts the views for the values on the path of the stack around a modifier.
  private mutating func addPath(_ destination: any PathDestination) {
    if let column = tree.column(of: node) { return addPage(destination, in: column) }
    guard let stack = tree.stack(around: node) else { return }
    tree.pathReaders.insert(node.number)
    let tree = tree
    let values = begin(newEvaluation(of: owner ?? node.type)).run { tree.path(of: stack) }
    // What is pushed stands in the environment of the stack, not of the view that pushed it.
    let number = stack.number
    let scope = presentedScope(in: stack.scope) { [weak tree] in
      MainActor.assumeIsolated { tree?.perform { tree?.pop(number) } }
    }
    for (index, value) in values.enumerated() {
      guard let make = destination.destination(for: value) else { continue }
      let occurrence = values[..<index].count { $0 == value }
      add(
        .id(RenderNode.Identity(value: value), occurrence: occurrence), slot: 1, scope: scope,
        substitution: node.mount.substitution, isListElement: false, .made(make))
    }
  }

  /// Mounts the view for the value that a modifier shows in a column.
  private mutating func addPage(_ destination: any PathDestination, in column: SplitColumn) {
    guard let value = tree.columnValues[node.number],
      let make = destination.destination(for: value), let split = tree.node(column.split)
    else { return }
    let number = node.number
    let scope = presentedScope(in: split.scope) { [weak tree] in
      MainActor.assumeIsolated { tree?.perform { tree?.hideColumnPage(of: number) } }
    }
    add(
      .id(RenderNode.Identity(value: value), occurrence: 0), slot: 1, scope: scope,
      substitution: node.mount.substitution, isListElement: false, .made(make))
  }

  /// Returns the environment of what the node presents.
  private func presentedScope(
    in scope: EnvironmentScope, _ dismiss: @escaping () -> Void
  ) -> EnvironmentScope {
    presentedScope(in: scope, DismissWriter(action: dismiss))
  }

  private func presentedScope(
    in scope: EnvironmentScope, _ writer: any EnvironmentWriter
  ) -> EnvironmentScope {
    if let known = node.presentedScope { return known }
    let made = EnvironmentScope(in: scope, node: -node.number - 1, writer: writer)
    node.presentedScope = made
    return made
  }

  /// Returns the environment of a node's secondary children: one that can be dismissed where it is
  /// presented.
  private var secondaryScope: EnvironmentScope {
    let tree = tree
    let number = node.number
    switch node.content.element?.value {
    case is any DismissiblePresentation:
      return presentedScope(in: node.scope) { [weak tree] in
        MainActor.assumeIsolated {
          let value = tree?.node(number)?.content.element?.value
          tree?.perform { (value as? any DismissiblePresentation)?.dismiss() }
        }
      }
    case is any PagePresentation:
      return presentedScope(in: pageScope) { [weak tree] in
        MainActor.assumeIsolated {
          let value = tree?.node(number)?.content.element?.value
          tree?.perform { (value as? any PagePresentation)?.dismiss() }
        }
      }
    case is any CollapsibleContent: return node.scope
    case is any FollowableLink:
      return presentedScope(in: pageScope) { [weak tree] in
        MainActor.assumeIsolated { tree?.perform { tree?.unfollow(number) } }
      }
    default: return node.scope
    }
  }

  /// The environment of the pages that the node shows: that of the stack or the split view. A link in a
  /// `NavigationView` gives its page that of its own.
  private var pageScope: EnvironmentScope {
    if let column = tree.column(of: node).flatMap({ tree.node($0.split) }) { return column.scope }
    guard let stack = tree.stack(around: node),
      stack.content.element?.value is any PathContainer
    else { return node.scope }
    return stack.scope
  }

  /// Returns a modifier that reads a preference or a selection of its content, with the value that was found.
  private func reading(_ modifier: Element) -> Element {
    if let menu = modifier.value as? any SelectionMenu,
      let selection = tree.menuSelections[node.number]
    {
      return menu.showing(selection)
    }
    guard let reader = modifier.value as? any PreferenceReader, let value = node.preference else {
      return modifier
    }
    return reading(reader, value) ?? modifier
  }

  private func reading<Reader: PreferenceReader>(_ reader: Reader, _ value: Any) -> Element? {
    (value as? Reader.Key.Value).flatMap(reader.reading)
  }

  /// Returns the environment of a modifier's content.
  private func contentScope(of modifier: Element) -> EnvironmentScope {
    if let search = modifier.value as? SearchableModifier { return scope(of: search) }
    guard let writer = modifier.value as? any EnvironmentWriter else { return node.scope }
    if writer is any EnvironmentTransformer {
      // A closure that changes a value may read a state.
      let evaluation = newEvaluation(of: owner ?? modifier.type)
      evaluation.runPlain { write(writer) }
      begin(evaluation)
    } else {
      write(writer)
    }
    let scope = node.contentScope ?? node.scope
    guard !(writer is any StyleWriter) else { return scope }
    let keyPath = writer.writtenKeyPath
    let written = scope.values
    node.values.append(ElementValue(name: KeyPathName.of(keyPath)) { written[keyPath: keyPath] })
    return scope
  }

  /// Returns the environment of what is searched, which tells whether it is.
  private func scope(of search: SearchableModifier) -> EnvironmentScope {
    let tree = tree
    let number = node.number
    let isSearching = begin(newEvaluation(of: owner ?? node.type)).run {
      search.isPresented?.wrappedValue ?? tree.searches.contains(number)
    }
    write(
      SearchWriter(isSearching: isSearching) { [weak tree] in
        MainActor.assumeIsolated { tree?.perform { tree?.endSearch(number) } }
      })
    return node.contentScope ?? node.scope
  }

  /// Writes the environment of the content.
  private func write(_ writer: any EnvironmentWriter) {
    if let scope = node.contentScope { return tree.invalidateReaders(scope.write(writer)) }
    node.contentScope = EnvironmentScope(in: node.scope, node: node.number, writer: writer)
  }

  /// Records what a value consists of; what shows something at times depends on what tells so.
  private func recorded(
    _ record: () -> RecordedElement?, of element: Element
  ) -> RecordedElement? {
    let isCollapsible = (element.value as? any CollapsibleContent)?.isCollapsible ?? false
    guard element.value is any Presentation || isCollapsible else { return record() }
    return begin(newEvaluation(of: owner ?? element.type)).run(record)
  }
}

// MARK: - Bodies

extension NodeBuilder {
  /// Returns an evaluation at the node's place, of a type's body.
  private func newEvaluation(of type: Any.Type) -> Evaluation {
    Evaluation(of: type, in: node.scope.values, node: node.number, queue: tree.queue)
  }

  /// Makes an evaluation that of the node, in place of the one before.
  @discardableResult
  private func begin(_ evaluation: Evaluation) -> Evaluation {
    node.evaluation?.end(before: evaluation)
    node.evaluation = evaluation
    return evaluation
  }

  /// Evaluates the body of a copy of a value, whose dynamic properties are connected to the node.
  private mutating func evaluate<Value, Body>(
    _ type: Value.Type, _ element: Element, _ body: (Value) -> Body
  ) -> Body {
    var value = element.value(as: type)
    let evaluation = begin(newEvaluation(of: type))
    PropertyInstaller(evaluation, node: node, in: tree).install(into: &value)
    if evaluation.readsEnvironment { node.scope.add(reader: node.number) }
    node.values += PropertyValues.values(of: value)
    node.installed = value
    depth += 1
    owner = type
    evaluation.reasons = reasons
    tree.willEvaluate(node, type, reasons)
    return evaluation.run { body(value) }
  }

  private mutating func add<Body>(body: Body) {
    add(
      .position(0), slot: 0, substitution: node.mount.substitution, .given(.element(Element(body))))
  }

  private mutating func addBody(_ element: Element) {
    let type = element.type
    if type is AnyObject.Type {
      RuntimeIssue(
        .notAValue,
        "views must be values (a struct or an enum): '\(type)' is a class", subject: type
      ).end()
    }
    if let view = type as? any View.Type {
      addBody(of: view, element)
    } else if let scene = type as? any Scene.Type {
      addBody(of: scene, element)
    } else if let app = type as? any App.Type {
      addBody(of: app, element)
    } else if let content = type as? any ToolbarContent.Type {
      addBody(of: content, element)
    } else if let commands = type as? any Commands.Type {
      addBody(of: commands, element)
    }
  }

  private mutating func addBody<V: View>(of type: V.Type, _ element: Element) {
    add(body: evaluate(type, element) { $0.body })
  }

  private mutating func addBody<S: Scene>(of type: S.Type, _ element: Element) {
    add(body: evaluate(type, element) { $0.body })
  }

  private mutating func addBody<A: App>(of type: A.Type, _ element: Element) {
    add(body: evaluate(type, element) { $0.body })
  }

  private mutating func addBody<C: ToolbarContent>(of type: C.Type, _ element: Element) {
    add(body: evaluate(type, element) { $0.body })
  }

  private mutating func addBody<C: Commands>(of type: C.Type, _ element: Element) {
    add(body: evaluate(type, element) { $0.body })
  }

  private mutating func buildModifier(_ modifier: Element, _ content: RenderTree.Subject) {
    guard let type = modifier.type as? any ViewModifier.Type else { return }
    buildModifier(type, modifier, content)
  }

  private mutating func buildModifier<M: ViewModifier>(
    _ type: M.Type, _ element: Element, _ content: RenderTree.Subject
  ) {
    let substitution = tree.substitution(of: node, modifier: type, content: content)
    let body = Element(evaluate(type, element) { $0.body(content: .init()) })
    add(.position(0), slot: 0, substitution: substitution, .given(.element(body)))
  }
}

/// The placeholder for the modified view in a modifier's body.
protocol ContentPlaceholder {
  static var modifierType: Any.Type { get }
}

extension _ViewModifier_Content: ContentPlaceholder {
  static var modifierType: Any.Type { Modifier.self }
}
