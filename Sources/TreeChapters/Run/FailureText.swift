import ViewTree

/// What the compiler says of a listing that must not compile, by the lines of the listing.
enum FailureText {
  /// Returns the messages as text; lines are counted from the first that is shown.
  static func text(of result: FigureResult, block: PlannedBlock) -> String {
    var text = ""
    for message in result.messages where message.severity != .note {
      guard let location = message.location, location.line > 0 else {
        text += "\(message.severity.rawValue): \(message.message)\n"
        continue
      }
      let isOwn = location.path == block.source.path
      let line = isOwn ? location.line - block.shownLines.lowerBound + 1 : location.line
      text += "\(location.path):\(line):\(location.column): "
      text += "\(message.severity.rawValue): \(message.message)\n"
    }
    return text
  }
}

extension Diagnostic {
  /// The message with its places moved from a job's sources to the files that the author sees.
  func moved(from sources: [FigureSource]) -> Diagnostic {
    var moved = self
    moved.notes = notes.map { $0.moved(from: sources) }
    guard let location, let source = sources.last(where: { $0.path == location.path }) else {
      return moved
    }
    moved.location?.path = source.shownPath
    guard !source.places.isEmpty, location.line > 0 else { return moved }
    let place = source.places[min(location.line, source.places.count) - 1]
    moved.location?.line = place.line
    if location.column > 0 { moved.location?.column += place.column }
    return moved
  }
}
