import Testing

@testable import TreeChapters

struct TreeDifferenceTests {
  private let old = """
    Row
    └── VStack
        ├── Text  0
        └── Image  1
    """

  @Test func isNothingForTheSame() {
    #expect(TreeDifference(from: old, to: old).changes == [])
  }

  @Test func namesWhatCame() {
    let new = old.replacing("├── Text  0", with: "├── Spacer  0\n    ├── Text  1")
      .replacing("Image  1", with: "Image  2")
    #expect(TreeDifference(from: old, to: new).changes == ["added 'Spacer  0' below 'VStack'"])
  }

  @Test func namesWhatWent() {
    let new = old.replacing("    ├── Text  0\n", with: "")
    #expect(TreeDifference(from: old, to: new).changes == ["removed 'Text  0' below 'VStack'"])
  }

  @Test func namesWhatBecameAnother() {
    let new = old.replacing("Text", with: "Label")
    #expect(TreeDifference(from: old, to: new).changes == ["'Text  0' became 'Label  0'"])
  }

  @Test func namesOtherPathsWhereNothingElseChanged() {
    let new = old.replacing("Text  0", with: "Text  id(a)")
    #expect(TreeDifference(from: old, to: new).changes == ["'Text  0' became 'Text  id(a)'"])
  }
}
