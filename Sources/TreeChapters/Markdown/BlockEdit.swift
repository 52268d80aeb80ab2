/// A change of a chapter's bytes: what is below a block.
struct BlockEdit: Sendable, Hashable {
  let range: Range<Int>
  let bytes: [UInt8]
}

extension BlockEdit {
  /// Returns the bytes with all changes made.
  ///
  /// - Parameters:
  ///   - edits: the changes, in the order of their places, apart from each other.
  ///   - bytes: the file.
  /// - Returns: the file as it is to be.
  static func applied(_ edits: [BlockEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.bytes
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}

/// Writes what belongs below a block, in place of what is there.
struct BlockEditor {
  let source: MarkdownLines
  let block: MarkedBlock

  /// Returns the change that makes lines stand below the block; nil where they do already.
  ///
  /// - Parameters:
  ///   - lines: the lines, without the marks of the list or quote that the block is in.
  ///   - ours: the lines that are there and are ours, from 0; nil where there are none.
  /// - Returns: the change.
  func edit(_ lines: [String], inPlaceOf ours: Range<Int>?) -> BlockEdit? {
    let close = source.lines[block.fenceClose]
    guard let ours, let last = ours.last else {
      guard !lines.isEmpty else { return nil }
      var bytes = lineBreak + blankMark + lineBreak + joined(lines, isFirstMarked: true)
      let next = block.fenceClose + 1
      if next < source.lines.count, !source.areBlank(next..<(next + 1)) {
        bytes += lineBreak + blankMark
      }
      return BlockEdit(range: close.end..<close.end, bytes: bytes)
    }
    let end = source.lines[last].end
    guard !lines.isEmpty else { return BlockEdit(range: close.end..<end, bytes: []) }
    let first = source.bytes[source.lines[ours.lowerBound].range].drop(while: \.isBlank)
    let start = first.startIndex
    let bytes = joined(lines, isFirstMarked: false)
    guard !source.bytes[start..<end].elementsEqual(bytes) else { return nil }
    return BlockEdit(range: start..<end, bytes: bytes)
  }

  private func joined(_ lines: [String], isFirstMarked: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { bytes += lineBreak }
      if index > 0 || isFirstMarked { bytes += line.isEmpty ? blankMark : mark }
      bytes += Array(line.utf8)
    }
    return bytes
  }

  /// What stands before each line of the list or quote that the block is in, with the closing fence's
  /// own indentation, of three columns at most.
  private var mark: [UInt8] {
    let close = source.lines[block.fenceClose]
    return Array(source.bytes[close.start..<close.content])
  }

  private var blankMark: [UInt8] {
    Array(mark.reversed().drop(while: \.isBlank).reversed())
  }

  /// The line break of the block's first line.
  private var lineBreak: [UInt8] {
    let open = source.lines[block.fenceOpen]
    return Array(source.bytes[open.end..<open.next])
  }
}
