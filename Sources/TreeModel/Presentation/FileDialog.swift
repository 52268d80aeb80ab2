public import Foundation

/// Sets something of the file dialogs in its content.
nonisolated package struct FileDialogModifier: ViewModifier {
  package var name: String

  package typealias Body = Never

  package init(name: String) {
    self.name = name
  }
}

extension FileDialogModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value(\.name)
  }
}

/// What a file dialog lets one do.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  /// Becomes `ModifiedContent<Self, FileDialogModifier>`; the modifier's name is a guess.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View
  {
    modifier(FileDialogModifier(name: "browserOptions"))
  }

  /// Becomes `ModifiedContent<Self, FileDialogModifier>`.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    modifier(FileDialogModifier(name: "confirmationLabel"))
  }

  /// Becomes `ModifiedContent<Self, FileDialogModifier>`.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Becomes `ModifiedContent<Self, FileDialogModifier>`.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Becomes `ModifiedContent<Self, FileDialogModifier>`.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
    modifier(FileDialogModifier(name: "customizationID"))
  }

  /// Becomes `ModifiedContent<Self, FileDialogModifier>`.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    modifier(FileDialogModifier(name: "defaultDirectory"))
  }

  /// Becomes `ModifiedContent<Self, FileDialogModifier>`.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    modifier(FileDialogModifier(name: "importsUnresolvedAliases"))
  }

  /// Becomes `ModifiedContent<Self, FileDialogModifier>`.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    modifier(FileDialogModifier(name: "urlEnabled"))
  }

  /// Becomes `ModifiedContent<Self, FileDialogModifier>`.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    modifier(FileDialogModifier(name: "message"))
  }

  /// Becomes `ModifiedContent<Self, FileDialogModifier>`.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Becomes `ModifiedContent<Self, FileDialogModifier>`.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }
}
