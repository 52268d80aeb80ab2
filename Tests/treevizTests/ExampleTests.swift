import Foundation
import Testing

/// The trees of Examples/, with their identity paths.
struct ExampleTests {
  struct Case: CustomTestStringConvertible {
    let file: String
    let view: String
    let outline: String

    var testDescription: String { "\(file): \(view)" }
  }

  @Test(arguments: cases)
  func showsTheTreeOf(_ example: Case) throws {
    let run = try Tool.run(
      ["inspect", "Examples/\(example.file).swift", "--view", example.view, "--paths"])
    #expect(run.errors == "")
    #expect(run.text == example.outline + "\n")
    #expect(run.code == 0)
  }

  @Test func coversEveryExample() throws {
    let files = try FileManager.default
      .contentsOfDirectory(atPath: Tool.package.appendingPathComponent("Examples").path)
      .filter { $0.hasSuffix(".swift") }
      .map { String($0.dropLast(".swift".count)) }
    #expect(Set(files) == Set(Self.cases.map(\.file)))
  }

  static let cases: [Case] = [
    Case(
      file: "Basket", view: "Market",
      outline: """
        Market
        └── EnvironmentKeyWritingModifier<Basket?>
            └── VStack
                ├── BasketBadge  0
                │   └── Text  0
                ├── FruitRow  1
                │   └── Button  1
                │       └── Text  1.0
                └── FruitRow  2
                    └── Button  2
                        └── Text  2.0
        """),
    Case(
      file: "BuilderProperties", view: "Toolbar",
      outline: """
        Toolbar
        └── HStack
            ├── Image  0.0
            ├── Image  0.1
            ├── Spacer  1
            ├── Image  2.0
            └── Image  2.1
        """),
    Case(
      file: "Conditional", view: "PlayerButton",
      outline: """
        PlayerButton
        └── ZStack
            ├── Circle  0
            └── ConditionalContent  1
                ├── Image  1.ifBranch
                ├── Image  1.elseBranch.0
                └── Text  1.elseBranch.1
        """),
    Case(
      file: "ConditionalModifier", view: "Branching",
      outline: """
        Branching
        └── ConditionalContent
            ├── background  ifBranch
            │   ├── Text  ifBranch
            │   └── Color  ifBranch.background
            └── Text  elseBranch
        """),
    Case(
      file: "ConditionalModifier", view: "Steady",
      outline: """
        Steady
        └── background
            ├── Text
            └── Color  background
        """),
    Case(
      file: "CustomKey", view: "Marker",
      outline: """
        Marker
        └── Circle
        """),
    Case(
      file: "CustomKey", view: "Map",
      outline: """
        Map
        └── EnvironmentKeyWritingModifier<Color>
            └── ZStack
                ├── Color  0
                └── Marker  1
                    └── Circle  1
        """),
    Case(
      file: "CustomModifier", view: "Chip",
      outline: """
        Chip
        └── background
            ├── padding
            │   └── EnvironmentKeyWritingModifier<Font?>
            │       └── Content
            └── Capsule  background
        """),
    Case(
      file: "CustomModifier", view: "Tags",
      outline: """
        Tags
        └── HStack
            ├── Chip  0
            │   └── background  0
            │       ├── padding  0
            │       │   └── EnvironmentKeyWritingModifier<Font?>  0
            │       │       └── Text  0
            │       └── Capsule  0.background
            └── Chip  1
                └── background  1
                    ├── padding  1
                    │   └── EnvironmentKeyWritingModifier<Font?>  1
                    │       └── Text  1
                    └── Capsule  1.background
        """),
    Case(
      file: "EnvironmentScope", view: "Recipe",
      outline: """
        Recipe
        └── EnvironmentKeyWritingModifier<Int?>
            └── HStack
                ├── foregroundStyle  0
                │   └── EnvironmentKeyWritingModifier<Font?>  0
                │       └── VStack  0
                │           ├── Text  0.0
                │           └── Text  0.1
                └── Text  1
        """),
    Case(
      file: "ExplicitIdentity", view: "Playlist",
      outline: """
        Playlist
        └── VStack
            ├── IDView  0
            │   └── Text  0.id(*)
            └── ForEach  1
                ├── Text  1.id(*).0
                └── Divider  1.id(*).1
        """),
    Case(
      file: "Flattening", view: "Temperatures",
      outline: """
        Temperatures
        ├── Text  0
        └── Text  1
        """),
    Case(
      file: "Flattening", view: "Forecast",
      outline: """
        Forecast
        └── VStack
            ├── Image  0
            ├── Temperatures  1
            │   ├── Text  1.0
            │   └── Text  1.1
            └── Divider  2
        """),
    Case(
      file: "GenericCard", view: "Card",
      outline: """
        Card
        └── overlay
            ├── padding
            │   └── VStack
            │       ├── EnvironmentKeyWritingModifier<Font?>  0
            │       │   └── Title  0
            │       ├── Divider  1
            │       └── Content  2
            └── RoundedRectangle  overlay
        """),
    Case(
      file: "GenericCard", view: "TripCard",
      outline: """
        TripCard
        └── Card
            └── overlay
                ├── padding
                │   └── VStack
                │       ├── EnvironmentKeyWritingModifier<Font?>  0
                │       │   └── Text  0
                │       ├── Divider  1
                │       ├── Text  2.0
                │       └── Text  2.1
                └── RoundedRectangle  overlay
        """),
    Case(
      file: "Greeting", view: "Greeting",
      outline: """
        Greeting
        └── padding
            └── HStack
                ├── Image  0
                └── Text  1
        """),
    Case(
      file: "Grouping", view: "Contacts",
      outline: """
        Contacts
        └── VStack
            ├── EnvironmentKeyWritingModifier<Font?>  0
            │   └── Group  0
            │       ├── Text  0.0
            │       ├── Text  0.1
            │       └── Text  0.2
            └── Spacer  1
        """),
    Case(
      file: "ModifierOnList", view: "Score",
      outline: """
        Score
        ├── Text  0
        └── Text  1
        """),
    Case(
      file: "ModifierOnList", view: "Scoreboard",
      outline: """
        Scoreboard
        └── HStack
            └── border  0
                └── Score  0
                    ├── Text  0.0
                    └── Text  0.1
        """),
    Case(
      file: "ModifierOrder", view: "PaddedCard",
      outline: """
        PaddedCard
        └── background
            ├── padding
            │   └── Text
            └── Color  background
        """),
    Case(
      file: "ModifierOrder", view: "TightCard",
      outline: """
        TightCard
        └── padding
            └── background
                ├── Text
                └── Color  background
        """),
    Case(
      file: "OptionalView", view: "Inbox",
      outline: """
        Inbox
        └── VStack
            ├── Text  0
            ├── Text?  1
            └── Optional  2
                └── HStack  2
                    ├── Image  2.0
                    └── Text  2.1
        """),
    Case(
      file: "Playlist", view: "Playlist",
      outline: """
        Playlist
        └── VStack
            ├── ForEach  0
            │   └── SongRow  0.id(*)
            │       └── Toggle  0.id(*)
            │           └── Text  0.id(*).0
            ├── Button  1
            │   └── Text  1.0
            └── Button  2
                └── Text  2.0
        """),
    Case(
      file: "Previews", view: "Thermometer",
      outline: """
        Thermometer
        └── VStack
            ├── Text  0
            └── Image?  1
        """),
    Case(
      file: "RecursiveThread", view: "MessageThread",
      outline: """
        MessageThread
        └── VStack
            ├── Text  0
            └── padding  1
                └── ForEach  1
                    └── MessageThread  1.id(*)  (recursive)
        """),
    Case(
      file: "SameValueTwice", view: "snippet",
      outline: """
        VStack
        ├── Divider  0
        ├── Text  1
        └── Divider  2
        """),
    Case(
      file: "SignUp", view: "SignUp",
      outline: """
        SignUp
        └── Form
            ├── Greeter  0
            │   └── Text  0
            ├── TextField  1
            │   └── Text  1.0
            ├── Toggle  2
            │   └── Text  2.0
            ├── Text?  3
            └── EnvironmentKeyTransformModifier<Bool>  4
                └── Button  4
                    └── Text  4.0
        """),
    Case(
      file: "Stopwatch", view: "Stopwatch",
      outline: """
        Stopwatch
        └── onReceive
            └── VStack
                ├── Text  0
                └── Button  1
                    └── Text  1.0
        """),
    Case(
      file: "SwitchCases", view: "DeliveryStatus",
      outline: """
        DeliveryStatus
        └── ConditionalContent
            ├── ConditionalContent  ifBranch
            │   ├── Label  ifBranch.ifBranch
            │   │   ├── Image  ifBranch.ifBranch.0
            │   │   └── Text  ifBranch.ifBranch.1
            │   └── Text  ifBranch.elseBranch
            └── ConditionalContent  elseBranch
                ├── Image  elseBranch.ifBranch
                └── Color  elseBranch.elseBranch
        """),
    Case(
      file: "SwitchCases", view: "DeliveryStatus.Label",
      outline: """
        Label
        ├── Image  0
        └── Text  1
        """),
    Case(
      file: "BindableForm", view: "ProfileForm",
      outline: """
        ProfileForm
        └── sheet
            ├── Form
            │   ├── TextField  0
            │   │   └── Text  0.0
            │   ├── Toggle  1
            │   │   └── Text  1.0
            │   └── EnvironmentKeyTransformModifier<Bool>  2
            │       └── Button  2
            │           └── Text  2.0
            └── Text  sheet
        """),
    Case(
      file: "CustomStyle", view: "Picture",
      outline: """
        Picture
        └── AnyView
        """),
    Case(
      file: "CustomStyle", view: "Gallery",
      outline: """
        Gallery
        └── HStack
            ├── EnvironmentKeyWritingModifier<any FrameStyle>  0
            │   └── Picture  0
            │       └── AnyView  0
            └── Picture  1
                └── AnyView  1
        """),
    Case(
      file: "GroupExceptions", view: "GroupAtTheRoot",
      outline: """
        GroupAtTheRoot
        └── border
            └── Group
                ├── Text  0
                └── Text  1
        """),
    Case(
      file: "GroupExceptions", view: "GroupInAScrollView",
      outline: """
        GroupInAScrollView
        └── ScrollView
            └── border  0
                └── Group  0
                    ├── Text  0.0
                    └── Text  0.1
        """),
    Case(
      file: "GroupExceptions", view: "GroupInAnOverlay",
      outline: """
        GroupInAnOverlay
        └── overlay
            ├── Color
            └── Group  overlay
                ├── Text  overlay.0
                └── Text  overlay.1
        """),
    Case(
      file: "ObservableModel", view: "OrderBoard",
      outline: """
        OrderBoard
        └── VStack
            ├── Text  0
            └── ForEach  1
                └── Text  1.id(*)
        """),
    Case(
      file: "ObservableModel", view: "Restaurant",
      outline: """
        Restaurant
        └── EnvironmentKeyWritingModifier<Kitchen?>
            └── OrderBoard
                └── VStack
                    ├── Text  0
                    └── ForEach  1
                        └── Text  1.id(*)
        """),
    Case(
      file: "SharedObject", view: "NextDeparture",
      outline: """
        NextDeparture
        └── ConditionalContent
            ├── Text  ifBranch
            └── Text  elseBranch
        """),
    Case(
      file: "SharedObject", view: "Platform",
      outline: """
        Platform
        └── EnvironmentKeyWritingModifier<Timetable?>
            └── VStack
                ├── Text  0
                └── padding  1
                    └── NextDeparture  1
                        └── ConditionalContent  1
                            ├── Text  1.ifBranch
                            └── Text  1.elseBranch
        """),
  ]
}
