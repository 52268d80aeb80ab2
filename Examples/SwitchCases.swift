import SwiftUI

enum Delivery {
    case packed, sent, arrived, lost
}

// Four cases become a balanced tree of conditions.
struct DeliveryStatus: View {
    var delivery: Delivery

    var body: some View {
        switch delivery {
        case .packed: Label("Packed", symbol: "shippingbox")
        case .sent: Text("On its way")
        case .arrived: Image(systemName: "checkmark")
        case .lost: Color.red
        }
    }

    struct Label: View {
        var title: String
        var symbol: String

        init(_ title: String, symbol: String) {
            self.title = title
            self.symbol = symbol
        }

        var body: some View {
            Image(systemName: symbol)
            Text(title)
        }
    }
}
