import SwiftUI

private struct AccentKey: EnvironmentKey {
    static let defaultValue = Color.blue
}

extension EnvironmentValues {
    var accent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

struct Marker: View {
    @Environment(\.accent) private var accent

    var body: some View {
        Circle()
            .fill(accent)
    }
}

struct Map: View {
    var body: some View {
        ZStack {
            Color.mint
            Marker()
        }
        .environment(\.accent, .purple)
    }
}
