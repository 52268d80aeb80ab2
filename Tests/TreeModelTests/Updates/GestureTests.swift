import SwiftUI
import Testing

@testable import TreeModel

/// What gestures make of taps, long presses and drags.
@MainActor @Suite struct GestureTests {
  private func texts<V: View>(_ view: V, _ uses: (String, ControlUse)...) -> [String] {
    let living = LivingTree(view)
    for (name, use) in uses {
      Controls(of: living.tree).use(.named(name), use)
    }
    return living.texts
  }

  struct Card: View {
    @GestureState private var offset = CGSize.zero
    @State private var most = 0.0
    @State private var told: [String] = []

    var body: some View {
      Text("card")
        .gesture(
          DragGesture(minimumDistance: 20)
            .updating($offset) { value, state, _ in state = value.translation }
            .onChanged { told.append("at \(Int($0.translation.width))") }
            .onEnded { told.append("end \(Int($0.translation.height))") }
        )
        .onChange(of: offset) { most = max(most, offset.width) }
      Text("\(Int(offset.width)) \(Int(most))")
      Text(told.joined(separator: ", "))
    }
  }

  @Test func aDragMovesAndEnds() {
    #expect(
      texts(Card(), ("card", .drag(30, -40))).dropFirst() == ["0 30", "at 30, end -40"])
  }

  @Test func gesturesKnowWhatTimeItIs() {
    struct Timed: View {
      @State private var told: [String] = []

      private func tell(_ time: Date) {
        told.append(abs(time.timeIntervalSinceNow) < 60 ? "now" : "then")
      }

      var body: some View {
        Text("card").gesture(DragGesture().onEnded { tell($0.time) })
        Text("photo")
          .gesture(MagnifyGesture().onEnded { tell($0.time) })
          .simultaneousGesture(RotateGesture().onEnded { tell($0.time) })
        Text(told.joined(separator: " "))
      }
    }
    #expect(
      texts(Timed(), ("card", .drag(30, 0)), ("photo", .pinch(2)), ("photo", .rotate(90))).last
        == "now now now")
  }

  @Test func aDragThatIsTooShortIsNone() {
    let controls = Controls(of: LivingTree(Card()).tree)
    #expect(controls.all(for: .drag(5, 5)).isEmpty)
    #expect(controls.all(for: .drag(20, 0)).count == 1)
  }

  @Test func aLongPressBeginsAndEnds() {
    struct Pressed: View {
      @State private var told: [String] = []

      var body: some View {
        Text("one").onLongPressGesture {
          told.append("done")
        } onPressingChanged: {
          told.append("\($0)")
        }
        Text("two").simultaneousGesture(LongPressGesture().onEnded { _ in told.append("two") })
        Text(told.joined(separator: " "))
      }
    }
    #expect(
      texts(Pressed(), ("one", .hold), ("two", .hold)).last == "true done false two")
  }

  @Test func severalGesturesAreOne() {
    struct Several: View {
      @State private var told: [String] = []

      var body: some View {
        Text("either").gesture(
          TapGesture(count: 2).onEnded { told.append("double") }
            .exclusively(before: TapGesture().onEnded { told.append("single") }))
        Text("sequence").gesture(
          LongPressGesture().onEnded { _ in told.append("held") }
            .sequenced(before: DragGesture().onEnded { _ in told.append("dragged") })
            .onEnded { value in
              if case .second(true, let drag?) = value {
                told.append("by \(Int(drag.translation.width))")
              }
            })
        Text("twice").onTapGesture(count: 2) { told.append("twice") }
        Text("own").highPriorityGesture(OwnGesture { told.append("own") })
        Text("masked").gesture(TapGesture().onEnded { told.append("masked") }, including: .none)
        Text(told.joined(separator: " "))
      }
    }
    let living = LivingTree(Several())
    let controls = Controls(of: living.tree)
    #expect(
      controls.all(for: .tap).flatMap(\.names) == ["either", "twice", "own"])
    #expect(
      texts(
        Several(), ("either", .tap), ("sequence", .drag(12, 0)), ("twice", .tap), ("own", .tap)
      ).last == "single held dragged by 12 twice own")
  }

  @Test func pinchesAndTurns() {
    struct Photo: View {
      @State private var scale = 1.0
      @State private var angle = Angle.zero
      @State private var told: [String] = []

      var body: some View {
        Text("old")
          .gesture(
            MagnificationGesture().onChanged { scale = $0 }
              .simultaneously(with: RotationGesture().onEnded { angle = $0 }))
        Text("new")
          .gesture(MagnifyGesture().onEnded { told.append("by \($0.magnification)") })
          .simultaneousGesture(
            RotateGesture().onEnded { told.append("to \(Int($0.rotation.degrees.rounded()))") })
        Text("\(scale) \(Int(angle.degrees)) " + told.joined(separator: " "))
      }
    }
    #expect(
      texts(
        Photo(), ("old", .pinch(2)), ("old", .rotate(90)), ("new", .pinch(1.5)),
        ("new", .rotate(-30))
      ).last == "2.0 90 by 1.5 to -30")
  }

  @Test func aPressThatNeverLastsLongEnoughIsNone() {
    struct Endless: View {
      @GestureState private var isPressed = false
      @State private var told: [String] = []

      var body: some View {
        Text("one").onLongPressGesture(minimumDuration: .infinity) {
          told.append("done")
        } onPressingChanged: {
          told.append("\($0)")
        }
        Text("two")
          .gesture(
            LongPressGesture(minimumDuration: .infinity)
              .updating($isPressed) { value, state, _ in state = value }
              .onEnded { _ in told.append("ended") }
          )
          .onChange(of: isPressed) { told.append("is \(isPressed)") }
        Text(told.joined(separator: " "))
      }
    }
    #expect(
      texts(Endless(), ("one", .hold), ("two", .hold)).last == "true false is true is false")
  }

  // MARK: - One touch, several gestures

  struct Nested: View {
    @State private var told: [String] = []

    var body: some View {
      Text("both")
        .simultaneousGesture(TapGesture().onEnded { told.append("along") })
        .onTapGesture { told.append("own") }
      VStack { Text("in").onTapGesture { told.append("inner") } }
        .onTapGesture { told.append("outer") }
      VStack { Button("below") { told.append("button") } }
        .highPriorityGesture(TapGesture().onEnded { told.append("high") })
      VStack { Button("beside") { told.append("button") } }
        .simultaneousGesture(TapGesture().onEnded { told.append("along") })
      Text("two").onTapGesture(count: 2) { told.append("double") }
        .onTapGesture { told.append("single") }
      Text(told.joined(separator: " "))
    }
  }

  @Test(arguments: [
    ("both", "along own"), ("in", "inner"), ("below", "high"), ("beside", "button along"),
    ("two", "single"),
  ])
  func aTapIsForOneGestureAndThoseAlongWithIt(_ name: String, _ expected: String) {
    #expect(texts(Nested(), (name, .tap)).last == expected)
  }

  @Test func aNumberChoosesOneGesture() {
    let living = LivingTree(Nested())
    Controls(of: living.tree).use(SelectedControl(name: "in", occurrence: 1, nodes: { [] }), .tap)
    #expect(living.texts.last == "outer")
  }

  struct OwnGesture: Gesture {
    let action: () -> Void

    var body: some Gesture { TapGesture().onEnded { action() } }
  }
}
