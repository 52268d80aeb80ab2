import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var theme: Theme = .light` in an extension of `EnvironmentValues`: a key, and accessors
/// that use it.
///
///     var theme: Theme {
///       get { self[__Key_theme.self] }
///       set { self[__Key_theme.self] = newValue }
///     }
///     private struct __Key_theme: TreeModel.EnvironmentKey {
///       static var defaultValue: Theme { .light }
///     }
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // What is wrong is said once, by the peer; the compiler would say more if nothing came.
    guard let entry = try? Entry(declaration, node, context) else {
      return ["get { fatalError() }"]
    }
    return [
      "get { self[\(entry.key).self] }",
      "set { self[\(entry.key).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration, node, context)
    return [
      """
      private struct \(entry.key): TreeModel.\(raw: entry.container.keyProtocol) {
        \(entry.value)
      }
      """
    ]
  }
}

/// A variable that is marked `@Entry`.
private struct Entry {
  let container: Container
  let key: TokenSyntax

  /// What the key says of its value.
  let value: DeclSyntax

  init(
    _ declaration: some DeclSyntaxProtocol, _ attribute: AttributeSyntax,
    _ context: some MacroExpansionContext
  ) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { throw MacroFault.entryOfPattern.at(attribute) }
    guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
      throw MacroFault.entryOfConstant.at(variable.bindingSpecifier)
    }
    if let accessors = binding.accessorBlock { throw MacroFault.entryOfComputed.at(accessors) }
    guard let container = Container(context.lexicalContext.first) else {
      throw MacroFault.entryOutsideExtension.at(attribute)
    }
    self.container = container
    key = .identifier("__Key_\(name.identifier?.name ?? name.text)")

    let type = binding.typeAnnotation?.type.trimmed
    let initial = binding.initializer?.value.trimmed
    if container == .focusedValues, let type {
      value = "typealias Value = \(type.wrappedType ?? type)"
    } else if let type {
      guard initial != nil || type.wrappedType != nil else {
        throw MacroFault.entryWithoutValue.at(binding)
      }
      value = "static var defaultValue: \(type) { \(initial ?? "nil") }"
    } else if let initial {
      value = "static let defaultValue = \(initial)"
    } else {
      throw MacroFault.entryWithoutValue.at(binding)
    }
  }

  /// What entries can be added to.
  enum Container: String {
    case environmentValues = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    init?(_ context: Syntax?) {
      guard let type = context?.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
      let name = type.as(MemberTypeSyntax.self)?.name ?? type.as(IdentifierTypeSyntax.self)?.name
      self.init(rawValue: name?.text ?? "")
    }

    var keyProtocol: String {
      switch self {
      case .environmentValues: "EnvironmentKey"
      case .transaction: "TransactionKey"
      case .containerValues: "ContainerValueKey"
      case .focusedValues: "FocusedValueKey"
      }
    }
  }
}

extension TypeSyntax {
  /// What an optional type wraps; nil for any other type.
  fileprivate var wrappedType: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
      case .type(let type) = named.genericArgumentClause?.arguments.first?.argument
    else { return nil }
    return type.trimmed
  }
}
