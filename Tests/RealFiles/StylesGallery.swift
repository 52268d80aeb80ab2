import SwiftUI

struct NeumorphicButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  var cornerRadius: CGFloat = 16

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(20)
      .contentShape(RoundedRectangle(cornerRadius: cornerRadius))
      .background {
        Group {
          if configuration.isPressed {
            RoundedRectangle(cornerRadius: cornerRadius)
              .fill(Color.offWhite.shadow(.inner(color: .gray, radius: 4, x: 4, y: 4)))
          } else {
            RoundedRectangle(cornerRadius: cornerRadius)
              .fill(Color.offWhite)
              .shadow(color: .black.opacity(0.2), radius: 10, x: 10, y: 10)
              .shadow(
                color: .white.opacity(colorScheme == .dark ? 0 : 0.7), radius: 10, x: -5, y: -5)
          }
        }
      }
      .opacity(isEnabled ? 1 : 0.4)
      .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
  }
}

extension Color {
  static let offWhite = Color(red: 225 / 255, green: 225 / 255, blue: 235 / 255)
}

extension ButtonStyle where Self == NeumorphicButtonStyle {
  static var neumorphic: NeumorphicButtonStyle { NeumorphicButtonStyle() }

  static func neumorphic(cornerRadius: CGFloat) -> Self { .init(cornerRadius: cornerRadius) }
}

struct ConfirmingButtonStyle: PrimitiveButtonStyle {
  @State private var isConfirming = false

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      isConfirming = true
    } label: {
      configuration.label
    }
    .confirmationDialog("Are you sure?", isPresented: $isConfirming, titleVisibility: .visible) {
      Button("Yes", action: configuration.trigger)
    }
  }
}

struct VerticalLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.title)
      configuration.title.font(.caption)
    }
  }
}

struct CardGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
  }
}

struct BarProgressStyle: ProgressViewStyle {
  var height = 12.0

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.quaternary)
          Capsule()
            .fill(.tint)
            .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
        }
      }
      .frame(height: height)
      if let currentValueLabel = configuration.currentValueLabel {
        currentValueLabel.font(.footnote)
      }
    }
  }
}

struct UnderlinedFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(.vertical, 8)
      .overlay(Rectangle().frame(height: 1), alignment: .bottom)
  }
}

struct ChevronDisclosureStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label
          Spacer()
          Image(systemName: "chevron.right")
            .rotationEffect(configuration.isExpanded ? .degrees(90) : .zero)
        }
      }
      if configuration.isExpanded {
        configuration.content
      }
    }
  }
}

struct StylesGallery: View {
  @State private var name = ""
  @State private var isExpanded = true

  var body: some View {
    VStack(spacing: 24) {
      Button("Neumorphic") {}
        .buttonStyle(.neumorphic)
      Button("Round") {}
        .buttonStyle(.neumorphic(cornerRadius: 40))
      Button("Delete", role: .destructive) {}
        .buttonStyle(ConfirmingButtonStyle())
      HStack {
        Label("Rain", systemImage: "cloud.rain")
        Label("Snow", systemImage: "snow")
      }
      .labelStyle(VerticalLabelStyle())
      GroupBox("Heart rate") {
        Text("72 BPM")
      }
      .groupBoxStyle(CardGroupBoxStyle())
      ProgressView(value: 0.3) {
        Text("Downloading")
      } currentValueLabel: {
        Text("30 %")
      }
      .progressViewStyle(BarProgressStyle(height: 8))
      TextField("Name", text: $name)
        .textFieldStyle(UnderlinedFieldStyle())
      DisclosureGroup("Details", isExpanded: $isExpanded) {
        Text("More")
      }
      .disclosureGroupStyle(ChevronDisclosureStyle())
    }
    .padding()
  }
}

#Preview { StylesGallery() }
