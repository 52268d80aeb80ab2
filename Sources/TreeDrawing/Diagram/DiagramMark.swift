/// What an update did to what a box or a line stands for.
///
/// A mark is told by colour, by a sign in the corner of the box and by the stroke, so that it is
/// read without colours too.
package enum DiagramMark: String, Sendable, Hashable, CaseIterable {
  case inserted
  case removed
  case updated
  case moved
  /// What is there but takes no part: a branch that was not taken.
  case inactive

  /// The sign in the corner of a box.
  package var sign: String {
    switch self {
    case .inserted: "+"
    case .removed: "-"
    case .updated: "~"
    case .moved: ">"
    case .inactive: "."
    }
  }

  /// How the outline and the line are stroked.
  package var dash: DiagramDash {
    switch self {
    case .inserted, .updated: .solid
    case .removed: .dashed
    case .moved, .inactive: .dotted
    }
  }
}

/// How a line is stroked.
package enum DiagramDash: Sendable, Hashable {
  case solid
  case dashed
  case dotted
}
