/// The components of places that have no node of their own, such as a list within a list.
///
/// What stands in such a place shares its components, so that places nested without end take no
/// quadratic room.
struct NestedComponents {
  /// Stands for no place at all.
  static let none = -1

  /// How many nested places a node's components are kept of; of more, the innermost 16.
  private static let maximumNesting = 256

  private struct Place {
    var components: [PathComponent]
    var outer: Int
    var depth: Int
  }

  private var places: [Place] = []

  /// Adds a place.
  ///
  /// - Parameters:
  ///   - components: what it adds to the path of the place around it.
  ///   - outer: the place around it.
  /// - Returns: the place; that around it where it adds nothing.
  mutating func nest(_ components: [PathComponent], in outer: Int) -> Int {
    guard !components.isEmpty else { return outer }
    let depth = outer < 0 ? 1 : places[outer].depth + 1
    places.append(Place(components: components, outer: outer, depth: depth))
    return places.count - 1
  }

  /// Returns what something adds to its parent's path.
  ///
  /// - Parameters:
  ///   - components: the components that are its alone.
  ///   - place: the place that it stands in.
  /// - Returns: the components from outside to inside.
  func components(_ components: [PathComponent], in place: Int) -> [PathComponent] {
    guard place >= 0 else { return components }
    let isTooDeep = places[place].depth > Self.maximumNesting
    var segments = [components]
    var place = place
    while place >= 0, !isTooDeep || segments.count <= 16 {
      segments.append(places[place].components)
      place = places[place].outer
    }
    if place >= 0 { segments.append([.elided]) }
    return segments.reversed().flatMap { $0 }
  }
}
