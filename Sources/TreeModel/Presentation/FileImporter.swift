public import Foundation

/// Lets a person choose files while a value is true.
nonisolated package struct FileImporterModifier: ViewModifier {
  package var presented: Binding<Bool>
  package var contentTypes: [UTType]
  package var onCompletion: (Result<[URL], any Error>) -> Void

  package typealias Body = Never

  package init(
    presented: Binding<Bool>, contentTypes: [UTType],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) {
    self.presented = presented
    self.contentTypes = contentTypes
    self.onCompletion = onCompletion
  }
}

extension FileImporterModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, FileImporterModifier>`; the modifier's name is a guess.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileImporterModifier(presented: isPresented, contentTypes: allowedContentTypes) { result in
        onCompletion(
          result.flatMap { urls in
            urls.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile))
          })
      })
  }

  /// Becomes `ModifiedContent<Self, FileImporterModifier>`.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileImporterModifier(
        presented: isPresented, contentTypes: allowedContentTypes, onCompletion: onCompletion))
  }

  /// Becomes `ModifiedContent<Self, FileImporterModifier>`.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileImporterModifier(
        presented: isPresented, contentTypes: allowedContentTypes, onCompletion: onCompletion))
  }
}
