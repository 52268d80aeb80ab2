import Testing
import TreeDrawing
import ViewTree

@Suite struct FigureRendererTests {
  private let tree = ViewTree(
    "Example",
    """
    VStack
      Text 0
      ForEach 1
        background id
          안녕하세요
          Capsule background
    """)

  @Test(arguments: FigureFormat.allCases)
  func givesTheSameBytesOnEachRun(format: FigureFormat) throws {
    let first = try FigureRenderer().render(tree, as: format)
    for _ in 0..<3 { #expect(try FigureRenderer().render(tree, as: format) == first) }
  }

  @Test(arguments: FigureFormat.allCases)
  func rendersOnSeveralThreads(format: FigureFormat) async throws {
    let expected = try FigureRenderer().render(tree, as: format)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 {
        group.addTask { [tree] in try FigureRenderer().render(tree, as: format) }
      }
      for try await bytes in group { #expect(bytes == expected) }
    }
  }

  @Test func writesPNGAtTwoPixelsAPoint() throws {
    let bytes = try FigureRenderer().render(tree, as: .png)
    let layout = try DiagramLayout(of: Diagram(tree: tree), theme: .book)
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let size = [bytes[16..<20], bytes[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
    #expect(size == [2 * layout.width, 2 * layout.height])
  }

  @Test func writesPDFWithoutDates() throws {
    let bytes = try FigureRenderer().render(tree, as: .pdf)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(!text.contains("Date"))
    #expect(text.contains("/Font"))
  }

  @Test func refusesAPNGThatWouldBeShrunk() {
    let error = #expect(throws: DrawingError.self) {
      try FigureRenderer().render(ViewTree(starOf: 1_000), as: .png)
    }
    #expect(
      error?.description == """
        the figure has 152032 by 296 pixels, but 'png' holds at most 32767 on a side and 250000000 in all; write it as svg, or at a smaller --scale
        """)
  }

  @Test func refusesAPDFThatReadersWouldCut() {
    let error = #expect(throws: DrawingError.self) {
      try FigureRenderer().render(ViewTree(starOf: 1_000), as: .pdf)
    }
    #expect(
      error?.description == """
        the figure has 76016 by 148 points, but a page of 'pdf' at most 14400 on a side; write it as svg, or draw less of the tree with --depth, --collapse or --focus
        """)
  }

  @Test(arguments: [FigureFormat.png, .pdf])
  func warnsOfCharactersThatNoFontHas(format: FigureFormat) throws {
    let missing = try FigureRenderer().figure(of: ViewTree(leaf: "a\u{10FFFD}"), as: format)
    #expect(missing.warnings.count == 1)
    #expect(missing.warnings[0].hasPrefix("no installed font has '\u{10FFFD}', so"))
    #expect(try FigureRenderer().figure(of: ViewTree(leaf: "Text"), as: format).warnings == [])
  }

  @Test func drawsWithoutComplaints() throws {
    let options = DiagramOptions(showsPaths: true, showsTypes: true)
    for format in [FigureFormat.svg, .png, .pdf, .dot] {
      let tree = ViewTree(randomOf: 60, seed: 3)
      #expect(try FigureRenderer(options: options).figure(of: tree, as: format).warnings == [])
    }
  }

  @Test func refusesAnEmptyTree() {
    #expect(throws: DrawingError.emptyTree) {
      try FigureRenderer().render(ViewTree(name: "Nothing"), as: .svg)
    }
  }
}
