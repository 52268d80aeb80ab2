import Foundation

/// The render tree of an instance, which lives on while its views come and go.
///
/// All work is loops over what is still to do, so that views may nest at will; a body is evaluated
/// when its node is mounted or updated, from the outside in. Bodies that contain each other without
/// end stop at ``maximumDepth`` with an issue that names one of them.
@MainActor package final class RenderTree {
  /// The number of bodies that may stand in each other.
  package static let maximumDepth = 1000

  /// The number of nodes that a tree may have.
  package static let maximumCount = 1_000_000

  /// The nodes by number; nil for those that went.
  private(set) var table: [RenderNode?] = []
  private var count = 0
  private(set) var root = 0

  package let shared = SharedStorage()
  package let queue = UpdateQueue()

  /// What happened, where it is wanted.
  package let log: EventLog?

  /// How many elements of a lazy container are mounted at first.
  let window: Int

  let rootScope: EnvironmentScope
  var work: [Work] = []

  /// The roots of the subtrees that were mounted, and the parents of those that went, since hooks
  /// last ran.
  var insertedRoots: [Int] = []
  var changedParents: [Int] = []

  /// The nodes whose children came or went since modifiers of lists were last brought up to date.
  var changedLists: [Int] = []

  /// The windows of lazy containers whose elements came, went or moved.
  var changedWindows: [LazyWindow] = []

  /// The windows of lazy containers that are being mounted.
  var newWindows: [LazyWindow] = []
  var actions = PendingActions()

  /// The nodes that are looked up by what they are.
  var nodesByRole = NodesByRole()

  var isPerforming = false

  /// Runs the tasks that hooks and actions begin.
  let driver = TaskDriver()

  /// The nodes whose actions ran in this update.
  var firedHooks: Set<Int> = []

  /// The elements that views of tabs do not show, and which element is selected where nobody else keeps
  /// that.
  var hiddenUnits: Set<Int> = []
  var tabIndices: [Int: Int] = [:]

  /// The links that were followed, the paths of stacks that nobody else keeps, and the nodes that
  /// read a path.
  var followed: Set<Int> = []
  var paths: [Int: [AnyHashable]] = [:]
  var pathReaders: Set<Int> = []

  /// The values that modifiers show in a column, the columns of split views that pages stand in place of, and
  /// the page that each column shows.
  var columnValues: [Int: AnyHashable] = [:]
  var replacedColumns: [Int: Set<Int>] = [:]
  var topColumnPages: [SplitColumn: Int] = [:]

  /// The rows of outlines that are open, by the number of the outline.
  var openRows: [Int: Set<AnyHashable>] = [:]

  /// What failed to load, by the number of the view that loaded it.
  var failedLoads: [Int: URL] = [:]

  /// The roots of what is presented above everything else and has come up.
  var shownPresentations: Set<Int> = []

  /// The edit modes of containers that nobody else keeps; that of the root is -1.
  var editModes: [Int: StateStorage<EditMode>] = [:]

  /// The view that got the focus last; nil after it lost it.
  var focus: Int?

  /// Whether a modifier was made anew that publishes something where the focus is, and those that have
  /// published.
  var hasNewPublishers = false
  var published: [Int] = []

  /// The window's own colour scheme and the one that it was given, and the schemes that sheets and the like
  /// were given, by the modifiers that present them.
  var windowScheme: (own: ColorScheme, given: ColorScheme)?
  var ownSchemes: [Int: ColorScheme] = [:]

  /// What is selected where a menu is made for that.
  var menuSelections: [Int: Set<AnyHashable>] = [:]

  /// The tasks that refresh containers, by the container.
  var refreshes: [Int: Task<Void, Never>] = [:]

  /// The searches that go on and that nobody else keeps.
  var searches: Set<Int> = []

  /// What each stack showed above its root when hooks last ran.
  var topScreens: [Int: Int] = [:]

  /// The elements that have come into view or gone out of it since hooks last ran.
  var changedVisibility: [Int] = []

  /// A Boolean value indicating whether styles of the user's draw their controls, rather than the
  /// controls' own parts being shown.
  var drawsStyles: Bool { log != nil }

  /// Mounts an instance and runs its hooks.
  ///
  /// - Parameters:
  ///   - root: a view, an app, a scene.
  ///   - environment: the environment at the root.
  ///   - log: takes down what happens; hooks run only where there is one.
  ///   - window: how many elements of a lazy container are mounted at first.
  package init(
    mounting root: Element, environment: EnvironmentValues = EnvironmentValues(),
    log: EventLog? = nil, window: Int = .max
  ) {
    self.log = log
    self.window = window
    rootScope = EnvironmentScope(root: environment)
    shared.note = { [weak log] event in log?.add(event) }
    keepRootEditMode()
    let number = reserve()
    work.append(
      .mount(
        Mount(
          number: number, subject: .given(.element(root)), key: .position(0), slot: 0, parent: nil,
          depth: 0, owner: nil, scope: rootScope, substitution: nil, window: nil)))
    insertedRoots.append(number)
    if log != nil {
      shared.standardDefaults.follow()
      driver.takeMainQueue()
    }
    runWork()
    if log != nil { settle() }
  }

  /// Mounts a view.
  package convenience init<V: View>(
    mounting view: V, environment: EnvironmentValues = EnvironmentValues(), log: EventLog? = nil,
    window: Int = .max
  ) {
    self.init(mounting: Element(view), environment: environment, log: log, window: window)
  }
}

// MARK: - Nodes

extension RenderTree {
  /// The nodes that are there, in preorder.
  package var nodes: [RenderNode] {
    var found: [RenderNode] = []
    var pending = [root]
    while let number = pending.popLast() {
      guard let node = table[number] else { continue }
      found.append(node)
      pending.append(contentsOf: node.children.reversed())
    }
    return found
  }

  /// The node of a number; nil where it went.
  package func node(_ number: Int) -> RenderNode? {
    table.indices.contains(number) ? table[number] : nil
  }

  /// Returns the number of the innermost scene that a node stands in; that of the root where there is
  /// none.
  func scene(of node: RenderNode) -> Int {
    if node.content.element?.type is any PrimitiveScene.Type { return node.number }
    return ancestors(of: node).first { $0.content.element?.type is any PrimitiveScene.Type }?.number
      ?? root
  }

  /// The nodes above a node, the innermost first.
  func ancestors(of node: RenderNode) -> some Sequence<RenderNode> {
    sequence(state: node.parent) { [self] number in
      guard let node = number.flatMap(self.node) else { return nil }
      number = node.parent
      return node
    }
  }

  /// The nodes above a node, the innermost first, each with the child by which the node stands in it.
  func steps(outOf node: RenderNode) -> some Sequence<(parent: RenderNode, child: RenderNode)> {
    sequence(state: node) { [self] child in
      guard let parent = child.parent.flatMap(self.node) else { return nil }
      defer { child = parent }
      return (parent, child)
    }
  }

  /// A node and the modifiers, groups and the like below it, down to the first element of its list.
  func contents(from number: Int?) -> some Sequence<RenderNode> {
    sequence(state: number) { [self] number in
      guard let node = number.flatMap(self.node) else { return nil }
      number = ListRole(of: node) == .element ? nil : node.children.first
      return node
    }
  }

  /// Returns a number for a new node.
  func reserve() -> Int {
    table.append(nil)
    return table.count - 1
  }

  func insert(_ node: RenderNode) {
    count += 1
    if count > Self.maximumCount {
      RuntimeIssue(
        .tooDeep, "the view has more than \(Self.maximumCount) nodes", subject: node.type
      ).end()
    }
    table[node.number] = node
  }

  func forget(_ node: RenderNode) {
    count -= 1
    table[node.number] = nil
  }

  func setRoot(_ number: Int) { root = number }
}

// MARK: - What is mounted

extension RenderTree {
  /// Something to mount, and where.
  struct Mount {
    let number: Int
    var subject: Source
    let key: RenderNode.Key
    let slot: Int
    let parent: Int?
    let depth: Int

    /// The type whose body the subject is part of.
    let owner: Any.Type?
    var scope: EnvironmentScope
    var substitution: Substitution?

    /// The window of the lazy container whose list it is part of.
    var window: LazyWindow?
  }

  /// Where the value of a node comes from.
  enum Source {
    case given(Subject)
    /// A closure of the user's makes it: what it reads, the node depends on.
    case made(() -> Element)
    /// A closure makes the view of a row, of a type.
    case row(() -> Element, type: Any.Type)
  }

  /// What is mounted: a value, or a modifier applied to something.
  indirect enum Subject {
    case element(Element)
    case applied(Element, to: Subject)
  }

  /// What the placeholder in a custom modifier's body stands for.
  final class Substitution {
    let modifier: Any.Type
    var content: Subject

    /// What the placeholders in the content stand for.
    let outer: Substitution?

    /// The numbers of the placeholders that stand for the content.
    var users: Set<Int> = []

    init(modifier: Any.Type, content: Subject, outer: Substitution?) {
      self.modifier = modifier
      self.content = content
      self.outer = outer
    }
  }

  /// Something to do.
  enum Work {
    case mount(Mount)
    case update(Int, Mount)
    case decorate(Int)
  }
}

extension RenderTree.Subject {
  /// The type of the value, or of the outermost modifier.
  var type: Any.Type {
    switch self {
    case .element(let element): element.type
    case .applied(let modifier, _): modifier.type
    }
  }
}
