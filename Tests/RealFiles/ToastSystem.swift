import SwiftUI

struct Toast: Identifiable, Equatable {
  enum Style { case info, success, error }

  let id = UUID()
  var message: LocalizedStringKey
  var style = Style.info

  static func == (a: Toast, b: Toast) -> Bool { a.id == b.id }
}

struct ShowToastAction {
  typealias Action = (LocalizedStringKey, Toast.Style) -> Void
  let action: Action

  func callAsFunction(_ message: LocalizedStringKey, style: Toast.Style = .info) {
    action(message, style)
  }
}

extension EnvironmentValues {
  @Entry var showToast = ShowToastAction { _, _ in }
}

struct ToastView: View {
  let toast: Toast

  var body: some View {
    Label {
      Text(toast.message)
    } icon: {
      icon
    }
    .font(.callout)
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(.regularMaterial, in: .capsule)
    .shadow(color: .black.opacity(0.15), radius: 8, y: 4)
  }

  @ViewBuilder private var icon: some View {
    switch toast.style {
    case .info: Image(systemName: "info.circle").foregroundStyle(.blue)
    case .success: Image(systemName: "checkmark.circle").foregroundStyle(.green)
    case .error:
      Image(systemName: "exclamationmark.triangle")
        .symbolVariant(.fill)
        .foregroundStyle(.white, .red)
    }
  }
}

struct ToastModifier: ViewModifier {
  @State private var toasts: [Toast] = []

  func body(content: Content) -> some View {
    content
      .environment(
        \.showToast,
        ShowToastAction { message, style in
          withAnimation(.bouncy) { toasts.append(Toast(message: message, style: style)) }
        }
      )
      .overlay(alignment: .top) {
        VStack {
          ForEach(toasts) { toast in
            ToastView(toast: toast)
              .transition(.move(edge: .top).combined(with: .opacity))
              .task(id: toast.id) {
                try? await Task.sleep(for: .seconds(2))
                withAnimation { toasts.removeAll { $0 == toast } }
              }
          }
        }
        .padding(.top)
      }
  }
}

extension View {
  func toasts() -> some View { modifier(ToastModifier()) }
}

struct ToastDemo: View {
  @Environment(\.showToast) private var showToast

  var body: some View {
    VStack {
      Button("Info") { showToast("Saved as a **draft**") }
      Button("Error") { showToast("Failed", style: .error) }
    }
    .buttonStyle(.bordered)
  }
}

#Preview {
  ToastDemo()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .toasts()
}
