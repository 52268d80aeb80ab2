public import Foundation

/// Lets its content be dragged as a value.
nonisolated package struct DraggableModifier<Payload: Transferable>: ViewModifier {
  package var payload: () -> Payload

  package typealias Body = Never

  package init(payload: @escaping () -> Payload) {
    self.payload = payload
  }
}

extension DraggableModifier: PrimitiveViewModifier {}

/// Takes values that are dropped on its content.
nonisolated package struct DropDestinationModifier<Payload: Transferable>: ViewModifier {
  package var action: ([Payload], CGPoint) -> Bool
  package var isTargeted: (Bool) -> Void

  package typealias Body = Never

  package init(
    action: @escaping ([Payload], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void
  ) {
    self.action = action
    self.isTargeted = isTargeted
  }
}

extension DropDestinationModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, DraggableModifier<T>>`; the modifier's name is a guess.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    modifier(DraggableModifier(payload: payload))
  }

  /// Becomes `ModifiedContent<Self, DraggableModifier<T>>`.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableModifier(payload: payload))
  }

  /// Becomes `ModifiedContent<Self, DropDestinationModifier<T>>`; the modifier's name is a guess.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(DropDestinationModifier(action: action, isTargeted: isTargeted))
  }
}

// MARK: - Types of data

extension View {
  /// Becomes `ModifiedContent<Self, OnDropModifier>`.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
  }

  /// Becomes `ModifiedContent<Self, OnDropModifier>`.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }

  /// Becomes `ModifiedContent<Self, OnDropModifier>`.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }
}
