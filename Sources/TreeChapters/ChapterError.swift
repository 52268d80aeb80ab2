/// What is wrong with a chapter, or with what it asks for.
package enum ChapterError: Error, Sendable, Hashable {
  case unclosedComment
  case textBehindComment
  case commentInHTML
  case commentInText
  case markBelow
  case unclosedQuote
  case noBlock(found: String)
  case otherLanguage(String)
  case unclosedFence
  case outputWithoutBlock
  case outputWithoutFence
  case noName
  case invalidName(String)
  case sameName(String, line: Int)
  case unknownBlock(String, known: [String])
  case absoluteFolder(String)
  case folderOutside(String, root: String)
  case fileOutside(String, root: String)
  case unreadable(String, reason: String)
  case notInFile(String)
  case foreignFigure(String)
  case figureOfAnother(String, chapter: String)
  case sameFigure(String, block: String, line: Int)
  case invalidUTF8
  case compiles
  case failsElsewhere
  case options(String)
  case changedMeanwhile
  case noFigure
}

// MARK: - CustomStringConvertible

extension ChapterError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unclosedComment: "this comment is not closed; expected '-->'"
    case .textBehindComment:
      "text behind '-->' on one line with it; put the text on a line of its own"
    case .commentInHTML:
      "this comment is inside of an HTML element, where no fenced block can follow; put a blank line "
        + "before it"
    case .commentInText:
      "a comment of treeviz stands in a text here; put it on a line of its own, with blank lines around"
    case .markBelow: "the word 'treeviz' has to stand behind '<!--', on the same line"
    case .unclosedQuote: "a quote in this comment is not closed"
    case .noBlock(let found):
      "expected a fenced swift block below this comment, found \(found)"
    case .otherLanguage(let language):
      "expected a fenced swift block below this comment, found one in "
        + (language.isEmpty ? "no language" : "'\(language)'")
    case .unclosedFence: "this fenced block is not closed"
    case .outputWithoutBlock:
      "this output is below no block that is marked for it; remove it, or mark the block with "
        + "'<!-- treeviz ... -->'"
    case .outputWithoutFence: "expected a fenced block below this comment; remove the comment"
    case .noName:
      "the block declares no type to name its figure by; name it: <!-- treeviz name=NAME -->"
    case .invalidName(let name):
      "'\(name)' is no name for a figure; expected at most 100 letters a to z, digits, '-', '_' and "
        + "'.', the first a letter or digit: <!-- treeviz name=NAME -->"
    case .sameName(let name, let line):
      "the name '\(name)' is taken by the block in line \(line); name this one otherwise: "
        + "<!-- treeviz name=NAME -->"
    case .unknownBlock(let name, let known):
      "no block above is named '\(name)'"
        + (known.isEmpty
          ? "" : ", there are \(known.map { "'\($0)'" }.joined(separator: ", "))")
    case .absoluteFolder(let folder):
      "the folder of the figures is named from that of the chapter, as 'figures', found '\(folder)'"
    case .folderOutside(let folder, let root):
      "the folder '\(folder)' is outside of '\(root)'; figures stay inside of the folder that "
        + "treeviz is run in"
    case .fileOutside(let file, let root):
      "the file '\(file)' is outside of '\(root)'; name one inside of the folder that treeviz is "
        + "run in"
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)"
    case .notInFile(let file):
      "the listing does not stand in '\(file)' word for word; mend one of them"
    case .foreignFigure(let path):
      "'\(path)' was not made by 'treeviz chapter' and is not written over; remove it, or choose "
        + "another name"
    case .figureOfAnother(let path, let chapter):
      "'\(path)' is a figure of '\(chapter)'; choose another name"
    case .sameFigure(let path, let block, let line):
      "'\(path)' is a figure of the block '\(block)' in line \(line), too; name one of them otherwise"
    case .invalidUTF8: "the listing is not valid UTF-8"
    case .compiles: "the listing compiles, but it is marked with 'error'"
    case .failsElsewhere:
      "it is marked with 'error', but nothing is wrong with its listing; what it is compiled with fails"
    case .options(let message): message
    case .changedMeanwhile:
      "the file was changed while its figures were made, and is left as it is; run it again"
    case .noFigure: "the block gives no figure and no text"
    }
  }
}
