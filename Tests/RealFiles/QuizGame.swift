import SwiftUI

struct Question: Identifiable {
  let id: Int
  let text: String
  let answers: [String]
  let correct: Int
}

struct QuizGame: View {
  @State private var index = 0
  @State private var score = 0
  @State private var chosen: Int?
  @State private var shake = 0
  @State private var isFinished = false
  @State private var showExitConfirmation = false

  let questions = [
    Question(id: 0, text: "2 + 2?", answers: ["3", "4", "5"], correct: 1),
    Question(id: 1, text: "Capital of Peru?", answers: ["Lima", "Quito"], correct: 0),
  ]

  var body: some View {
    let question = questions[index]

    VStack(spacing: 16) {
      ProgressView(value: Double(index), total: Double(questions.count))
        .tint(.green)
      HStack {
        Text("Question \(index + 1)/\(questions.count)")
        Spacer()
        Label("\(score)", systemImage: "star.fill")
          .labelStyle(.titleAndIcon)
          .foregroundStyle(.yellow)
      }
      Text(question.text)
        .font(.title)
        .id(question.id)
        .transition(
          .asymmetric(
            insertion: .move(edge: .trailing), removal: .move(edge: .leading)
          )
          .combined(with: .opacity))
      ForEach(Array(question.answers.enumerated()), id: \.offset) { offset, answer in
        Button {
          choose(offset, for: question)
        } label: {
          HStack {
            Text(answer)
            Spacer()
            if let chosen, chosen == offset {
              Image(
                systemName: offset == question.correct
                  ? "checkmark.circle.fill" : "xmark.circle.fill"
              )
              .symbolEffect(.bounce, value: chosen)
            }
          }
          .padding()
        }
        .background(color(for: offset, in: question), in: .rect(cornerRadius: 12))
        .disabled(chosen != nil)
      }
      .modifier(Shake(animatableData: CGFloat(shake)))
      Spacer()
    }
    .padding()
    .alert("Finished", isPresented: $isFinished, presenting: score) { score in
      Button("Play again") { restart() }
      if score < questions.count {
        Button("Review", role: .cancel) {}
      }
    } message: { score in
      Text("You scored \(score) points.")
    }
    .confirmationDialog(
      "Leave the game?", isPresented: $showExitConfirmation, titleVisibility: .visible
    ) {
      Button("Leave", role: .destructive) {}
    }
    .interactiveDismissDisabled()
  }

  private func choose(_ answer: Int, for question: Question) {
    chosen = answer
    if answer == question.correct {
      score += 1
    } else {
      withAnimation(.default) { shake += 1 }
    }
    if index + 1 < questions.count {
      withAnimation { index += 1 }
      chosen = nil
    } else {
      isFinished = true
    }
  }

  private func color(for answer: Int, in question: Question) -> Color {
    guard chosen == answer else { return Color(.tertiarySystemFill) }
    return answer == question.correct ? .green : .red
  }

  private func restart() {
    (index, score, chosen) = (0, 0, nil)
  }
}

struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var shakesPerUnit = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
  }
}

struct QuizGame_Previews: PreviewProvider {
  static var previews: some View {
    QuizGame()
  }
}
