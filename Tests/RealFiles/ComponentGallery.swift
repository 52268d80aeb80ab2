import SwiftUI

struct ComponentGallery: View {
  var body: some View {
    NavigationView {
      List {
        Group {
          NavigationLink(destination: ButtonsDemo()) { Text("Buttons") }
          NavigationLink(destination: TogglesDemo()) { Text("Toggles") }
          NavigationLink("Sliders", destination: SlidersDemo())
          NavigationLink("Pickers", destination: PickersDemo())
        }
        Section(header: Text("Views")) {
          NavigationLink(destination: ShapesDemo()) {
            HStack {
              Image(systemName: "square.on.circle")
              Text("Shapes")
            }
          }
          NavigationLink(destination: GradientsDemo()) {
            Label("Gradients", systemImage: "paintpalette")
          }
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle("Components")
    }
  }
}

struct ButtonsDemo: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 20) {
      Button("Plain") { count += 1 }
      Button(action: { count += 1 }) {
        HStack {
          Image(systemName: "cart")
          Text("Add to cart")
        }
        .padding()
        .foregroundColor(.white)
        .background(
          LinearGradient(colors: [.red, .orange], startPoint: .leading, endPoint: .trailing)
        )
        .cornerRadius(40)
      }
      Button {
        count += 1
      } label: {
        Text("Bordered \(count)").frame(maxWidth: 200)
      }
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.capsule)
      .tint(.pink)
      ControlGroup {
        Button("Cut", systemImage: "scissors") {}
        Button("Copy", systemImage: "doc.on.doc") {}
      }
      Menu {
        Button("Rename", action: {})
        Button("Delete", role: .destructive, action: {})
        Divider()
        Menu("More") {
          Button("Share") {}
        }
      } label: {
        Label("Options", systemImage: "ellipsis.circle")
      } primaryAction: {
        count = 0
      }
    }
  }
}

struct TogglesDemo: View {
  @State private var isOn = true

  var body: some View {
    Form {
      Toggle("Switch", isOn: $isOn)
      Toggle("Tinted", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
      Toggle("Button", isOn: $isOn).toggleStyle(.button)
      Toggle("Custom", isOn: $isOn).toggleStyle(CheckboxStyle())
      Toggle(isOn: .constant(true)) { EmptyView() }.labelsHidden()
    }
  }
}

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        .resizable()
        .frame(width: 22, height: 22)
        .onTapGesture { configuration.isOn.toggle() }
    }
  }
}

struct SlidersDemo: View {
  @State private var value: Double = 50
  @State private var steps = 0

  var body: some View {
    VStack {
      Slider(value: $value, in: 0...100, onEditingChanged: { _ in })
      Slider(
        value: $value, in: 0...100, step: 10, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("100")
      ) {
        Text("Value")
      }
      ProgressView(value: value, total: 100)
      ProgressView("Loading…").progressViewStyle(CircularProgressViewStyle())
      Gauge(value: value, in: 0...100) {
        Text("Speed")
      } currentValueLabel: {
        Text(Int(value), format: .number)
      }
      .gaugeStyle(.accessoryCircular)
      Stepper(onIncrement: { steps += 1 }, onDecrement: { steps -= 1 }) {
        Text("Steps: \(steps)")
      }
    }
    .padding()
  }
}

struct PickersDemo: View {
  @State private var flavor = Flavor.vanilla
  @State private var date = Date()
  @State private var color = Color.red

  enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla, strawberry
    var id: Self { self }
  }

  var body: some View {
    VStack {
      Picker(selection: $flavor, label: Text("Flavor")) {
        ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(SegmentedPickerStyle())
      Picker("Flavor", selection: $flavor) {
        Text("Chocolate").tag(Flavor.chocolate)
        Text("Vanilla").tag(Flavor.vanilla)
        Text("Strawberry").tag(Flavor.strawberry)
      }
      .pickerStyle(.wheel)
      DatePicker("Date", selection: $date, displayedComponents: [.date, .hourAndMinute])
        .datePickerStyle(GraphicalDatePickerStyle())
      ColorPicker("Color", selection: $color)
    }
  }
}

struct ShapesDemo: View {
  var body: some View {
    ScrollView {
      VStack {
        Rectangle().frame(width: 100, height: 50)
        RoundedRectangle(cornerRadius: 12, style: .continuous).stroke(.blue, lineWidth: 2)
        Circle().strokeBorder(Color.red, lineWidth: 10)
        Capsule().fill(.green).frame(height: 40)
        Ellipse().stroke(style: StrokeStyle(lineWidth: 3, dash: [6, 4]))
        UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(.teal)
        Star(points: 5).fill(.yellow).overlay { Star(points: 5).stroke(.orange) }
        Path { path in
          path.move(to: CGPoint(x: 0, y: 0))
          path.addLine(to: CGPoint(x: 100, y: 50))
          path.addQuadCurve(to: CGPoint(x: 0, y: 100), control: CGPoint(x: 150, y: 100))
          path.closeSubpath()
        }
        .trim(from: 0, to: 0.8)
        .stroke(Color.purple)
      }
    }
  }
}

struct Star: Shape {
  let points: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    for index in 0..<(points * 2) {
      let angle = Double(index) * .pi / Double(points) - .pi / 2
      let radius = index.isMultiple(of: 2) ? rect.width / 2 : rect.width / 4
      let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

struct GradientsDemo: View {
  let colors: [Color] = [.red, .yellow, .green]

  var body: some View {
    VStack {
      LinearGradient(gradient: Gradient(colors: colors), startPoint: .top, endPoint: .bottom)
      RadialGradient(
        gradient: Gradient(colors: colors), center: .center, startRadius: 5, endRadius: 100)
      AngularGradient(gradient: Gradient(colors: colors), center: .center)
      EllipticalGradient(colors: colors)
      Rectangle().fill(.conicGradient(colors: colors, center: .center))
      Text("Gradient text")
        .font(.largeTitle.weight(.heavy))
        .foregroundStyle(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
    }
  }
}

struct ComponentGallery_Previews: PreviewProvider {
  static var previews: some View {
    ComponentGallery()
  }
}
