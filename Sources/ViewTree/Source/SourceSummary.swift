/// What reading one source file tells before it is compiled: its declarations in order, where they
/// are, and the text to compile.
package struct SourceSummary: Codable, Sendable, Hashable {
  /// The version of this format.
  package static let currentVersion = 1

  package var version: Int

  /// The nominal types, snippets and previews in source order.
  package var declarations: [Declaration]

  /// A Boolean value indicating whether a type is marked `@main`.
  package var hasMain: Bool

  /// The members of `ImageResource` and `ColorResource` that the file names or declares.
  package var assets: AssetNames

  /// The source as it is compiled: every line and column as in the original, bare view expressions
  /// wrapped into a view named ``snippetTypeName``.
  package var compiledSource: String

  /// Code to compile at the end of ``compiledSource`` where instances are asked for.
  package var instanceCode: String

  /// What the compiler checks by itself, in order: each is where one starts, or goes on after another in it.
  package var parts: [Part]

  package init(
    version: Int = currentVersion, declarations: [Declaration] = [], hasMain: Bool = false,
    assets: AssetNames = AssetNames(), compiledSource: String = "", instanceCode: String = "",
    parts: [Part] = []
  ) {
    self.version = version
    self.declarations = declarations
    self.hasMain = hasMain
    self.assets = assets
    self.compiledSource = compiledSource
    self.instanceCode = instanceCode
    self.parts = parts
  }

  /// The name of the struct that stands for a file's bare view expressions.
  package static let snippetTypeName = "_TreevizSnippet"

  /// One declaration that may be a root.
  package struct Declaration: Codable, Sendable, Hashable {
    package enum Kind: String, Codable, Sendable, Hashable {
      case type
      case preview
      case snippet
    }

    package var kind: Kind

    /// The name with its parents: `Outer.Row`; a preview's title, or empty; `snippet`.
    package var name: String

    /// The names of its generic parameters, parents' first.
    package var genericParameters: [String]

    /// A Boolean value indicating whether it is declared in a function, an accessor or a closure.
    package var isLocal: Bool

    /// The properties of a type, or of a snippet, that have a property wrapper.
    package var properties: [Property]

    /// The line, from 1.
    package var line: Int

    /// The column in UTF-8 bytes, from 1, as Swift's compiler counts.
    package var column: Int

    package init(
      kind: Kind, name: String, genericParameters: [String] = [], isLocal: Bool = false,
      properties: [Property] = [], line: Int, column: Int
    ) {
      self.kind = kind
      self.name = name
      self.genericParameters = genericParameters
      self.isLocal = isLocal
      self.properties = properties
      self.line = line
      self.column = column
    }
  }

  /// From a place on, a declaration and a statement in it.
  package struct Part: Codable, Sendable, Hashable {
    /// The place, counted as in ``Declaration``.
    package var line: Int
    package var column: Int

    /// The number of the declaration: of a member, a function, or what is on the top level.
    package var declaration: Int

    /// The number of the statement where the compiler checks each by itself, else of what is around.
    package var statement: Int

    package init(line: Int, column: Int, declaration: Int, statement: Int) {
      self.line = line
      self.column = column
      self.declaration = declaration
      self.statement = statement
    }
  }

  /// A property with a property wrapper.
  package struct Property: Codable, Sendable, Hashable {
    package var name: String

    /// What stands in the parentheses behind the wrapper: `\.locale`.
    package var argument: String

    /// The place of the name, counted as in ``Declaration``.
    package var line: Int
    package var column: Int

    package init(name: String, argument: String, line: Int, column: Int) {
      self.name = name
      self.argument = argument
      self.line = line
      self.column = column
    }
  }
}
