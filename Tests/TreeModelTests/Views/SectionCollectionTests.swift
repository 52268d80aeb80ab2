import SwiftUI
import Testing
import TreeModel

/// What a container sees of the sections of its content.
@MainActor @Suite struct SectionCollectionTests {
  struct Card<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ForEach(sections: content) { section in
        Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
        section.header
        ForEach(section.content) { $0 }
      }
    }
  }

  struct Page: View {
    var body: some View {
      Card {
        Text("loose")
        Section("Tea") {
          Text("green")
          Text("black")
        }
        Section {
          Text("beans")
        } footer: {
          Text("end")
        }
        Text("last")
      }
    }
  }

  @Test func findsSectionsAndWhatStandsBesideThem() {
    #expect(
      LivingTree(Page()).texts == [
        "0 1 0", "loose", "1 2 0", "Tea", "green", "black", "0 1 1", "beans", "0 1 0", "last",
      ])
  }

  @Test func groupsSections() {
    struct Count: View {
      var body: some View {
        Group(sections: Section("a") { Text("b") }) { Text("\($0.count)") }
      }
    }
    #expect(LivingTree(Count()).texts == ["1"])
    #expect(
      "\(Count.Body.self)"
        == "Group<GroupSectionsOfContent<Section<Text, Text, EmptyView>, Text>>")
  }
}
