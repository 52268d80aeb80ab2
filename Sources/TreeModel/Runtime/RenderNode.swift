/// A node of the render tree: what stands for a view as long as it keeps its identity.
///
/// A node outlives the value that it was made of. It owns the storage of the dynamic properties, and
/// knows the environment at its place and what its body read when it last ran.
@MainActor package final class RenderNode {
  /// What tells a node from its siblings: equal keys under equal parents are one identity.
  package enum Key: Hashable, Sendable {
    /// The nth edge of the parent, or the nth element of its tuple.
    case position(Int)
    /// A branch of a condition.
    case branch(isFirst: Bool)
    /// An explicit identity; `occurrence` tells rows of one id apart, from 0.
    case id(Identity, occurrence: Int)
    /// What is presented for an item, by the item's identity.
    case presented(Identity)
    /// What an `AnyView` holds: another type is another identity.
    case type(ObjectIdentifier)
    /// A secondary child of a modifier, by the number of the element that has it.
    case element(Int, slot: Int)
  }

  /// The value of an explicit identity.
  package struct Identity: Hashable, @unchecked Sendable {
    package let value: AnyHashable
  }

  /// The number of the node, in the order in which nodes were made.
  package let number: Int
  package let key: Key

  /// The number of the parent; nil for the root.
  package let parent: Int?

  /// The type of the value; that of the modifier where one is applied.
  package let type: Any.Type

  /// The number of bodies around the node, its own included.
  package internal(set) var depth: Int

  /// The number of nodes above.
  let level: Int

  /// How the node was last reached.
  var mount: RenderTree.Mount

  /// The value that the node stands for, as the parent gave it.
  var subject: RenderTree.Subject

  /// How often it was given a text, an image or a shape that looks otherwise.
  package internal(set) var revision = 0

  /// What the value is made of, as it was last built.
  var content: NodeContent = .leaf

  /// The environment at the node, and that of its content where the node writes it.
  var scope: EnvironmentScope
  var contentScope: EnvironmentScope?

  /// The environment of what the node presents, in which it can be dismissed.
  var presentedScope: EnvironmentScope?

  /// What the placeholder in the body of the node's modifier stands for.
  var substitution: RenderTree.Substitution?

  /// What its dynamic properties keep; nil where none was installed.
  package private(set) var storage: NodeStorage?

  /// The numbers of the children that are there, in order.
  package internal(set) var children: [Int] = []

  /// The last evaluation of the body, where there is one.
  package internal(set) var evaluation: Evaluation?

  /// The last evaluation of the closure that made the node's view, where there is one.
  var closureEvaluation: Evaluation?

  /// What the node shows of its value.
  package internal(set) var values: [ElementValue] = []

  /// The copy of its value whose dynamic properties are connected to it; actions are run on it.
  package internal(set) var installed: Any?

  /// A Boolean value indicating whether the node was built before.
  var isBuilt = false

  /// What its hooks know; nil where it has none.
  var hooks: NodeHooks?

  /// The preference of its content that it reads, as it was last collected.
  var preference: Any?

  /// The alert or the action sheet that it shows, given as a value.
  var dialog: DialogValue?

  /// The range of a `ForEach` over a constant range, as it was when the node was mounted.
  var constantRange: Range<Int>?

  /// The secondary children of a modifier; nil for what has none.
  var decorations: Decorations?

  /// A Boolean value indicating whether it stands where one view is needed, so that a list of several
  /// is put into an implicit container.
  var needsOneView = true

  /// How much of its content a lazy container mounts; nil for all others.
  var window: LazyWindow?

  init(_ mount: RenderTree.Mount, subject: RenderTree.Subject, level: Int) {
    number = mount.number
    key = mount.key
    parent = mount.parent
    depth = mount.depth
    scope = mount.scope
    type = subject.type
    self.subject = subject
    self.mount = mount
    self.level = level
  }

  /// The environment at the node.
  package var environment: EnvironmentValues { scope.values }

  /// Which edge of the parent leads here: the nth of its structure, or the nth row or element.
  package var slot: Int { mount.slot }

  /// The states that its dynamic properties keep, by name.
  package var states: [(name: String, value: Any)] { storage?.states ?? [] }

  /// The storage of the node's dynamic properties, made when it is first asked for.
  func installedStorage(shared: SharedStorage) -> NodeStorage {
    let storage = storage ?? NodeStorage(shared: shared)
    self.storage = storage
    return storage
  }

  /// What its hooks know, made when it is first asked for.
  func madeHooks() -> NodeHooks {
    let hooks = hooks ?? NodeHooks()
    self.hooks = hooks
    return hooks
  }
}

/// What a node's value is made of.
enum NodeContent {
  /// Nothing below it.
  case leaf
  /// A view of the DSL's: its edges lead to its children.
  case primitive(Element)
  /// A custom view, scene or the like: its child is the root of its body.
  case body(Element)
  /// A modifier of the DSL's.
  case modifier(Element, to: RenderTree.Subject)
  /// A custom modifier: its child is the root of its body.
  case customModifier(Element, to: RenderTree.Subject)
  /// The placeholder in a modifier's body.
  case placeholder
}

extension NodeContent {
  /// The value: a view or a modifier.
  var element: Element? {
    switch self {
    case .leaf, .placeholder: nil
    case .primitive(let element), .body(let element), .modifier(let element, _),
      .customModifier(let element, _):
      element
    }
  }
}

extension RenderNode {
  /// What its body, and the closure that made its view, read when they last ran.
  package var reads: [Evaluation.Read] {
    (closureEvaluation?.reads ?? []) + (evaluation?.reads ?? [])
  }

  /// What the node writes into the environment of its content.
  package var write: (keyPath: PartialKeyPath<EnvironmentValues>, value: Any)? {
    guard let contentScope, let writer = content.element?.value as? any EnvironmentWriter else {
      return nil
    }
    let keyPath = writer.writtenKeyPath
    guard !contentScope.values.isMissing(keyPath) else { return nil }
    return (keyPath, contentScope.values[keyPath: keyPath])
  }

  /// What a key path reads at the node; nil where it leads to an object that is missing.
  package func environmentValue(of keyPath: AnyKeyPath) -> Any? {
    guard let keyPath = keyPath as? PartialKeyPath<EnvironmentValues>,
      !environment.isMissing(keyPath)
    else { return nil }
    return environment[keyPath: keyPath]
  }

  /// The node that wrote what a key path reads here; nil where it is a default.
  package func environmentWriter(of keyPath: AnyKeyPath) -> Int? {
    scope.writer(of: keyPath)
  }
}
