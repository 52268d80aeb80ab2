/// What the tree looks nodes up for, by the type of what they hold.
struct NodeRole: OptionSet, Hashable {
  let rawValue: Int

  static let preferenceReader = NodeRole(rawValue: 1 << 0)
  static let tabView = NodeRole(rawValue: 1 << 1)
  /// It asks for a colour scheme.
  static let schemePreference = NodeRole(rawValue: 1 << 2)
  /// It shows pages.
  static let pageSource = NodeRole(rawValue: 1 << 3)
  static let splitView = NodeRole(rawValue: 1 << 4)
  /// It presents something above everything else.
  static let presenter = NodeRole(rawValue: 1 << 5)
  /// It publishes something where the focus is.
  static let focusPublisher = NodeRole(rawValue: 1 << 6)
  static let selectionMenu = NodeRole(rawValue: 1 << 7)
  static let loadingView = NodeRole(rawValue: 1 << 8)

  private static let all: [(role: NodeRole, isMeant: @Sendable (Any.Type) -> Bool)] = [
    (.preferenceReader, { $0 is any PreferenceReader.Type }),
    (.tabView, { $0 is any TabContainer.Type }),
    (.schemePreference, { $0 is any SchemePreference.Type }),
    (.pageSource, { $0 is any PageSource.Type }),
    (.splitView, { $0 is any SplitContainer.Type }),
    (
      .presenter,
      {
        $0 is any DismissiblePresentation.Type || $0 is any DialogPresentation.Type
          || $0 is any DialogSource.Type
      }
    ),
    (.focusPublisher, { $0 is any FocusPublisher.Type }),
    (.selectionMenu, { $0 is any SelectionMenu.Type }),
    (.loadingView, { $0 is any LoadingView.Type }),
  ]

  /// The roles of each type that was asked for: to find out takes longer than to look up.
  @MainActor private static var known: [ObjectIdentifier: NodeRole] = [:]

  /// Returns the roles of what is of a type.
  @MainActor static func of(_ type: Any.Type) -> NodeRole {
    if let roles = known[ObjectIdentifier(type)] { return roles }
    let roles = all.reduce(into: NodeRole()) { if $1.isMeant(type) { $0.insert($1.role) } }
    known[ObjectIdentifier(type)] = roles
    return roles
  }

  /// Its roles, each by itself.
  var each: [NodeRole] { Self.all.map(\.role).filter(contains) }
}

/// The numbers of the nodes of each role.
struct NodesByRole {
  private var numbers: [NodeRole: Set<Int>] = [:]

  /// Returns the numbers of the nodes of one role.
  subscript(role: NodeRole) -> Set<Int> { numbers[role, default: []] }

  mutating func insert(_ number: Int, _ roles: NodeRole) {
    for role in roles.isEmpty ? [] : roles.each { numbers[role, default: []].insert(number) }
  }

  mutating func remove(_ number: Int, _ roles: NodeRole) {
    for role in roles.isEmpty ? [] : roles.each { numbers[role]?.remove(number) }
  }
}
