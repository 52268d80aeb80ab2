public import Foundation

/// What is known of a drop.
public struct DropInfo {
  public let location: CGPoint
  package let providers: [NSItemProvider]

  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { provider in types.contains(where: provider.hasItemConformingToTypeIdentifier)
    }
  }

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    hasItemsConforming(to: contentTypes.map(\.identifier))
  }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }
}

/// What a drop does.
public enum DropOperation: Sendable {
  case cancel
  case forbidden
  case copy
  case move
}

/// What a drop would do.
public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// Follows a drop.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// Lets its content be dragged.
nonisolated package struct OnDragModifier: ViewModifier {
  package var data: () -> NSItemProvider

  package typealias Body = Never

  package init(data: @escaping () -> NSItemProvider) {
    self.data = data
  }
}

extension OnDragModifier: PrimitiveViewModifier {}

/// Takes what is dropped on its content.
nonisolated package struct OnDropModifier: ViewModifier {
  package var types: [String]
  package var delegate: (any DropDelegate)?
  package var isTargeted: Binding<Bool>?
  package var action: (([NSItemProvider], CGPoint) -> Bool)?

  package typealias Body = Never

  package init(
    types: [String], delegate: (any DropDelegate)?, isTargeted: Binding<Bool>?,
    action: (([NSItemProvider], CGPoint) -> Bool)?
  ) {
    self.types = types
    self.delegate = delegate
    self.isTargeted = isTargeted
    self.action = action
  }
}

extension OnDropModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, OnDragModifier>`; the modifier's name is a guess.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(OnDragModifier(data: data))
  }

  /// Becomes `ModifiedContent<Self, OnDragModifier>`.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(OnDragModifier(data: data))
  }

  /// Becomes `ModifiedContent<Self, OnDropModifier>`; the modifier's name is a guess.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate)
    -> some View
  {
    modifier(
      OnDropModifier(types: supportedTypes, delegate: delegate, isTargeted: nil, action: nil))
  }

  /// Becomes `ModifiedContent<Self, OnDropModifier>`.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    modifier(
      OnDropModifier(types: supportedTypes, delegate: nil, isTargeted: isTargeted) { providers, _ in
        action(providers)
      })
  }

  /// Becomes `ModifiedContent<Self, OnDropModifier>`.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      OnDropModifier(types: supportedTypes, delegate: nil, isTargeted: isTargeted, action: action))
  }
}
