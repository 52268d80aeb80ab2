import Testing

@testable import ViewTree

struct ViewTreeBranchTests {
  @Test func namesTheBranches() throws {
    #expect(
      try outline(
        "_ConditionalContent<_ConditionalContent<Text, TupleView<(Text, Image)>>, VStack<Divider>>")
          == """
          ConditionalContent
          ├── ConditionalContent  ifBranch
          │   ├── Text  ifBranch.ifBranch
          │   ├── Text  ifBranch.elseBranch.0
          │   └── Image  ifBranch.elseBranch.1
          └── VStack  elseBranch
              └── Divider  elseBranch.0

          """)
  }

  @Test func drawsOptionalLeavesAsOneNode() throws {
    #expect(
      try outline("HStack<TupleView<(Text?, _ShapeView<Circle, Color>?, AnyView?, Text??)>>") == """
        HStack
        ├── Text?  0
        ├── Circle?  1
        ├── AnyView?  2
        └── Optional  3
            └── Text?  3

        """)
  }

  @Test func drawsOtherOptionalsOverTheirContent() throws {
    #expect(
      try outline(
        "VStack<TupleView<(Optional<TupleView<(Text, Image)>>, ModifiedContent<Text, _PaddingLayout>?, M.Row?)>>"
      )
        == """
        VStack
        ├── Optional  0
        │   ├── Text  0.0
        │   └── Image  0.1
        ├── Optional  1
        │   └── padding  1
        │       └── Text  1
        └── Optional  2
            └── Row  2

        """)
  }
}
