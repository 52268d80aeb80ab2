import Combine
import SwiftUI
import UIKit

struct KeyboardAdaptive: ViewModifier {
  @State private var bottomPadding: CGFloat = 0

  private var heights: AnyPublisher<CGFloat, Never> {
    Publishers.Merge(
      NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
        .map { notification in
          (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
        },
      NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)
        .map { _ in CGFloat(0) }
    )
    .eraseToAnyPublisher()
  }

  func body(content: Content) -> some View {
    GeometryReader { geometry in
      content
        .padding(.bottom, self.bottomPadding)
        .onReceive(heights) { height in
          let top = geometry.frame(in: .global).height - height
          self.bottomPadding = max(0, UIScreen.main.bounds.height - top)
        }
        .animation(.easeOut(duration: 0.16))
    }
  }
}

extension View {
  func keyboardAdaptive() -> some View {
    ModifiedContent(content: self, modifier: KeyboardAdaptive())
  }

  func hideKeyboard() {
    UIApplication.shared.sendAction(
      #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  }
}

final class KeyboardObserver: NSObject, ObservableObject {
  @Published var isVisible = false

  @objc private func keyboardChanged(_ notification: Notification) {
    isVisible.toggle()
  }
}

struct MultilineTextView: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = true
    view.isEditable = true
    view.isUserInteractionEnabled = true
    view.font = UIFont.preferredFont(forTextStyle: .body)
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ uiView: UITextView, context: Context) {
    uiView.text = text
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(self)
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    var parent: MultilineTextView

    init(_ parent: MultilineTextView) {
      self.parent = parent
    }

    func textViewDidChange(_ textView: UITextView) {
      parent.text = textView.text
    }
  }
}

struct FeedbackForm: View {
  @State private var name = ""
  @State private var message = ""
  @ObservedObject private var keyboard = KeyboardObserver()

  var body: some View {
    VStack(alignment: .leading) {
      Text("Feedback").font(.largeTitle)
      TextField("Name", text: $name, onCommit: hideKeyboard)
        .textFieldStyle(RoundedBorderTextFieldStyle())
      MultilineTextView(text: $message)
        .frame(height: 200)
        .overlay(RoundedRectangle(cornerRadius: 5).stroke(Color(UIColor.separator)))
      Button("Send") { self.hideKeyboard() }
        .opacity(keyboard.isVisible ? 0.5 : 1)
    }
    .padding()
    .keyboardAdaptive()
    .onTapGesture(perform: hideKeyboard)
  }
}

struct FeedbackForm_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(["iPhone SE", "iPhone XS Max"], id: \.self) { deviceName in
      FeedbackForm()
        .previewDevice(PreviewDevice(rawValue: deviceName))
        .previewDisplayName(deviceName)
    }
  }
}
