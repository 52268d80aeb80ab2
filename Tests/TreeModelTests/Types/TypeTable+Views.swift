import Combine
import Observation
import SwiftUI

// What the expressions of the type table name.

let on = Bool("true") == true
let off = !on
let number = 3
let title: String? = "a"
let cards = [Card(id: 1)]
@MainActor let model = Model()
let store = Store()
@MainActor let subject = PassthroughSubject<Int, Never>()

struct Card: Identifiable, Sendable {
  let id: Int
}

struct Folder: Identifiable, Sendable {
  var id = 0
  var children: [Folder]?
}

struct CardView: View {
  let card: Card

  var body: some View { Text("card") }
}

final class Model: ObservableObject {}

@Observable final class Store: Sendable {}

struct HeaderLabel: ViewModifier {
  func body(content: Content) -> some View { content.font(.title) }
}

struct Diamond: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Shake: GeometryEffect {
  var animatableData: CGFloat = 0

  func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
}

enum Flex: LayoutValueKey {
  static let defaultValue = 0
}

enum Height: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

enum Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {}
}

struct A: View {
  var body: some View { EmptyView() }
}

struct B: View {
  var body: some View { EmptyView() }
}

struct C: View {
  var body: some View { EmptyView() }
}

struct D: View {
  var body: some View { EmptyView() }
}

struct E: View {
  var body: some View { EmptyView() }
}

struct F: View {
  var body: some View { EmptyView() }
}

struct G: View {
  var body: some View { EmptyView() }
}

struct H: View {
  var body: some View { EmptyView() }
}

struct I: View {
  var body: some View { EmptyView() }
}

/// A grid of one's own, which hides SwiftUI's.
enum Cards {
  struct Grid<Item: Identifiable, ItemView: View>: View {
    let items: [Item]
    let content: (Item) -> ItemView

    init(_ items: [Item], @ViewBuilder content: @escaping (Item) -> ItemView) {
      self.items = items
      self.content = content
    }

    var body: some View { ForEach(items) { content($0) } }
  }
}

struct Creature: Identifiable {
  let id = UUID()
}

let creatures = [Creature()]
@MainActor let pulse = PassthroughSubject<Void, Never>()

struct Glow: ViewModifier {
  func body(content: Content) -> some View {
    content.cornerRadius(5).frame(width: 1).overlay { B().modifier(HeaderLabel()) }
  }
}

struct EditModeReader: ViewModifier {
  func body(content: Content) -> some View {
    content.environment(\.editMode, .constant(.active))
  }
}

struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

struct Row: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

enum Order: _ViewTraitKey {
  static var defaultValue: Int { 0 }
}

struct Sized: PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension FocusedValues {
  var published: Int? { nil }
  var edited: Binding<Int>? { nil }
}

final class Delegate: NSObject, UIApplicationDelegate {}

struct Draft: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }

  init() {}

  init(configuration: ReadConfiguration) {}

  func fileWrapper(configuration: WriteConfiguration) -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}
