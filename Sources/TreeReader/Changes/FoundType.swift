/// A type of the sources, as far as a change of its properties has to know it.
struct FoundType {
  enum Kind: String {
    case `struct`
    case `class`
    case `enum`
    case `actor`
  }

  /// The name with its parents: `Outer.Row`; `snippet`.
  let name: String

  /// The name that code has for it.
  let codeName: String

  let kind: Kind

  /// The index of its file.
  let file: Int

  /// A Boolean value indicating whether it, or a type around it, has generic parameters.
  var isGeneric = false

  /// A Boolean value indicating whether code at the end of the file cannot name it.
  var isHidden = false

  /// A Boolean value indicating whether it is declared in a function, an accessor or a closure.
  var isLocal = false

  /// The names of what it inherits from or conforms to.
  var inherited: [String] = []

  var properties: [FoundProperty] = []
}

extension FoundType {
  var components: [Substring] { name.split(separator: ".") }

  func property(named name: String) -> FoundProperty? { properties.first { $0.name == name } }

  /// Returns a Boolean value indicating whether a name, with some of its parents, is that of the type.
  func isNamed(_ names: ArraySlice<String>) -> Bool {
    let components = components
    return components.count >= names.count
      && components.suffix(names.count).elementsEqual(names) { $0 == $1 }
  }
}

extension FoundType {
  /// Why code at the end of the file cannot change its properties; nil where it can.
  var problem: String? {
    if isLocal {
      return
        "'\(name)' is declared in a function, where code outside cannot reach it; move it out of "
        + "the function"
    }
    if isHidden {
      return "'\(name)' is private in another type, where code outside cannot reach it; make it "
        + "fileprivate"
    }
    return nil
  }
}

/// A property of a type.
struct FoundProperty {
  let name: String

  /// The name of its property wrapper: `State`.
  var wrapper: String?

  /// What the wrapper is given in parentheses: `\.locale`.
  var argument = ""

  /// Its type, as far as the source tells it: by an annotation, by what it starts with, or by what its
  /// wrapper is given.
  var type: String?

  var isStatic = false

  /// A Boolean value indicating whether it is declared by `let`.
  var isConstant = false
}
