import SwiftUI

// A view depends on what its body reads of the basket, not on the basket.
@Observable
final class Basket {
    var fruits: [String] = []
}

struct BasketBadge: View {
    @Environment(Basket.self) private var basket

    var body: some View {
        Text("\(basket.fruits.count) in the basket")
    }
}

struct FruitRow: View {
    let name: String
    @Environment(Basket.self) private var basket

    var body: some View {
        Button("Add \(name)") {
            basket.fruits.append(name)
        }
    }
}

struct Market: View {
    @State private var basket = Basket()

    var body: some View {
        VStack {
            BasketBadge()
            FruitRow(name: "apples")
            FruitRow(name: "pears")
        }
        .environment(basket)
    }
}
