import ViewTree

/// A colour of a palette by what it is for: what is drawn beside the boxes has an ink, so that it
/// turns over where the surrounding is dark.
enum Ink: Sendable, Hashable {
  case ground
  case role
  /// The name of an environment writer in the box of what it is written for.
  case writer
  case panel
  case code(SourceListing.Kind)
  case tie
  case tieText
  case mark(DiagramMark)

  /// The name of its class in an SVG.
  var className: String {
    switch self {
    case .ground: "ink-ground"
    case .role: "ink-role"
    case .writer: "ink-writer"
    case .panel: "ink-panel"
    case .code(let kind): "ink-\(kind.rawValue)"
    case .tie: "ink-tie"
    case .tieText: "ink-tietext"
    case .mark(let mark): "ink-\(mark.rawValue)"
    }
  }

  func color(in palette: Palette) -> String {
    switch self {
    case .ground: palette.ground
    case .role: palette.role
    case .writer: palette.boxes.environments.detail
    case .panel: palette.code.panel
    case .code(let kind): palette[kind]
    case .tie: palette.code.tie
    case .tieText: palette.code.tieText
    case .mark(let mark): palette[mark].stroke
    }
  }
}
