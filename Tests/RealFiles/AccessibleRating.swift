import SwiftUI

struct RatingView: View {
  @Binding var rating: Int
  var label = ""
  var maximumRating = 5
  var offImage: Image?
  var onImage = Image(systemName: "star.fill")
  var offColor = Color.gray
  var onColor = Color.yellow

  var body: some View {
    HStack {
      if label.isEmpty == false {
        Text(label)
      }
      ForEach(1..<maximumRating + 1, id: \.self) { number in
        Button {
          rating = number
        } label: {
          image(for: number)
            .foregroundStyle(number > rating ? offColor : onColor)
        }
      }
    }
    .buttonStyle(.plain)
    .accessibilityElement()
    .accessibilityLabel(label)
    .accessibilityValue(rating == 1 ? "1 star" : "\(rating) stars")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment:
        if rating < maximumRating { rating += 1 }
      case .decrement:
        if rating > 1 { rating -= 1 }
      default:
        break
      }
    }
  }

  func image(for number: Int) -> Image {
    if number > rating {
      offImage ?? onImage
    } else {
      onImage
    }
  }
}

struct ReviewForm: View {
  enum Field: Hashable { case title, text }

  @State private var rating = 4
  @State private var title = ""
  @State private var text = ""
  @State private var errors: [String] = []
  @FocusState private var focus: Field?
  @AccessibilityFocusState private var isErrorFocused: Bool
  @ScaledMetric(relativeTo: .title) private var iconSize = 32.0

  var body: some View {
    Form {
      Section {
        RatingView(rating: $rating, label: "Rating")
        TextField("Title", text: $title)
          .focused($focus, equals: .title)
          .submitLabel(.next)
          .onSubmit { focus = .text }
        TextField("Review", text: $text, axis: .vertical)
          .focused($focus, equals: .text)
          .lineLimit(3...8)
      } header: {
        Label("Review", systemImage: "square.and.pencil")
          .font(.system(size: iconSize))
          .accessibilityAddTraits(.isHeader)
      }
      if !errors.isEmpty {
        ForEach(errors, id: \.self) { error in
          Text(error).foregroundStyle(.red)
        }
        .accessibilityFocused($isErrorFocused)
      }
      Button("Send", action: validate)
        .accessibilityHint("Sends the review")
        .accessibilityAction(named: "Send without text") { text = "" }
    }
    .accessibilityRotor("Errors", entries: errors, entryID: \.self, entryLabel: \.self)
    .defaultFocus($focus, .title)
  }

  private func validate() {
    errors = title.isEmpty ? ["The title is empty"] : []
    isErrorFocused = !errors.isEmpty
  }
}

#Preview { ReviewForm() }
