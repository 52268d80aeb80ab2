import ViewTree

/// What the compiler says of a listing that must not compile, by the lines of the listing.
struct FailureText {
  let block: PlannedBlock

  /// The messages as text; lines are counted from the first that is shown.
  private(set) var text = ""

  /// A Boolean value indicating whether an error is among them.
  private(set) var hasErrors = false

  /// The errors of what the listing is compiled with, and those that are about no line.
  private(set) var others: [Diagnostic] = []

  init(of result: FigureResult, block: PlannedBlock) {
    self.block = block
    for message in result.messages where message.severity != .note {
      guard let location = message.location, location.path == block.source.path,
        isOwn(location.line)
      else {
        if message.severity == .error { others.append(message) }
        continue
      }
      hasErrors = hasErrors || message.severity == .error
      let line = location.line - block.shownLines.lowerBound + 1
      text += "\(location.path):\(line):\(location.column): "
      text += "\(message.severity.rawValue): \(message.message)\n"
    }
  }

  /// A Boolean value indicating whether a line is the listing's; what is missing at its end is said of the
  /// line below.
  private func isOwn(_ line: Int) -> Bool {
    block.settings.files.isEmpty
      ? line >= block.shownLines.lowerBound : block.shownLines.contains(line)
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
