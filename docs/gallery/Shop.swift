import SwiftUI

struct Shop: View {
    var offers: [String]
    var isOpen: Bool
    @State private var query = ""

    var body: some View {
        NavigationStack {
            List {
                Section("Today") {
                    ForEach(offers, id: \.self) { offer in
                        OfferRow(title: offer)
                    }
                }
                if isOpen {
                    Button("Order") { query = "" }
                        .font(.headline)
                        .padding()
                        .background(.tint)
                        .clipShape(Capsule())
                } else {
                    Text("Closed")
                    Text("Back at nine")
                        .opacity(0.5)
                }
            }
            .searchable(text: $query)
            .toolbar {
                Button("Basket") { }
            }
        }
        .tint(.green)
    }
}

struct OfferRow: View {
    var title: String

    var body: some View {
        HStack {
            Image(systemName: "tag")
                .foregroundStyle(.orange)
                .frame(width: 40)
            Text(title)
                .bold()
            Spacer()
        }
        .padding(.vertical, 4)
        .overlay(alignment: .topTrailing) {
            Circle()
                .frame(width: 8)
        }
    }
}
