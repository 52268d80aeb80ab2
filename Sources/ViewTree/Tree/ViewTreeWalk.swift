/// The walk over a type, and over the bodies of the custom types in it, that makes a view tree.
///
/// A loop over an explicit stack of what is still to visit.
struct ViewTreeWalk {
  let bodies: BodyTable
  let options: ViewTreeOptions
  let instance: InstanceIndex
  var tree: ViewTree

  /// The type of the root, then those of the bodies that were met.
  var sources: [TypeName]
  var sourcesByName: [String: Int] = [:]
  var openedSources: [String: Int] = [:]

  /// What modified views consist of: see ``Subject``.
  var contents: [Subject] = []
  var substitutions: [Substitution] = []
  var expansions: [Expansion] = []

  var nestedLists = NestedComponents()
  var pending: [Item] = []
  var nodePaths: [Int] = []
  var pathCount = 0
  var roleCounts: [RolePlace: Int] = [:]
  var typeBytes = 0

  init(
    root: TypeName, name: String, bodies: BodyTable, options: ViewTreeOptions,
    instance: ViewInstance? = nil
  ) {
    self.bodies = bodies
    self.options = options
    self.instance = InstanceIndex(instance)
    tree = ViewTree(name: name)
    sources = [root]
  }

  mutating func run(_ root: Subject) -> ViewTree {
    pending = [Item(subject: root, parent: -1, instance: instance.root)]
    while let item = pending.popLast() {
      guard tree.nodes.count < options.nodeLimit else {
        tree.mark(item.parent, .depthLimit)
        continue
      }
      visit(item)
    }
    tree.finish()
    return tree
  }

  mutating func runModifier() -> ViewTree {
    let place = Place(source: 0, node: 0)
    contents.append(.placeholder(nil))
    return run(.modified(content: 0, modifier: place, whole: place))
  }
}

// MARK: - State

extension ViewTreeWalk {
  /// A part of a type, and what the placeholders in it stand for.
  struct Place {
    var source: Int
    var node: Int
    /// The innermost modifier whose body it is part of; -1 for none.
    var substitution = -1
    /// The innermost custom type whose body it is part of; -1 for none.
    var expansion = -1
  }

  /// Something to visit.
  enum Subject {
    case view(Place)
    /// A modifier applied to one of the ``contents``; `whole` is the type of both, where it is part
    /// of a type.
    case modified(content: Int, modifier: Place, whole: Place?)
    /// A leaf drawn from a style.
    case style(Place)
    /// The content of a modifier that is applied to nothing.
    case placeholder(Place?)
  }

  struct Item {
    var subject: Subject
    var parent: Int
    /// The components that are this item's alone, behind those of ``lists``.
    var components: [PathComponent] = []
    /// The innermost of the nested lists that it stands in below its parent; -1 for none.
    var lists = NestedComponents.none
    var role: String?
    /// Which element of a modified list it belongs to; nil for all.
    var element: Int?
    /// A Boolean value indicating whether it is a container's list: a tuple's elements are numbered,
    /// anything else is element 0.
    var isList = false
    /// The node of the instance that has its value; -1 where there is none.
    var instance = InstanceIndex.none
  }

  /// What the placeholder in a modifier's body stands for.
  struct Substitution {
    var modifier: Place
    var content: Int
    var outer: Int
  }

  /// A custom type whose body is being walked.
  struct Expansion {
    var source: Int
    var name: String
    var size: Int
    var outer: Int
    var depth: Int
  }

  struct RolePlace: Hashable {
    var path: Int
    var role: String
  }
}

// MARK: - Adding nodes

extension ViewTreeWalk {
  /// Adds the node of an item.
  ///
  /// - Returns: its index.
  mutating func append(
    _ kind: ViewNode.Kind, _ label: String, for item: Item, mark: ViewNode.Mark? = nil
  ) -> Int {
    append(kind, label, for: item, mark: mark, mounted: item.instance)
  }

  /// Adds the node of an item, of which another node of the instance than its own is mounted.
  mutating func append(
    _ kind: ViewNode.Kind, _ label: String, for item: Item, mark: ViewNode.Mark? = nil,
    mounted: Int
  ) -> Int {
    let components = nestedLists.components(item.components, in: item.lists)
    if components.isEmpty, item.parent >= 0 {
      nodePaths.append(nodePaths[item.parent])
    } else {
      pathCount += 1
      nodePaths.append(pathCount)
    }
    let node = ViewNode(
      kind: kind, label: label, components: components, role: item.role, element: item.element,
      mark: mark, values: instance.values(of: item.instance))
    return tree.append(
      node, type: typeText(of: item.subject), parent: item.parent,
      instance: options.followsInstance ? mounted : InstanceIndex.none)
  }

  /// Returns the component of a role on a node's path, which counts those of that name.
  mutating func component(_ role: String, at node: Int) -> PathComponent {
    let place = RolePlace(path: nodePaths[node], role: role)
    let count = roleCounts[place, default: 0] + 1
    roleCounts[place] = count
    return .role(role, count)
  }

  /// The printed type of a subject, where types are asked for: a modifier's is its own, without the
  /// content, which has nodes of its own.
  ///
  /// Beyond 16 MB in all, types are elided at 256 bytes, so that a deep tree stays linear.
  private mutating func typeText(of subject: Subject) -> String {
    guard options.showsTypes else { return "" }
    let limit = typeBytes < 16 << 20 ? 4096 : 256
    let text =
      switch subject {
      case .view(let place), .style(let place), .modified(_, let place, _),
        .placeholder(.some(let place)):
        print(place, limit)
      case .placeholder(nil): "Content"
      }
    typeBytes += text.utf8.count
    return text
  }

  private func print(_ place: Place, _ limit: Int) -> String {
    sources[place.source].printed(at: place.node, limit: limit)
  }
}
