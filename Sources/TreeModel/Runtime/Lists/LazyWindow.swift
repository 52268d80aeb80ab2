/// What a lazy container mounts of its content: the elements that a window shows.
///
/// What has scrolled away stays mounted, and keeps its state, without being shown.
package final class LazyWindow {
  /// The number of elements that the window shows.
  package let size: Int

  /// The number of the container.
  let container: Int

  /// The number of the first element that is shown, from 0.
  private(set) var first = 0

  /// A Boolean value indicating whether elements came, went or moved since it was last placed.
  var isStale = false

  /// A Boolean value indicating whether the container was mounted, so that what comes later waits to
  /// be placed.
  var isPlaced = false

  /// The numbers of the elements, of those that are mounted and those that are not.
  private var mounted: Set<Int> = []
  private var deferred: [Int: RenderTree.Mount] = [:]

  /// The mounted elements that the window does not show.
  private(set) var hidden: Set<Int> = []

  init(size: Int, container: Int) {
    self.size = size
    self.container = container
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
    if size == .max || !isPlaced && mounted.count < size {
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

  /// Moves the window.
  func move(to first: Int) { self.first = first }

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
    place(window, of: node, at: first)
    decorateChangedLists()
  }

  /// Mounts and hides elements of the lazy containers whose elements have changed.
  func placeChangedWindows() {
    while !changedWindows.isEmpty {
      let changed = changedWindows
      changedWindows = []
      for window in changed {
        window.isStale = false
        guard let node = node(window.container) else { continue }
        place(window, of: node, at: window.first)
        decorateChangedLists()
      }
    }
  }

  /// Notes that elements of a lazy container came, went or moved.
  func noteChange(of window: LazyWindow) {
    guard window.isPlaced, !window.isStale, window.size < .max else { return }
    window.isStale = true
    changedWindows.append(window)
  }

  private func place(_ window: LazyWindow, of node: RenderNode, at first: Int) {
    let elements = lazyElements(of: node, window)
    let start = max(0, min(first, elements.count - window.size))
    let end = start + min(window.size, elements.count - start)
    window.move(to: start)
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

  /// Returns how many elements a lazy container has, those that are not mounted too; nil for any other
  /// node.
  package func elementCount(of node: RenderNode) -> Int? {
    node.window.map { lazyElements(of: node, $0).count }
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
