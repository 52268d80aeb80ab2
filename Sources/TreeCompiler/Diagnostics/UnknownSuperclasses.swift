import ViewTree

/// Leaves out what the compiler says of a class whose superclass is missing here: of that, nothing that is
/// inherited is known, so an honest error would drown in those of its consequences.
struct UnknownSuperclasses {
  let classes: ClassIndex

  /// Returns the messages without the errors in a class whose heading has an error about a missing name,
  /// and without those elsewhere that name the class.
  func withoutConsequences(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let faults = diagnostics.filter {
      $0.severity == .error && UnsupportedNames.isExplanation($0.message)
    }
    let unfounded = faults.compactMap { fault in
      fault.location.flatMap(classes.className(at:)).flatMap { name in
        isInherited(fault, by: name) ? name : nil
      }
    }
    guard !unfounded.isEmpty else { return diagnostics }
    return diagnostics.filter { diagnostic in
      guard diagnostic.severity == .error, !UnsupportedNames.isExplanation(diagnostic.message)
      else { return true }
      if let location = diagnostic.location,
        unfounded.contains(where: { classes.isClass($0, around: location) }),
        !FollowOnErrors.isAboutSyntax(diagnostic.message)
      {
        return false
      }
      return !isAbout(unfounded, diagnostic)
    }
  }

  /// Returns a Boolean value indicating whether the name that an error is about is the superclass.
  private func isInherited(_ fault: Diagnostic, by name: Substring) -> Bool {
    guard let superclass = classes.superclass(of: name) else { return false }
    return fault.message.hasPrefix("'\(superclass.prefix { $0 != "<" })'")
  }

  /// Returns a Boolean value indicating whether an error, or what is said below it, names one of the classes.
  private func isAbout(_ names: [Substring], _ diagnostic: Diagnostic) -> Bool {
    let texts = [diagnostic.message] + diagnostic.notes.map(\.message)
    return names.contains { name in
      texts.contains { $0[...].range(of: "'\(name)'") != nil }
    }
  }
}
