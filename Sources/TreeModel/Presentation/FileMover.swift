public import Foundation

/// Lets a person move files while a value is true.
nonisolated package struct FileMoverModifier: ViewModifier {
  package var presented: Binding<Bool>

  package typealias Body = Never

  package init(presented: Binding<Bool>) {
    self.presented = presented
  }
}

extension FileMoverModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, FileMoverModifier>`; the modifier's name is a guess.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(FileMoverModifier(presented: isPresented))
  }

  /// Becomes `ModifiedContent<Self, FileMoverModifier>`.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(FileMoverModifier(presented: isPresented))
  }

  /// Becomes `ModifiedContent<Self, FileMoverModifier>`.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    modifier(FileMoverModifier(presented: isPresented))
  }

  /// Becomes `ModifiedContent<Self, FileMoverModifier>`.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    modifier(FileMoverModifier(presented: isPresented))
  }
}
