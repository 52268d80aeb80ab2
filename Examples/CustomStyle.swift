import SwiftUI

// A style that flows down the environment as a protocol: each view below asks it for its look.
protocol FrameStyle {
    associatedtype Framed: View
    @ViewBuilder func frame(_ picture: AnyView) -> Framed
}

struct WoodenFrame: FrameStyle {
    func frame(_ picture: AnyView) -> some View {
        picture
            .padding(6)
            .border(.brown, width: 6)
    }
}

struct NoFrame: FrameStyle {
    func frame(_ picture: AnyView) -> some View {
        picture
    }
}

extension FrameStyle where Self == WoodenFrame {
    static var wooden: WoodenFrame { WoodenFrame() }
}

private struct FrameStyleKey: EnvironmentKey {
    static let defaultValue: any FrameStyle = NoFrame()
}

extension EnvironmentValues {
    var frameStyle: any FrameStyle {
        get { self[FrameStyleKey.self] }
        set { self[FrameStyleKey.self] = newValue }
    }
}

extension View {
    func frameStyle(_ style: some FrameStyle) -> some View {
        environment(\.frameStyle, style)
    }
}

struct Picture: View {
    var title: String
    @Environment(\.frameStyle) private var style

    var body: some View {
        AnyView(style.frame(AnyView(Text(title))))
    }
}

struct Gallery: View {
    var body: some View {
        HStack {
            Picture(title: "Sunflowers")
                .frameStyle(.wooden)
            Picture(title: "Irises")
        }
    }
}
