import Foundation
import Testing

/// What `treeviz update` tells of what has no body, and of texts that go on with time.
@Suite struct UpdatedEffectTests {
  private static let effects = """
    import SwiftUI

    struct Shake: GeometryEffect {
      var count: CGFloat
      func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
    }

    struct Wave: Shape {
      var progress: Double
      func path(in rect: CGRect) -> Path { Path(rect) }
    }

    struct Flow: Layout {
      var gap: CGFloat
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { .zero }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }

    struct Effects: View {
      @State private var count = 0
      @State private var other = false

      var body: some View {
        Button("Shake") { count += 1 }.modifier(Shake(count: CGFloat(count)))
        Wave(progress: Double(count))
        Wave(progress: Double(count)).fill(.red)
        Flow(gap: CGFloat(count)) { Text("a") }
        Toggle("Other", isOn: $other)
      }
    }
    """

  @Test func showsHowPropertiesOfWhatHasNoBodyChange() throws {
    let run = try UpdateTests.update(Self.effects, ["--tap", "Shake", "--toggle", "Other"])
    #expect(run.errors == "")
    for line in [
      "Shake  {count = 0 → count = 1}", "Wave  {progress = 0 → progress = 1}",
      "Flow  {gap = 0 → gap = 1}",
    ] {
      #expect(run.text.split(separator: "\n").contains { $0.first == "~" && $0.hasSuffix(line) })
    }
    #expect(run.text.contains("Wave  {red, progress = 0 → red, progress = 1}"))
    #expect(!run.text.contains("not run\n") || !run.text.contains("\n  Shake"))
  }

  @Test func showsTheTimeThatPassesInTexts() throws {
    let run = try UpdateTests.update(
      """
      import SwiftUI

      struct Clock: View {
        private let start = Date()
        var body: some View {
          Text(start, style: .timer)
          Text("\\(start.addingTimeInterval(90), style: .relative) left")
        }
      }
      """, ["--wait", "30"])
    #expect(run.text.contains("~     ├── Text  {\"0:00\" → \"0:30\"}"), "\(run.text)")
    #expect(run.text.contains("{\"1 min, 30 sec left\" → \"1 min, 0 sec left\"}"))
    #expect(run.text.contains("not run\n  Clock\n"))
  }
}
