internal import Foundation

/// A modifier whose content can be dragged.
protocol DragSource {
  /// What the content gives.
  func makeProvider() -> NSItemProvider?
}

extension DraggableModifier: DragSource {
  func makeProvider() -> NSItemProvider? { NSItemProvider(object: payload()) }
}

extension OnDragModifier: DragSource {
  func makeProvider() -> NSItemProvider? { data() }
}

/// A modifier on whose content something can be dropped.
protocol DropTarget {
  /// What it takes, in words.
  var accepted: String { get }

  /// Returns what is done for a drop, step by step; nil where it does not take what is dropped.
  @MainActor func steps(for provider: NSItemProvider) -> [() -> Void]?
}

extension DropDestinationModifier: DropTarget {
  var accepted: String { "\(Payload.self)" }

  @MainActor func steps(for provider: NSItemProvider) -> [() -> Void]? {
    guard let value = provider.value(of: Payload.self) else { return nil }
    let action = action
    let isTargeted = isTargeted
    return [{ isTargeted(true) }, { _ = action([value], .zero) }, { isTargeted(false) }]
  }
}

extension OnDropModifier: DropTarget {
  var accepted: String { types.joined(separator: ", ") }

  @MainActor func steps(for provider: NSItemProvider) -> [() -> Void]? {
    guard types.contains(where: provider.hasItemConformingToTypeIdentifier) else { return nil }
    if let delegate { return steps(by: delegate, DropInfo(location: .zero, providers: [provider])) }
    let action = action
    let isTargeted = isTargeted
    return [
      { isTargeted?.wrappedValue = true }, { _ = action?([provider], .zero) },
      { isTargeted?.wrappedValue = false },
    ]
  }

  @MainActor private func steps(by delegate: any DropDelegate, _ info: DropInfo) -> [() -> Void]? {
    guard delegate.validateDrop(info: info) else { return nil }
    var proposal: DropProposal?
    return [
      { MainActor.assumeIsolated { delegate.dropEntered(info: info) } },
      { proposal = MainActor.assumeIsolated { delegate.dropUpdated(info: info) } },
      {
        MainActor.assumeIsolated {
          switch proposal?.operation {
          case .cancel, .forbidden: delegate.dropExited(info: info)
          case .copy, .move, nil: _ = delegate.performDrop(info: info)
          }
        }
      },
    ]
  }
}

extension Controls {
  /// Drags a view and drops what it gives on another one. Ends the process with an issue where either is
  /// not there, or the one does not take what the other gives.
  package func drop(_ source: SelectedControl, onto target: SelectedControl) {
    let dragged = find(source, .take)
    let number = find(target, .drop).node
    var provider: NSItemProvider?
    tree.perform {
      provider = (tree.node(dragged.node)?.content.element?.value as? any DragSource)?
        .makeProvider()
    }
    guard let provider, let object = provider.object else {
      end(.unknownChange, "'\(source.name)' gives nothing when it is dragged")
    }
    guard let taker = dropTarget(at: number) else { return }
    guard let steps = taker.steps(for: provider) else {
      end(
        .unknownChange,
        "'\(target.name)' does not take what '\(source.name)' gives, '\(Swift.type(of: object))': it "
          + "takes '\(taker.accepted)'")
    }
    for step in steps { tree.perform(step) }
  }

  private func dropTarget(at number: Int) -> (any DropTarget)? {
    tree.insertableRows().first { $0.number == number }
      ?? tree.node(number)?.content.element?.value as? any DropTarget
  }
}

// MARK: - Rows

/// A row before which something can be inserted.
struct InsertableRow: DropTarget {
  let number: Int

  /// Its place among the rows.
  let offset: Int

  fileprivate let insertion: RowInsertion

  var accepted: String { insertion.accepted }

  @MainActor func steps(for provider: NSItemProvider) -> [() -> Void]? {
    guard insertion.takes(provider) else { return nil }
    return [{ insertion.action(offset, [provider]) }]
  }
}

extension RenderTree {
  /// Returns the rows of collections that take what is dropped between them, in the order of the tree.
  func insertableRows() -> [InsertableRow] {
    nodes.flatMap { node -> [InsertableRow] in
      guard node.content.element?.value is any RowSource, let insertion = insertion(around: node)
      else { return [] }
      return node.children.compactMap { number in
        guard let row = self.node(number), isShown(row) else { return nil }
        return InsertableRow(number: number, offset: row.slot, insertion: insertion)
      }
    }
  }

  /// Returns what the outermost modifier around a collection that says so does with what is dropped.
  private func insertion(around rows: RenderNode) -> RowInsertion? {
    modifiers(directlyAround: rows).compactMap {
      ($0.content.element?.value as? _TraitWritingModifier<OnInsertTraitKey>)?.value
    }.last
  }
}
