import SwiftSyntax
import ViewTree

extension VariableDeclSyntax {
  /// Returns a Boolean value indicating whether a memberwise initialiser has a parameter without a
  /// default for one of the properties.
  ///
  /// - Parameter wrappers: the property wrappers of the sources that need nothing. One that is not
  ///   known is taken to need something where it is given nothing.
  /// - Returns: whether there is one.
  func needsArgument(wrappers: Set<String>) -> Bool {
    let modifiers = modifiers.map(\.name.text)
    guard !modifiers.contains("static"), !modifiers.contains("lazy") else { return false }
    return bindings.contains { binding in
      guard binding.initializer == nil, !binding.isComputed else { return false }
      let type = binding.typeAnnotation?.type ?? bindings.last?.typeAnnotation?.type
      let isOptional = type?.isOptional ?? false
      guard let wrapper else { return !isOptional || bindingSpecifier.text == "let" }
      let name = wrapper.attributeName.nominalNames.last ?? ""
      switch name {
      case "AccessibilityFocusState", "Environment", "EnvironmentObject", "FocusState",
        "FocusedBinding", "FocusedObject", "FocusedValue", "Namespace":
        return false
      case "AppStorage", "GestureState", "SceneStorage", "State": return !isOptional
      case "Bindable", "Binding", "ObservedObject", "StateObject": return true
      default: return wrapper.arguments == nil && !wrappers.contains(name)
      }
    }
  }

  /// The property wrapper, where there is one.
  var wrapper: AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
      let name = attribute.attributeName.nominalNames.last ?? ""
      return name.first?.isUppercase == true && !Self.otherAttributes.contains(name)
    }
  }

  private static let otherAttributes: Set<String> = [
    "CommandsBuilder", "MainActor", "ObservationIgnored", "ObservationTracked", "Sendable",
    "SceneBuilder", "ToolbarContentBuilder", "ViewBuilder",
  ]

  /// Returns the properties that have a wrapper, each with its place.
  func wrappedProperties(_ locations: SourceLocationConverter) -> [SourceSummary.Property] {
    guard let wrapper else { return [] }
    return bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        return nil
      }
      let start = locations.location(for: name.positionAfterSkippingLeadingTrivia)
      return SourceSummary.Property(
        name: name.identifierText, argument: wrapper.arguments?.trimmedDescription ?? "",
        line: start.line, column: start.column)
    }
  }
}

extension PatternBindingSyntax {
  /// A Boolean value indicating whether the property stores nothing.
  fileprivate var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    `is`(OptionalTypeSyntax.self) || `is`(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || nominalNames.last == "Optional"
  }
}

extension InitializerDeclSyntax {
  /// A Boolean value indicating whether it can be called as `Row()`.
  var needsNoArguments: Bool {
    let effects = signature.effectSpecifiers
    return optionalMark == nil && effects?.throwsClause == nil && effects?.asyncSpecifier == nil
      && genericParameterClause == nil
      && signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
  }
}
