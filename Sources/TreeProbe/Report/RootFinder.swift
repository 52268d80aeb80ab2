import TreeModel
import ViewTree

/// Finds the roots that an image declares and makes the report.
@MainActor struct RootFinder {
  private var collector = BodyCollector()
  private var roots: [ProbeReport.Root] = []

  /// For each root the type that the image declares.
  private var types: [Any.Type?] = []
  private var changes = CompiledChanges()
  private let drawable = LoadedConformances(to: (any View).self, (any ViewModifier).self)

  /// Returns the report of the types that an image declares.
  ///
  /// - Parameters:
  ///   - types: the types.
  ///   - request: which roots are mounted.
  ///   - stream: is told of each type before it is looked at, and of each root before it is mounted:
  ///     both run the user's code.
  /// - Returns: the roots in the order of the types, and the bodies of all custom types below them.
  static func report(
    of types: [TypeDescriptor], request: ProbeRequest, stream: ReportWriter
  ) -> ProbeReport {
    var finder = RootFinder()
    let arguments = GenericArguments(exampleTypes: types)
    for descriptor in types where !finder.isPartOfPreview(descriptor) {
      stream.willVisit(descriptor.qualifiedName)
      if let type = descriptor.type, finder.changes.add(type) { continue }
      finder.add(descriptor, arguments: arguments)
    }
    for (index, root) in finder.roots.enumerated() where request.selects(root) {
      stream.willMount(root.name)
      finder.mount(index, request, stream)
    }
    return ProbeReport(roots: finder.roots, bodies: finder.collector.bodies)
  }

  private mutating func mount(_ index: Int, _ request: ProbeRequest, _ stream: ReportWriter) {
    StandardDefaults.clear()
    guard let type = types[index], let element = InstanceMaker(of: type).element() else { return }
    if let changes = request.changes { return update(index, element, changes, request, stream) }
    let tree = RenderTree(
      mounting: element, window: request.window ?? UpdateRunner.defaultWindow)
    // A snippet is drawn without the view that treeviz wraps around it.
    let isWrapped = roots[index].kind == .snippet && tree.nodes.count > 1
    var printer = ValueText()
    roots[index].instance = ViewInstance(
      tree, skipping: isWrapped ? 1 : 0, &printer, collector: &collector)
    roots[index].mounted = names(of: tree, besides: index)
  }

  private mutating func update(
    _ index: Int, _ element: Element, _ changes: [ProbeChange], _ request: ProbeRequest,
    _ stream: ReportWriter
  ) {
    let finder = self
    var mounted: [String] = []
    let runner = UpdateRunner(
      changes: changes, compiled: self.changes,
      window: request.window ?? UpdateRunner.defaultWindow,
      replacement: { name in
        let possible = finder.roots.indices.filter { finder.maker(of: $0)?.isPossible == true }
        let other = RootReplacement(of: finder.roots[index], in: possible.map { finder.roots[$0] })
          .root(named: name)
        return finder.roots.firstIndex(of: other).flatMap(finder.maker)?.element()
      },
      isWrapped: roots[index].kind == .snippet, typeName: roots[index].type,
      didMount: { mounted = finder.names(of: $0, besides: index) },
      didTake: { stream.write($0) }, willMake: { stream.willMake($0.text) })
    roots[index].update = runner.run(element, collector: &collector)
    roots[index].mounted = mounted
  }

  private func maker(of index: Int) -> InstanceMaker? { types[index].map(InstanceMaker.init) }

  /// Returns the names of the other roots that a tree shows, in the roots' order.
  private func names(of tree: RenderTree, besides root: Int) -> [String] {
    let mounted = Set(tree.nodes.map { ObjectIdentifier($0.type) })
    return roots.indices.filter { index in
      index != root && types[index].map { mounted.contains(ObjectIdentifier($0)) } == true
    }.map { roots[$0].name }
  }

  /// A Boolean value indicating whether a type is one that a preview's expansion declares.
  private func isPartOfPreview(_ descriptor: TypeDescriptor) -> Bool {
    guard let parent = descriptor.parent, parent.isType else { return false }
    return parent.type is any _PreviewSource.Type
  }

  private mutating func add(_ descriptor: TypeDescriptor, arguments: GenericArguments) {
    // Arguments are sought for what can be drawn alone: the search runs over many combinations.
    guard !descriptor.isGeneric || drawable.contains(descriptor) else { return }
    guard let type = descriptor.type ?? arguments.instance(of: descriptor) else {
      roots.append(
        ProbeReport.Root(
          kind: .view, name: descriptor.qualifiedName, type: "",
          failure: "no type was found that its generic parameters take; show it through a view "
            + "or a preview that gives them"))
      types.append(nil)
      return
    }
    let name = descriptor.isInExtension ? collector.rootName(of: type) : descriptor.qualifiedName
    defer { if types.count < roots.count { types.append(descriptor.isGeneric ? nil : type) } }
    if let preview = type as? any _PreviewSource.Type {
      add(preview, name: name)
    } else if let provider = type as? any PreviewProvider.Type {
      add(.previewProvider, name: name, type: Self.previews(provider))
    } else if type is any Shape.Type {
      return
    } else if type is any View.Type {
      add(name == SourceSummary.snippetTypeName ? .snippet : .view, name: name, type: type)
    } else if type is any ViewModifier.Type {
      add(.modifier, name: name, type: type)
    } else if type is any App.Type {
      add(.app, name: name, type: type)
    } else if type is any Scene.Type {
      add(.scene, name: name, type: type)
    }
  }

  private mutating func add(_ kind: ProbeReport.Kind, name: String, type: Any.Type) {
    collector.collect(from: type)
    roots.append(ProbeReport.Root(kind: kind, name: name, type: collector.name(of: type)))
  }

  private mutating func add<P: _PreviewSource>(_ preview: P.Type, name: String) {
    collector.collect(from: P.Content.self)
    roots.append(
      ProbeReport.Root(
        kind: .preview, name: name, type: collector.name(of: P.Content.self), line: P._line,
        title: P._title))
  }

  private static func previews<P: PreviewProvider>(_ provider: P.Type) -> Any.Type {
    P.Previews.self
  }
}
