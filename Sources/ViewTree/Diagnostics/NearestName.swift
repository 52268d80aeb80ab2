/// Finds what somebody may have meant.
package enum NearestName {
  /// Returns the candidate with the fewest edits, where those are few for its length.
  package static func of(_ word: String, among candidates: [String]) -> String? {
    let wanted = Array(word.lowercased())
    let ranked = candidates.map { (name: $0, edits: edits(wanted, Array($0.lowercased()))) }
    guard let best = ranked.min(by: { $0.edits < $1.edits }) else { return nil }
    return best.edits <= max(1, best.name.count / 3) ? best.name : nil
  }

  /// How many letters are added, left out, replaced, or swapped with their neighbour; each row needs
  /// the two before it alone.
  private static func edits(_ first: [Character], _ second: [Character]) -> Int {
    var earlier: [Int] = []
    var last = Array(0...second.count)
    for index in first.indices {
      var row = [index + 1]
      for position in second.indices {
        var edits = min(
          last[position] + (first[index] == second[position] ? 0 : 1), last[position + 1] + 1,
          row[position] + 1)
        if index > 0, position > 0, first[index] == second[position - 1],
          first[index - 1] == second[position]
        {
          edits = min(edits, earlier[position - 1] + 1)
        }
        row.append(edits)
      }
      (earlier, last) = (last, row)
    }
    return last[second.count]
  }
}
