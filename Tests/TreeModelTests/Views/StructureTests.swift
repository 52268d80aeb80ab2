import SwiftUI
import Testing

@testable import TreeModel

/// The edges of views with more than one child, as `ViewTree`'s catalogue has them.
@Suite struct StructureTests {
  private func edges<V: PrimitiveView>(_ type: V.Type) -> [String] {
    var recorder = StructureRecorder<V>()
    V.structure(&recorder)
    return recorder.edges.map(Self.text)
  }

  private func edges<M: PrimitiveViewModifier>(_ type: M.Type) -> [String] {
    var recorder = StructureRecorder<M>()
    M.structure(&recorder)
    return recorder.edges.map(Self.text)
  }

  private static func text(_ edge: StructureEdge) -> String {
    switch edge {
    case .list(let type): "list \(type)"
    case .role(let role, let type): "\(role) \(type)"
    case .rows(let type): "rows \(type)"
    case .content(let type): "content \(type)"
    default: "\(edge)"
    }
  }

  @Test func namesTheHeaderBeforeTheContent() {
    #expect(
      edges(Section<Text, Image, EmptyView>.self)
        == ["header Text", "list Image", "footer EmptyView"])
  }

  @Test func namesTheDestinationAfterTheLabel() {
    #expect(edges(NavigationLink<Text, Image>.self) == ["list Text", "destination Image"])
    #expect(edges(NavigationLink<Text, Never>.self) == ["list Text"])
  }

  @Test func namesLabelsByTheirRoles() {
    #expect(edges(LabeledContent<Text, Image>.self) == ["label Text", "list Image"])
    #expect(edges(Picker<Text, Int, Image>.self) == ["label Text", "list Image"])
    #expect(edges(DisclosureGroup<Text, Image>.self) == ["label Text", "list Image"])
    #expect(edges(Toggle<Text>.self) == ["list Text"])
  }

  @Test func namesWhatIsPresented() {
    #expect(edges(SheetPresentationModifier<Text, Never>.self) == ["sheet Text"])
    #expect(edges(ItemSheetPresentationModifier<Item, Text, Never>.self) == ["sheet Text"])
    #expect(edges(ToolbarModifier<(), Text>.self) == ["toolbar Text"])
  }

  @Test func buildsAnItemsContentOnlyWhileThereIsOne() {
    let item = State<Item?>(wrappedValue: nil).installed()
    let sheet = ItemSheetPresentationModifier<Item, Text, Never>(
      item: item.projectedValue, onDismiss: nil, content: { Text("\($0.id)") })
    #expect(!sheet.isPresented)
    item.wrappedValue = Item(id: 1)
    #expect(sheet.isPresented)
    #expect(sheet.builtContent() == Text("\(1)"))
  }

  struct Item: Identifiable {
    let id: Int
  }
}
