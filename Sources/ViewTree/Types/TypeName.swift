/// A type's name as a value: what Swift prints for a type, taken apart.
///
/// The parts stand in preorder in one array, and walks over them are loops, so that a name of any
/// depth is safe to read, copy, compare and free. `VStack<TupleView<(Text, Image)>>` is
///
///     nominal VStack
///       nominal TupleView
///         tuple
///           nominal Text
///           nominal Image
package struct TypeName: Sendable, Hashable {
  /// The parts in preorder; index 0 is the type itself.
  package private(set) var nodes: [Node]

  /// Creates a name from parts in preorder, whose counts must fit.
  init(nodes: [Node]) {
    self.nodes = nodes
  }

  /// Creates the name of a type without generic arguments.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - context: its module and parents, joined by dots.
  package init(_ name: String, in context: String = "") {
    nodes = [Node(kind: .nominal, text: name, context: context)]
  }
}

extension TypeName {
  /// What a part of a name is.
  package enum Kind: UInt8, Sendable, Hashable {
    /// `Text`, `VStack<…>`, `Any`, `<<opaque return type of …>>.0`: its children are the arguments.
    case nominal
    /// `(A, b: B)`.
    case tuple
    /// `Pack{A, B}`.
    case pack
    /// `(A, B) async -> C`: its children are the parameters, then the result.
    case function
    /// `any P`, `some P`, `inout T`, `@Sendable …`, `~P`: the text is what stands before the child.
    case prefix
    /// `P & Q`.
    case composition
    /// `T.Type`, `T.Protocol`: the text is the part after the dot.
    case metatype
    /// `T...`.
    case variadic
    /// `3`, the argument of a value generic.
    case integer
    /// `Self.Element == Int`, in the angle brackets of a constrained existential.
    case constraint
  }

  /// A part of a name, without its children.
  package struct Node: Sendable, Hashable {
    package var kind: Kind

    /// A nominal type's name as printed, a prefix, an integer's digits, an operator.
    package var text: String

    /// A nominal type's module and plain parents, joined by dots; a function's effects.
    package var context: String

    /// The label by which the part stands in a tuple or among parameters; empty for none.
    package var label: String

    /// A Boolean value indicating whether one child is no argument: the first is a nominal type's
    /// generic parent (`Outer<Int>` in `Outer<Int>.Inner`), the one before a function's result the
    /// type of the errors it throws.
    package var hasLead: Bool

    /// The number of its children.
    package var childCount: Int

    /// The number of parts of its subtree, itself included.
    package var subtreeCount: Int

    init(
      kind: Kind, text: String = "", context: String = "", label: String = "",
      hasLead: Bool = false, childCount: Int = 0, subtreeCount: Int = 1
    ) {
      self.kind = kind
      self.text = text
      self.context = context
      self.label = label
      self.hasLead = hasLead
      self.childCount = childCount
      self.subtreeCount = subtreeCount
    }
  }
}
