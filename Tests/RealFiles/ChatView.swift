import Combine
import SwiftUI

struct Message: Identifiable, Equatable {
  let id = UUID()
  var text: String
  var isMine: Bool
  var date = Date()
}

final class ChatModel: ObservableObject {
  @Published var messages: [Message] = [
    Message(text: "Hi!", isMine: false),
    Message(text: "Hello, how are you?", isMine: true),
  ]
  @Published var draft = ""
  @Published private(set) var canSend = false
  private var cancellables = Set<AnyCancellable>()

  init() {
    $draft
      .map { !$0.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }
      .removeDuplicates()
      .assign(to: &$canSend)

    $messages
      .dropFirst()
      .debounce(for: .seconds(0.5), scheduler: RunLoop.main)
      .sink { [weak self] messages in
        guard let last = messages.last, last.isMine else { return }
        self?.messages.append(Message(text: "You said: \(last.text)", isMine: false))
      }
      .store(in: &cancellables)
  }

  func send() {
    messages.append(Message(text: draft, isMine: true))
    draft = ""
  }
}

struct BubbleShape: Shape {
  var isMine: Bool

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .topRight, isMine ? .bottomLeft : .bottomRight],
      cornerRadii: CGSize(width: 16, height: 16))
    return Path(path.cgPath)
  }
}

struct MessageBubble: View {
  let message: Message

  var body: some View {
    HStack(alignment: .bottom) {
      if message.isMine { Spacer(minLength: 60) }
      VStack(alignment: message.isMine ? .trailing : .leading, spacing: 4) {
        Text(message.text)
          .padding(12)
          .background(message.isMine ? Color.blue : Color(UIColor.secondarySystemBackground))
          .foregroundColor(message.isMine ? .white : .primary)
          .clipShape(BubbleShape(isMine: message.isMine))
        Text(message.date, style: .time)
          .font(.caption2)
          .foregroundColor(.gray)
      }
      if !message.isMine { Spacer(minLength: 60) }
    }
    .transition(.move(edge: .bottom).combined(with: .opacity))
  }
}

struct ChatView: View {
  @StateObject private var model = ChatModel()
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 12) {
            ForEach(model.messages) { message in
              MessageBubble(message: message)
                .id(message.id)
            }
          }
          .padding()
        }
        .onChange(of: model.messages) { messages in
          withAnimation {
            proxy.scrollTo(messages.last?.id, anchor: .bottom)
          }
        }
        .onTapGesture { isFocused = false }
      }

      Divider()

      HStack(spacing: 12) {
        TextField("Message", text: $model.draft, axis: .vertical)
          .lineLimit(1...4)
          .textFieldStyle(.roundedBorder)
          .focused($isFocused)
          .submitLabel(.send)
          .onSubmit(model.send)
        Button(action: model.send) {
          Image(systemName: "paperplane.fill")
            .font(.title2)
            .rotationEffect(.degrees(45))
        }
        .disabled(!model.canSend)
      }
      .padding()
      .background(.ultraThinMaterial)
    }
    .navigationBarTitle("Chat", displayMode: .inline)
  }
}

struct ChatView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      ChatView()
    }
  }
}
