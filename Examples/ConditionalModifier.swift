import SwiftUI

extension View {
    // Looks handy, but puts its view into two branches: flipping the condition replaces it.
    @ViewBuilder
    func modified<Result: View>(if condition: Bool, by change: (Self) -> Result) -> some View {
        if condition {
            change(self)
        } else {
            self
        }
    }
}

struct Branching: View {
    var isLate: Bool

    var body: some View {
        Text("Departure 9:41")
            .modified(if: isLate) { $0.background(.red) }
    }
}

// The same look without a branch: the text keeps its identity.
struct Steady: View {
    var isLate: Bool

    var body: some View {
        Text("Departure 9:41")
            .background(isLate ? .red : .clear)
    }
}
