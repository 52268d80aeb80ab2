/// What a lazy container mounts of its content: the elements that a window shows.
///
/// What has scrolled away stays mounted, and keeps its state, without being shown.
package final class LazyWindow {
  /// The number of elements that the window shows.
  package let size: Int

  /// The numbers of the elements, of those that are mounted and those that are not.
  private var mounted: Set<Int> = []
  private var deferred: [Int: RenderTree.Mount] = [:]

  /// The mounted elements that the window does not show.
  private(set) var hidden: Set<Int> = []

  init(size: Int) {
    self.size = size
  }

  /// How many elements are mounted, and of how many.
  package var counts: (mounted: Int, all: Int) {
    (mounted.count, mounted.count + deferred.count)
  }

  func contains(_ number: Int) -> Bool { mounted.contains(number) || deferred[number] != nil }

  /// Takes an element where there is room for it.
  ///
  /// - Returns: whether it is to be mounted now.
  func admits(_ mount: RenderTree.Mount) -> Bool {
    if mounted.contains(mount.number) { return true }
    if mounted.count - hidden.count < size {
      mounted.insert(mount.number)
      return true
    }
    deferred[mount.number] = mount
    return false
  }

  /// Shows an element.
  ///
  /// - Returns: what is to be mounted for it; nil where it is mounted.
  func show(_ number: Int) -> RenderTree.Mount? {
    hidden.remove(number)
    guard let mount = deferred.removeValue(forKey: number) else { return nil }
    mounted.insert(number)
    return mount
  }

  func hide(_ number: Int) {
    if mounted.contains(number) { hidden.insert(number) }
  }

  func forget(_ number: Int) {
    mounted.remove(number)
    deferred[number] = nil
    hidden.remove(number)
  }
}

/// A container that mounts its elements when they are shown.
protocol LazyContainer {}

extension LazyVStack: LazyContainer {}
extension LazyHStack: LazyContainer {}
extension LazyVGrid: LazyContainer {}
extension LazyHGrid: LazyContainer {}
extension List: LazyContainer {}

extension RenderTree {
  /// Moves the window of a lazy container.
  ///
  /// - Parameters:
  ///   - node: the container.
  ///   - first: the number of the first element that is to be shown, from 0.
  package func scroll(_ node: RenderNode, to first: Int) {
    guard let window = node.window else { return }
    let elements = lazyElements(of: node, window)
    let end = min(elements.count, max(0, first) + min(window.size, elements.count))
    let start = max(0, min(first, end))
    for (index, number) in elements.enumerated() {
      if index >= start && index < end {
        if let mount = window.show(number) {
          work.append(.mount(mount))
          insertedRoots.append(number)
          runWork()
        } else {
          changedVisibility.append(number)
        }
      } else if self.node(number) != nil, !window.hidden.contains(number) {
        window.hide(number)
        changedVisibility.append(number)
      }
    }
  }

  /// Returns the elements of a lazy container in order, those that are not mounted too.
  private func lazyElements(of node: RenderNode, _ window: LazyWindow) -> [Int] {
    var found: [Int] = []
    var pending = Array(node.children.reversed())
    while let number = pending.popLast() {
      if window.contains(number) {
        found.append(number)
      } else if let node = self.node(number) {
        pending.append(contentsOf: node.children.reversed())
      }
    }
    return found
  }
}
