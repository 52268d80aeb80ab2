/// Finds what somebody may have meant.
package enum NearestName {
  /// Returns the candidate with the fewest edits, where those are few for its length.
  package static func of(_ word: String, among candidates: [String]) -> String? {
    let wanted = Array(word.lowercased())
    let ranked = candidates.map { (name: $0, edits: edits(wanted, Array($0.lowercased()))) }
    guard let best = ranked.min(by: { $0.edits < $1.edits }) else { return nil }
    return best.edits <= max(1, best.name.count / 3) ? best.name : nil
  }

  /// The Levenshtein distance; each row needs the one before it alone.
  private static func edits(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (position, other) in second.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[position + 1]
        row[position + 1] = min(replaced, diagonal + 1, row[position] + 1)
      }
    }
    return row[second.count]
  }
}
