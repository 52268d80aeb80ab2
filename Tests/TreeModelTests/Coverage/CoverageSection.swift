import TreeCompiler

/// A table of `docs/coverage.md`, by its heading.
enum CoverageSection: String, CaseIterable {
  case views = "Views"
  case modifiers = "Modifiers"
  case members = "Members of other types"
  case propertyWrappers = "Property wrappers"
  case shapes = "Shapes"
  case shapeStyles = "Shape styles"
  case styles = "Styles"
  case environmentValues = "Environment values"
  case scenes = "Scenes, commands and toolbars"
  case macros = "Macros"
  case functions = "Functions"
  case gestures = "Gestures"
  case animations = "Animations and transitions"
  case layout = "Layout"
  case otherTypes = "Other types"
  case modifierTypes = "Types behind the modifiers"
  case leadingDots = "Names with a leading dot"
  case combine = "Combine"
  case uiKit = "UIKit"
  case frameworks = "Frameworks"
  case frameworkTypes = "Types of other frameworks"

  /// What its names stand for, as the tool's messages know them; nil where a name is never missing.
  var kind: MissingName.Kind? {
    switch self {
    case .modifiers: .modifier
    case .members, .combine: .member
    case .environmentValues: .environmentValue
    case .macros: .macro
    case .frameworks: .module
    case .functions, .leadingDots: nil
    default: .type
    }
  }

  /// A Boolean value indicating whether its names are types of SwiftUI.
  var hasTypes: Bool { kind == .type }
}
