/// A name that SwiftUI has and we do not.
package struct MissingName: Sendable, Hashable {
  /// What the name stands for.
  package enum Kind: String, Sendable, CaseIterable {
    case environmentValue = "environment value"
    case macro
    case member
    case modifier
    case module
    case type
  }

  package let kind: Kind

  /// The name; a member's with its type, `Scene.windowStyle`.
  package let name: String

  /// Where it comes from and what is nearest to it: "macOS only; nearest: `List`".
  package let note: String

  package init(_ kind: Kind, _ name: String, note: String = "") {
    self.kind = kind
    self.name = name
    self.note = note
  }
}

// MARK: - The table

extension MissingName {
  /// The names, as the table has them.
  package static let all: [MissingName] = {
    var names: [MissingName] = []
    var kind = Kind.type
    for line in MissingNames.table.split(separator: "\n") {
      if line.last == ":", let next = Kind(rawValue: String(line.dropLast())) {
        kind = next
      } else {
        let name = line.prefix { $0 != " " }
        let note = line.dropFirst(name.count + " | ".count)
        names.append(MissingName(kind, String(name), note: String(note)))
      }
    }
    return names
  }()

  /// Returns the name that is missing under one of several kinds; `type` is the type, as the
  /// compiler prints it, whose member the name would be.
  static func named(
    _ name: Substring, of kinds: Set<Kind>, in type: Substring = ""
  ) -> MissingName? {
    all.first {
      kinds.contains($0.kind) && $0.shortName == name
        && ($0.kind != .member || $0.belongs(to: type))
    }
  }

  /// Returns a name that looks like one of a framework's of Apple, as `UISearchController` does, which is
  /// in no table.
  static func systemClass(_ name: Substring) -> MissingName? {
    framework(of: name).map {
      MissingName(.type, String(name), note: "by its prefix, it is of \($0)")
    }
  }

  /// Returns the framework of Apple's that a type is of by its prefix; nil where the prefix is of none.
  static func framework(of name: Substring) -> String? {
    frameworks.first { name.hasPrefix($0.prefix) }.flatMap { framework in
      let rest = name.dropFirst(framework.prefix.count)
      return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
        ? framework.framework : nil
    }
  }

  private static let frameworks: [(prefix: String, framework: String)] = [
    ("AX", "Accessibility"), ("UI", "UIKit"), ("NS", "Foundation or UIKit"), ("CA", "QuartzCore"),
    ("CG", "CoreGraphics"),
    ("CI", "CoreImage"), ("CL", "CoreLocation"), ("CM", "CoreMedia or CoreMotion"),
    ("AV", "AVFoundation"), ("MK", "MapKit"), ("WK", "WebKit"), ("PH", "Photos"),
    ("SK", "StoreKit or SpriteKit"), ("SCN", "SceneKit"), ("UN", "UserNotifications"),
    ("LA", "LocalAuthentication"), ("HK", "HealthKit"), ("MF", "MessageUI"),
  ]

  /// The name as it is written: a member's without its type.
  var shortName: Substring {
    guard kind == .member, let dot = name.lastIndex(of: ".") else { return name[...] }
    return name[name.index(after: dot)...]
  }

  /// Returns a Boolean value indicating whether a member is one of a type: of a protocol `Scene` are
  /// `some Scene` and `WindowGroup<Text>`, of a `PrimitiveButtonStyle` is what ends with `Style`.
  private func belongs(to type: Substring) -> Bool {
    let owner = name.dropLast(shortName.utf8.count + 1)
    let marks = Self.marks[owner] ?? [String(owner)]
    return marks.contains { type.range(of: $0) != nil }
  }

  /// What is part of the names of the types that conform to a protocol.
  private static let marks: [Substring: [String]] = [
    "Scene": ["Scene", "WindowGroup<", "Window<", "Settings<"],
    "Publisher": ["Publisher", "Subject<", "Just<", "Future<"],
    "PrimitiveButtonStyle": ["Style"],
    "TabViewStyle": ["Style"],
  ]
}
