import Foundation
import Testing

struct InspectTests {
  @Test func headsEachTreeWhereThereAreSeveral() throws {
    let run = try Tool.run(["inspect", "Examples/ModifierOrder.swift"])
    #expect(
      run.text == """
        # PaddedCard
        PaddedCard
        └── background
            ├── padding
            │   └── Text
            └── Color

        # TightCard
        TightCard
        └── padding
            └── background
                ├── Text
                └── Color

        """)
  }

  @Test func printsTheBodysTypeAsXcodeDoes() throws {
    let run = try Tool.run(
      ["inspect", "Examples/ModifierOrder.swift", "--view", "PaddedCard", "-f", "type"])
    #expect(
      run.text
        == "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, "
        + "_BackgroundStyleModifier<Color>>\n")
  }

  @Test func labelsEachNodeWithItsType() throws {
    let run = try Tool.run(["inspect", "Examples/SameValueTwice.swift", "--types"])
    #expect(
      run.text == """
        VStack<TupleView<(Divider, Text, Divider)>>
        ├── Divider
        ├── Text
        └── Divider

        """)
  }

  @Test func showsTuplesWhereTheyAreAskedFor() throws {
    let run = try Tool.run(
      ["inspect", "Examples/BuilderProperties.swift", "--view", "Toolbar", "--tuples", "--paths"])
    #expect(
      run.text == """
        Toolbar
        └── HStack
            └── TupleView
                ├── TupleView  0
                │   ├── Image  0.0
                │   └── Image  0.1
                ├── Spacer  1
                └── TupleView  2
                    ├── Image  2.0
                    └── Image  2.1

        """)
  }

  @Test func findsANestedViewByItsLastName() throws {
    let run = try Tool.run(["inspect", "Examples/SwitchCases.swift", "--view", "Label"])
    #expect(run.text.hasPrefix("Label\n"))
    #expect(run.code == 0)
  }

  @Test func showsAPreviewByItsTitle() throws {
    let run = try Tool.run(["inspect", "Examples/Previews.swift", "--view", "Frost"])
    #expect(run.text.hasPrefix("background\n├── Thermometer\n"))
  }

  @Test func listsTheNamesThatThereAreForAnUnknownOne() throws {
    let run = try Tool.run(["inspect", "Examples/ModifierOrder.swift", "--view", "PadedCard"])
    #expect(run.code == 1)
    #expect(
      run.errors == """
        Examples/ModifierOrder.swift: error: no view is named 'PadedCard'; \
        did you mean 'PaddedCard'? there are 'PaddedCard', 'TightCard'

        """)
  }
}
