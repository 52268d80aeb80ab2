import Testing
import TreeDrawing
import ViewTree

/// Every text and line is told from its ground as WCAG AA asks: 4.5 to 1 for text, 3 to 1 for what
/// is no text.
@Suite struct ContrastTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let palette: Palette
    var testDescription: String { name }
  }

  static let cases = Theme.all.flatMap { theme in
    [Case(name: theme.name, palette: theme.light)]
      + (theme.dark.map { [Case(name: theme.name + " in the dark", palette: $0)] } ?? [])
  }

  @Test(arguments: cases) func textsAreLegible(_ item: Case) {
    let palette = item.palette
    var pairs: [(String, String, String)] = [
      ("role", palette.role, palette.ground),
      ("writer", palette.boxes.environments.detail, palette.ground),
    ]
    for category in DiagramBox.Category.allCases {
      let colors = palette[category]
      for style in DiagramBox.Line.Style.allCases {
        let ink = palette.ink(of: style, on: colors, isMarked: false)
        pairs.append(("\(category) \(style)", ink, colors.fill))
      }
    }
    for mark in DiagramMark.allCases {
      let colors = palette[mark]
      for style in DiagramBox.Line.Style.allCases {
        let ink = palette.ink(of: style, on: colors, isMarked: true)
        pairs.append(("\(mark) \(style)", ink, colors.fill))
      }
      pairs.append(("sign of \(mark)", palette.ground, colors.stroke))
    }
    for kind in SourceListing.Kind.allCases {
      pairs.append(("\(kind)", palette[kind], palette.code.panel))
    }
    pairs.append(("tie", palette.code.tieText, palette.code.tie))
    for (name, ink, ground) in pairs {
      #expect(Self.contrast(ink, ground) >= 4.5, "\(name): \(ink) on \(ground)")
    }
  }

  @Test(arguments: cases) func linesAreVisible(_ item: Case) {
    let palette = item.palette
    #expect(Self.contrast(palette.line, palette.ground) >= 3, "line")
    let all =
      DiagramBox.Category.allCases.map { palette[$0] } + DiagramMark.allCases.map { palette[$0] }
    for colors in all {
      #expect(Self.contrast(colors.stroke, palette.ground) >= 3, "\(colors.stroke)")
      #expect(Self.contrast(colors.stroke, colors.fill) >= 3, "\(colors.stroke)")
    }
    #expect(Self.contrast(palette.code.tie, palette.code.panel) >= 3)
  }

  @Test func marksDifferWithoutColours() {
    #expect(Set(DiagramMark.allCases.map(\.sign)).count == DiagramMark.allCases.count)
  }

  @Test func measuresContrastAsWCAGDoes() {
    #expect(Self.contrast("#000000", "#FFFFFF") == 21)
    #expect(abs(Self.contrast("#777777", "#FFFFFF") - 4.48) < 0.01)
    #expect(abs(Self.contrast("#FF0000", "#FFFFFF") - 4.0) < 0.01)
  }

  private static func contrast(_ first: String, _ second: String) -> Double {
    Contrast.between(first, second)
  }
}
