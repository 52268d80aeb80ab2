/// What a source file says of view trees, line by line: for figures that show source beside a tree
/// or lead from a node to its line.
package struct SourceSketch: Codable, Sendable, Hashable {
  /// The whole file.
  package var listing: SourceListing

  /// What has a body: views, modifiers, apps, previews and the bare expressions of a listing.
  package var bodies: [Body]

  package init(listing: SourceListing, bodies: [Body]) {
    self.listing = listing
    self.bodies = bodies
  }

  /// A declaration and what its body builds.
  package struct Body: Codable, Sendable, Hashable {
    /// The name of a type with its parents; empty for a preview and for bare expressions.
    package var name: String

    /// The line by which ``SourceSummary`` knows the declaration.
    package var line: Int

    /// The lines of the whole declaration, from 1.
    package var firstLine: Int
    package var lastLine: Int

    /// What the body builds, in order.
    package var expressions: [Expression]

    package init(
      name: String, line: Int, firstLine: Int, lastLine: Int, expressions: [Expression]
    ) {
      self.name = name
      self.line = line
      self.firstLine = firstLine
      self.lastLine = lastLine
      self.expressions = expressions
    }
  }

  /// An expression of a view builder, as far as it can be read without types.
  package struct Expression: Codable, Sendable, Hashable {
    /// The name of what is called, or nothing where that is not plain.
    package var name: String
    package var line: Int

    /// The modifiers, the innermost first.
    package var modifiers: [Modifier]

    /// What it builds its content of: a slot for each closure and argument; for `if` and `switch`
    /// one for each branch.
    package var slots: [Slot]

    /// A Boolean value indicating whether it is an `if` or a `switch`.
    package var isCondition: Bool

    package init(
      name: String, line: Int, modifiers: [Modifier] = [], slots: [Slot] = [],
      isCondition: Bool = false
    ) {
      self.name = name
      self.line = line
      self.modifiers = modifiers
      self.slots = slots
      self.isCondition = isCondition
    }
  }

  /// A modifier and what it is given.
  package struct Modifier: Codable, Sendable, Hashable {
    package var name: String
    package var line: Int
    package var slots: [Slot]

    package init(name: String, line: Int, slots: [Slot] = []) {
      self.name = name
      self.line = line
      self.slots = slots
    }
  }

  /// A closure or an argument, and the expressions in it.
  package struct Slot: Codable, Sendable, Hashable {
    /// The label, empty where there is none.
    package var label: String
    package var expressions: [Expression]

    package init(label: String = "", expressions: [Expression]) {
      self.label = label
      self.expressions = expressions
    }
  }
}
