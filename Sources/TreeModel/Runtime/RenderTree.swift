/// The render tree of an instance.
///
/// Mounting is a loop over what is still to mount, so that views may nest at will; a body is
/// evaluated when its node is mounted, from the outside in. Bodies that contain each other without
/// end stop at ``maximumDepth`` with an issue that names one of them.
@MainActor package final class RenderTree {
  /// The number of bodies that may stand in each other.
  package static let maximumDepth = 1000

  /// The number of nodes that a tree may have.
  package static let maximumCount = 1_000_000

  /// The nodes by number; right after mounting, in preorder.
  package private(set) var nodes: [RenderNode] = []

  let shared = SharedStorage()
  private var pending: [Mount] = []

  /// Mounts an instance.
  ///
  /// - Parameters:
  ///   - root: a view, an app, a scene.
  ///   - environment: the environment at the root.
  package init(mounting root: Element, environment: EnvironmentValues = EnvironmentValues()) {
    pending.append(
      Mount(
        subject: { .element(root) }, key: .position(0), slot: 0, parent: nil, depth: 0,
        owner: nil, environment: environment, substitution: nil))
    mountPending()
  }

  /// Mounts a view.
  package convenience init<V: View>(
    mounting view: V, environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.init(mounting: Element(view), environment: environment)
  }
}

extension RenderTree {
  /// Something to mount, and where.
  struct Mount {
    let subject: () -> Subject
    let key: RenderNode.Key
    let slot: Int
    let parent: Int?
    let depth: Int

    /// The type whose body the subject is part of.
    let owner: Any.Type?
    var environment: EnvironmentValues
    var substitution: Substitution?
  }

  /// What is mounted: a value, or a modifier applied to something.
  indirect enum Subject {
    case element(Element)
    case applied(Element, to: Subject)
  }

  /// What the placeholder in a custom modifier's body stands for.
  final class Substitution {
    let modifier: Any.Type
    let content: Subject

    /// What the placeholders in the content stand for.
    let outer: Substitution?

    init(modifier: Any.Type, content: Subject, outer: Substitution?) {
      self.modifier = modifier
      self.content = content
      self.outer = outer
    }
  }

  private func mountPending() {
    while let mount = pending.popLast() {
      let children = self.mount(mount)
      pending.append(contentsOf: children.reversed())
    }
  }

  /// Mounts one node.
  ///
  /// - Returns: what is to be mounted below it.
  private func mount(_ mount: Mount) -> [Mount] {
    let subject = mount.subject()
    let node = RenderNode(
      number: nodes.count, mount, type: subject.type, storage: NodeStorage(shared: shared))
    if nodes.count >= Self.maximumCount {
      RuntimeIssue(
        .tooDeep, "the view has more than \(Self.maximumCount) nodes", subject: subject.type
      ).end()
    }
    nodes.append(node)
    if let parent = mount.parent { nodes[parent].children.append(node.number) }
    var builder = NodeBuilder(node: node, mount: mount)
    builder.build(subject)
    if builder.depth > Self.maximumDepth {
      RuntimeIssue(
        .tooDeep,
        "the body of '\(node.type)' contains itself: bodies stand in each other more than "
          + "\(Self.maximumDepth) deep",
        subject: node.type
      ).end()
    }
    return builder.children
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
