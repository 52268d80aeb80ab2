/// One step of an identity path: what tells a view from its siblings where identity branches.
package enum PathComponent: Sendable, Hashable {
  /// The nth element of a view list.
  case index(Int)
  /// The branch taken when the condition holds.
  case ifBranch
  /// The other branch.
  case elseBranch
  /// A secondary child: its role, and which one it is on this path, counted from outside from 1.
  case role(String, Int)
  /// What was left out of a path that is too long to be read.
  case elided
  /// An explicit identity; nil where the type alone does not tell the value.
  case id(String?)
}

// MARK: - CustomStringConvertible

extension PathComponent: CustomStringConvertible {
  /// The component as it is printed: `0`, `ifBranch`, `background#2`, `id(*)`.
  package var description: String {
    switch self {
    case .index(let position): "\(position)"
    case .ifBranch: "ifBranch"
    case .elseBranch: "elseBranch"
    case .role(let role, 1): role
    case .role(let role, let count): "\(role)#\(count)"
    case .elided: "…"
    case .id(let value): "id(\(value ?? "*"))"
    }
  }
}
