import ViewTree

/// Tells what UIKit's classes may have and ours do not from what is misspelt: of a framework behind SwiftUI
/// treeviz has stand-ins with a part of the members, so nobody can say that one does not exist.
struct PartialTypes {
  let classes: ClassIndex

  /// Returns an error in our words where it is about a member of a stand-in; the compiler's own words
  /// become a note. One for which the compiler knows a name that is nearly the same stays as it is.
  ///
  ///     list.swift:3:5: error: 'UITableView' has no 'sectionIndexColor' here: treeviz has only a part of
  ///     UIKit; see docs/coverage.md
  func explained(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.severity == .error else { return diagnostic }
    var result = diagnostic
    if Self.isAboutMember(diagnostic.message), let owner = ownerOfNames(at: diagnostic) {
      let member = "if it is a member of '\(owner.name)'"
      result.notes.append(Diagnostic(.note, "\(member): \(Self.part(of: owner.framework))"))
      return result
    }
    guard let told = told(diagnostic) else { return diagnostic }
    result.message = told
    result.notes.append(Diagnostic(.note, diagnostic.message))
    return result
  }

  private func told(_ diagnostic: Diagnostic) -> String? {
    if let kind = Self.overriding.first(where: { diagnostic.message.hasPrefix($0) }) {
      guard let owner = ownerOfNames(at: diagnostic) else { return nil }
      let what = kind.prefix { $0 != " " }
      return "'\(owner.name)' has no such \(what) here: \(Self.part(of: owner.framework))"
    }
    guard let (type, member) = Self.member(in: diagnostic.message), let owner = standIn(for: type)
    else { return nil }
    return "'\(owner.name)' has no '\(member)' here: \(Self.part(of: owner.framework))"
  }

  /// Returns the class of a framework whose members may be meant by names alone where an error is.
  private func ownerOfNames(at diagnostic: Diagnostic) -> (name: Substring, framework: String)? {
    diagnostic.location.flatMap { classes.className(around: $0) }.flatMap(standIn)
  }

  /// Returns a Boolean value indicating whether an error is of a name that is in no scope, and is none of a type.
  private static func isAboutMember(_ message: String) -> Bool {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0] == "cannot find " && parts[2] == " in scope"
      && parts[1].first?.isLowercase == true
  }

  /// What is said where something overrides nothing.
  private static let overriding = [
    "method does not override any method from its superclass",
    "property does not override any property from its superclass",
    "initializer does not override a designated initializer from its superclass",
  ]

  private static func part(of framework: String) -> String {
    "treeviz has only a part of \(framework); see docs/coverage.md"
  }

  /// Returns the type and the member of "value of type 'UIView' has no member 'hue'", of "type 'UIView' has
  /// no member 'hue'" and of "value of type 'Wrap.UIViewType' (aka 'UIView') has no member 'hue'".
  private static func member(in message: String) -> (type: Substring, member: Substring)? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count >= 5, parts[0] == "value of type " || parts[0] == "type " else { return nil }
    if parts.count == 5, parts[2] == " has no member ", parts[4].isEmpty {
      return (parts[1], parts[3])
    }
    guard parts.count == 7, parts[2] == " (aka ", parts[4] == ") has no member ", parts[6].isEmpty
    else { return nil }
    return (parts[3], parts[5])
  }

  /// Returns the class of a framework that a type is, is nested in, or inherits from by the user's own.
  private func standIn(for type: Substring) -> (name: Substring, framework: String)? {
    var name = Self.plain(type)
    for _ in 0..<16 {
      guard let superclass = classes.superclass(of: Self.outermost(name)) else { break }
      name = Self.plain(superclass)
    }
    let outermost = Self.outermost(name)
    guard !classes.declares(outermost), !Self.whole.contains(outermost),
      let framework = MissingName.framework(of: outermost)
    else {
      return nil
    }
    return (name, framework)
  }

  /// What has such a prefix and all of its members.
  private static let whole: Set<Substring> = ["CGFloat", "CGPoint", "CGRect", "CGSize", "NSObject"]

  /// A type's name without its arguments and what stands around it: `any UIView?`, `Array<Int>`.
  private static func plain(_ type: Substring) -> Substring {
    var name = type
    for word in ["any ", "some "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
    return name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  private static func outermost(_ name: Substring) -> Substring { name.prefix { $0 != "." } }
}
