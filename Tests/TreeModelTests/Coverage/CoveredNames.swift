import Foundation
import SwiftUI
import TreeProbe

/// What the code has of the names that `docs/coverage.md` lists.
struct CoveredNames {
  private let model: PublicDeclarations
  private let combine: PublicDeclarations

  /// The types of the image that are views, modifiers and the like, public or not.
  private let primitives: [TypeDescriptor]

  /// The image's types.
  private let types: [TypeDescriptor]

  init() throws {
    model = try PublicDeclarations(of: "TreeModel")
    combine = try PublicDeclarations(of: "Combine")
    types = ImageTypes().descriptors(loadedSince: .none).filter { $0.moduleName == "TreeModel" }
    let roles = LoadedConformances(
      to: (any View).self, (any ViewModifier).self, (any SwiftUI.Shape).self,
      (any ShapeStyle).self, (any SwiftUI.Scene).self, (any ToolbarContent).self,
      (any Commands).self)
    primitives = types.filter { roles.contains($0) }
  }
}

// MARK: - What must be on the page

extension CoveredNames {
  /// A name that has to be in a table.
  struct Required: Hashable {
    let section: CoverageSection
    let name: String
  }

  /// The names of the code that the page has to have.
  var required: Set<Required> {
    var names: Set<Required> = []
    for declaration in model.all {
      if let section = section(of: declaration) {
        names.insert(Required(section: section, name: name(of: declaration, in: section)))
      }
    }
    for declaration in combine.all where !declaration.name.hasPrefix("_") {
      if declaration.kind == .type && declaration.owner.isEmpty
        || declaration.kind == .function && declaration.owner == "Publisher"
      {
        names.insert(Required(section: .combine, name: declaration.qualifiedName))
      }
    }
    for type in requiredTypes { names.insert(Required(section: section(ofType: type), name: type)) }
    return names
  }

  /// The types: public ones without an underscore, and whatever a view tree's type may name.
  private var requiredTypes: Set<String> {
    let named = model.all.filter { $0.kind == .type && $0.owner.isEmpty }.map(\.name)
    let nested = types.map(\.qualifiedName).filter { $0.contains(".") && model.hasType($0) }
    let open = (named + nested).filter { !$0.hasPrefix("_") && !$0.contains("._") }
    let shown = primitives.map(\.qualifiedName).filter { !$0.contains(".") }
    return Set(open + shown).filter { !$0.hasPrefix("_Generic") }
  }

  private func section(of declaration: PublicDeclaration) -> CoverageSection? {
    switch (declaration.kind, declaration.owner) {
    case (.function, "View"): .modifiers
    case (.function, ""): declaration.name.hasPrefix("_") ? nil : .functions
    case (.function, let owner) where Self.owners.contains(owner) && declaration.isNamed: .members
    case (.variable, "EnvironmentValues") where declaration.name != "description":
      .environmentValues
    case (.macro, _): .macros
    default: nil
    }
  }

  private func name(of declaration: PublicDeclaration, in section: CoverageSection) -> String {
    section == .members ? declaration.qualifiedName : declaration.name
  }

  /// The table that a new type belongs to, as far as its conformances tell.
  private func section(ofType name: String) -> CoverageSection {
    let sections: [(String, CoverageSection)] = [
      ("@propertyWrapper", .propertyWrappers), ("ViewModifier", .modifierTypes),
      ("PrimitiveViewModifier", .modifierTypes), ("Shape", .shapes), ("ShapeStyle", .shapeStyles),
      ("Scene", .scenes), ("ToolbarContent", .scenes), ("Commands", .scenes),
      ("Gesture", .gestures), ("View", .views), ("PrimitiveView", .views),
    ]
    if name.hasPrefix("_") { return .modifierTypes }
    return sections.first { model.type(name, is: $0.0) }?.1 ?? .otherTypes
  }

  /// The types whose methods are all listed.
  private static let owners: Set<String> = [
    "Animation", "AnyTransition", "DynamicViewContent", "Font", "Gesture", "Image",
    "InsettableShape", "Scene", "Shape", "Text", "ViewModifier",
  ]
}

extension PublicDeclaration {
  /// A Boolean value indicating whether it is no operator.
  fileprivate var isNamed: Bool { name.first?.isLetter == true || name.hasPrefix("_") }
}

// MARK: - What is there

extension CoveredNames {
  func has(_ row: CoveragePage.Row) -> Bool {
    switch row.section {
    case .modifiers:
      return model.all.contains { $0.kind == .function && $0.isMember(row.name, of: "View") }
    case .members:
      return model.hasMember(row.name)
    case .environmentValues:
      return model.all.contains {
        $0.kind == .variable && $0.isMember(row.name, of: "EnvironmentValues")
      }
    case .macros:
      return model.all.contains { $0.kind == .macro && $0.name == row.name }
    case .functions:
      return model.all.contains { $0.kind == .function && $0.isMember(row.name, of: "") }
    case .leadingDots:
      return model.all.contains { $0.isStatic && ".\($0.name)" == row.name }
    case .combine:
      return combine.hasType(row.name) || combine.hasMember(row.name)
    case .frameworks:
      let sources = PublicDeclarations.package.appendingPathComponent("Sources/\(row.name)")
      return FileManager.default.fileExists(atPath: sources.path)
    default:
      return model.hasType(row.name)
        || primitives.contains { $0.qualifiedName == row.name }
    }
  }

  /// Returns a Boolean value indicating whether a name can be written with these labels.
  func has(form: String, of row: CoveragePage.Row) -> Bool {
    let owner = row.section == .modifiers ? "View" : row.name
    return model.all.contains {
      $0.owner == owner && [.function, .initialiser].contains($0.kind)
        && $0.name + $0.labels == form
    }
  }
}

extension PublicDeclarations {
  fileprivate func hasMember(_ qualifiedName: String) -> Bool {
    all.contains {
      [.function, .variable].contains($0.kind) && $0.qualifiedName == qualifiedName
    }
  }
}

extension PublicDeclaration {
  fileprivate func isMember(_ name: String, of owner: String) -> Bool {
    self.name == name && self.owner == owner
  }
}
