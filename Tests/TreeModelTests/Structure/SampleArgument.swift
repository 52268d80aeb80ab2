import SwiftUI

/// Arguments for the generic views and modifiers of the DSL whose parameters want more than a view, a
/// style, a shape or a value.
enum SampleArgument {
  struct Label: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  struct Key: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  struct Effect: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
  }

  struct Scrolling: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
  }

  struct Looks: VisualEffect {}

  struct Days: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
  }

  struct Trait: _ViewTraitKey {
    static var defaultValue: Int { 0 }
  }

  struct Stage: _SceneModifier {
    func body(content: SceneContent) -> some Scene { content }
  }

  struct Root: _VariadicView_ViewRoot {}

  struct Never: Publisher {
    typealias Output = Int
    typealias Failure = Swift.Never
    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {}
  }

  struct Tabs: TabContent {
    typealias TabValue = Int

    var body: some TabContent<Int> { Tab(value: 0) { Text("") } }
  }

  struct Zoom: NavigationTransition {}

  struct Page: PresentationSizing {
    func proposedSize(
      for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
  }

  struct Hovered: HoverEffectContent {}

  struct Form: TextVariantPreference {}

  struct Drawing: TextRenderer {
    var animatableData = EmptyAnimatableData()

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
  }
}
