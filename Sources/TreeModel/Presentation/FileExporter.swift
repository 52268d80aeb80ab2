public import Foundation

/// Lets a person save documents while a value is true.
nonisolated package struct FileExporterModifier: ViewModifier {
  package var presented: Binding<Bool>

  package typealias Body = Never

  package init(presented: Binding<Bool>) {
    self.presented = presented
  }
}

extension FileExporterModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, FileExporterModifier>`; the modifier's name is a guess.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(FileExporterModifier(presented: isPresented))
  }

  /// Becomes `ModifiedContent<Self, FileExporterModifier>`.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(FileExporterModifier(presented: isPresented))
  }

  /// Becomes `ModifiedContent<Self, FileExporterModifier>`.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    modifier(FileExporterModifier(presented: isPresented))
  }

  /// Becomes `ModifiedContent<Self, FileExporterModifier>`.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    modifier(FileExporterModifier(presented: isPresented))
  }

  /// Becomes `ModifiedContent<Self, FileExporterModifier>`.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(FileExporterModifier(presented: isPresented))
  }

  /// Becomes `ModifiedContent<Self, FileExporterModifier>`.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    modifier(FileExporterModifier(presented: isPresented))
  }

  /// Becomes `ModifiedContent<Self, FileExporterModifier>`.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    modifier(FileExporterModifier(presented: isPresented))
  }

  /// Becomes `ModifiedContent<Self, FileExporterModifier>`.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    modifier(FileExporterModifier(presented: isPresented))
  }

  /// Becomes `ModifiedContent<Self, FileExporterModifier>`.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(FileExporterModifier(presented: isPresented))
  }

  /// Becomes `ModifiedContent<Self, FileExporterModifier>`.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(FileExporterModifier(presented: isPresented))
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, FileDialogModifier>`; the modifier is a guess.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    modifier(FileDialogModifier(name: "filenameLabel"))
  }

  /// Becomes `ModifiedContent<Self, FileDialogModifier>`.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// Becomes `ModifiedContent<Self, FileDialogModifier>`.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }
}
