import Foundation
import SwiftParser
import SwiftSyntax

/// The public declarations of a module, read from its sources.
struct PublicDeclarations {
  private(set) var all: Set<PublicDeclaration> = []

  /// What each type says that it conforms to, and what it is made with: `View`, `@propertyWrapper`.
  private(set) var traits: [String: Set<String>] = [:]

  /// Reads each Swift file below a folder of `Sources`.
  init(of module: String) throws {
    let folder = Self.package.appendingPathComponent("Sources/\(module)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let finder = PublicDeclarationFinder(viewMode: .sourceAccurate)
      finder.walk(Parser.parse(source: try String(contentsOf: file, encoding: .utf8)))
      all.formUnion(finder.found)
      traits.merge(finder.traits) { $0.union($1) }
    }
  }

  /// The folder of the package.
  static let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
}

// MARK: - Questions

extension PublicDeclarations {
  func hasType(_ qualifiedName: String) -> Bool {
    all.contains(PublicDeclaration(kind: .type, qualifiedName))
  }

  /// Returns a Boolean value indicating whether a type conforms to a protocol or is made with an
  /// attribute, by itself or by a protocol that it conforms to.
  func type(_ qualifiedName: String, is trait: String) -> Bool {
    var open = [qualifiedName]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      let own = traits[next] ?? []
      if own.contains(trait) { return true }
      open += own
    }
    return false
  }
}

extension PublicDeclaration {
  fileprivate init(kind: Kind, _ qualifiedName: String) {
    var names = qualifiedName.split(separator: ".").map(String.init)
    let name = names.popLast() ?? ""
    self.init(kind: kind, owner: names.joined(separator: "."), name: name)
  }
}
