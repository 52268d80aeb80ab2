import SwiftUI

// Observation: a body is tied to the properties that it reads, not to the whole object.
@Observable
final class Kitchen {
    var orders: [String] = ["Soup", "Bread"]
    var isOpen = true

    var summary: String { "\(orders.count) orders" }
}

struct OrderBoard: View {
    @Environment(Kitchen.self) private var kitchen

    var body: some View {
        VStack {
            Text(kitchen.summary)
            ForEach(kitchen.orders, id: \.self) { order in
                Text(order)
            }
        }
    }
}

struct Restaurant: View {
    @State private var kitchen = Kitchen()

    var body: some View {
        OrderBoard()
            .environment(kitchen)
    }
}
