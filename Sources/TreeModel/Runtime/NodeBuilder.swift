/// Mounts one node: evaluates its body or reads its edges, and tells what stands below it.
@MainActor struct NodeBuilder {
  let node: RenderNode
  let mount: RenderTree.Mount

  /// What is to be mounted below the node.
  private(set) var children: [RenderTree.Mount] = []

  /// The number of bodies around the children.
  private(set) var depth: Int

  /// The type whose body the children are part of.
  private var owner: Any.Type?

  /// The calls that made the node's rows.
  private var rowCallers: [UInt]?

  init(node: RenderNode, mount: RenderTree.Mount) {
    self.node = node
    self.mount = mount
    depth = mount.depth
    owner = mount.owner
  }

  mutating func build(_ subject: RenderTree.Subject) {
    switch subject {
    case .element(let element): build(element)
    case .applied(let modifier, let content): apply(modifier, to: content)
    }
  }

  private mutating func build(_ element: Element) {
    let type = element.type
    if let placeholder = type as? any ContentPlaceholder.Type {
      buildContent(of: placeholder.modifierType)
    } else if let recorded = RecordedElement(element) {
      rowCallers = (element.value as? any RowSource)?.callers
      node.values += recorded.values
      add(recorded.edges)
    } else if type is any LeafView.Type || type is any Shape.Type {
      return
    } else if let view = type as? any View.Type {
      buildView(view, element)
    } else if let scene = type as? any Scene.Type {
      buildScene(scene, element)
    } else if let app = type as? any App.Type {
      buildApp(app, element)
    } else if let content = type as? any ToolbarContent.Type {
      buildToolbar(content, element)
    } else if let commands = type as? any Commands.Type {
      buildCommands(commands, element)
    } else if element.value is any ShapeStyle {
      node.values.append(ElementValue(name: nil) { element.value })
    }
  }

  /// Mounts what a placeholder stands for.
  private mutating func buildContent(of modifier: Any.Type) {
    var substitution = mount.substitution
    while let current = substitution {
      if current.modifier == modifier {
        let content = current.content
        add(.position(0), slot: 0, substitution: current.outer) { content }
        return
      }
      substitution = current.outer
    }
  }
}

// MARK: - Children

extension NodeBuilder {
  private mutating func add(
    _ key: RenderNode.Key, slot: Int, environment: EnvironmentValues? = nil,
    substitution: RenderTree.Substitution?, _ subject: @escaping () -> RenderTree.Subject
  ) {
    children.append(
      RenderTree.Mount(
        subject: subject, key: key, slot: slot, parent: node.number, depth: depth,
        owner: owner, environment: environment ?? mount.environment, substitution: substitution))
  }

  private mutating func add(
    _ key: RenderNode.Key, slot: Int, _ element: @escaping () -> Element
  ) {
    add(key, slot: slot, substitution: mount.substitution) { .element(element()) }
  }

  /// Adds what edges lead to.
  ///
  /// - Parameters:
  ///   - edges: the edges, in order.
  ///   - first: the number of the first one.
  private mutating func add(_ edges: [ElementEdge], first: Int = 0) {
    for (index, edge) in edges.enumerated() {
      let slot = first + index
      switch edge {
      case .absent: break
      case .child(let make): add(.position(slot), slot: slot, make)
      case .tuple(let elements):
        for (index, element) in elements.enumerated() {
          add(.position(index), slot: index) { element }
        }
      case .branch(let element, let isFirst):
        node.values.append(
          ElementValue(name: nil) { PlainText(isFirst ? "ifBranch" : "elseBranch") })
        add(.branch(isFirst: isFirst), slot: isFirst ? 0 : 1) { element }
      case .optional(let element?): add(.position(0), slot: 0) { element }
      case .optional(nil): node.values.append(ElementValue(name: nil) { PlainText("nil") })
      case .identified(let element, let id):
        add(.id(RenderNode.Identity(value: id), occurrence: 0), slot: 0) { element }
      case .rows(let rows): add(rows)
      case .erased(let element):
        add(.type(ObjectIdentifier(element.type)), slot: 0) { element }
      case .modified(let content, let modifier):
        apply(modifier, to: .element(content))
      }
    }
  }

  private mutating func add(_ rows: [ElementEdge.Row]) {
    if rows.isEmpty { node.values.append(ElementValue(name: nil) { PlainText("no elements") }) }
    var occurrences: [AnyHashable: Int] = [:]
    for (index, row) in rows.enumerated() {
      let occurrence = occurrences[row.id, default: 0]
      occurrences[row.id] = occurrence + 1
      if occurrence == 1 { reportDuplicate(row.id) }
      let identity = RenderNode.Identity(value: row.id)
      add(.id(identity, occurrence: occurrence), slot: index, row.element)
    }
  }
}

extension NodeBuilder {
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
  /// Mounts a modifier's node: child 0 is the content or the root of the modifier's body, then come
  /// the secondary children.
  private mutating func apply(_ modifier: Element, to content: RenderTree.Subject) {
    guard let recorded = RecordedElement(modifier: modifier) else {
      guard let custom = modifier.type as? any ViewModifier.Type, !isEffect(modifier.type) else {
        return addContent(content, environment: mount.environment)
      }
      return buildModifier(custom, modifier, content)
    }
    if case .modified(let inner, let outer)? = recorded.edges.first {
      return apply(outer, to: .applied(inner, to: content))
    }
    var environment = mount.environment
    if let writer = modifier.value as? any EnvironmentWriter {
      writer.write(to: &environment)
      let keyPath = writer.writtenKeyPath
      let written = environment
      node.values.append(
        ElementValue(name: KeyPathName.of(keyPath)) { written[keyPath: keyPath] })
    }
    node.values += recorded.values
    addContent(content, environment: environment)
    add(recorded.edges, first: 1)
  }

  private mutating func addContent(
    _ content: RenderTree.Subject, environment: EnvironmentValues
  ) {
    add(.position(0), slot: 0, environment: environment, substitution: mount.substitution) {
      content
    }
  }

  /// A Boolean value indicating whether a modifier has no body although it describes nothing.
  private func isEffect(_ type: Any.Type) -> Bool { type is any GeometryEffect.Type }
}

// MARK: - Bodies

extension NodeBuilder {
  /// Evaluates the body of a copy of a value, whose dynamic properties are connected to the node.
  private mutating func evaluate<Value, Body>(
    _ type: Value.Type, _ element: Element, _ body: (Value) -> Body
  ) -> Body {
    var value = element.value(as: type)
    let evaluation = Evaluation(of: type, in: mount.environment)
    PropertyInstaller(evaluation, storage: node.storage).install(into: &value)
    node.evaluation = evaluation
    node.values += PropertyValues.values(of: value)
    depth += 1
    owner = type
    return evaluation.run { body(value) }
  }

  private mutating func addBody<Body>(_ body: Body) {
    let element = Element(body)
    add(.position(0), slot: 0) { element }
  }

  private mutating func buildView<V: View>(_ type: V.Type, _ element: Element) {
    guard V.Body.self != Never.self else { return }
    addBody(evaluate(type, element) { $0.body })
  }

  private mutating func buildScene<S: Scene>(_ type: S.Type, _ element: Element) {
    guard S.Body.self != Never.self else { return }
    addBody(evaluate(type, element) { $0.body })
  }

  private mutating func buildApp<A: App>(_ type: A.Type, _ element: Element) {
    addBody(evaluate(type, element) { $0.body })
  }

  private mutating func buildToolbar<C: ToolbarContent>(_ type: C.Type, _ element: Element) {
    guard C.Body.self != Never.self else { return }
    addBody(evaluate(type, element) { $0.body })
  }

  private mutating func buildCommands<C: Commands>(_ type: C.Type, _ element: Element) {
    guard C.Body.self != Never.self else { return }
    addBody(evaluate(type, element) { $0.body })
  }

  private mutating func buildModifier<M: ViewModifier>(
    _ type: M.Type, _ element: Element, _ content: RenderTree.Subject
  ) {
    guard M.Body.self != Never.self else {
      return addContent(content, environment: mount.environment)
    }
    let substitution = RenderTree.Substitution(
      modifier: type, content: content, outer: mount.substitution)
    let body = Element(evaluate(type, element) { $0.body(content: .init()) })
    add(.position(0), slot: 0, substitution: substitution) { .element(body) }
  }
}

/// The placeholder for the modified view in a modifier's body.
protocol ContentPlaceholder {
  static var modifierType: Any.Type { get }
}

extension _ViewModifier_Content: ContentPlaceholder {
  static var modifierType: Any.Type { Modifier.self }
}
