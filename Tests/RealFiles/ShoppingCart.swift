import SwiftUI

struct Product: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Decimal
  var tags: Set<String> = []
}

@Observable
final class Cart {
  var quantities: [Product: Int] = [:]
  var coupon = ""

  var total: Decimal {
    quantities.reduce(0) { $0 + $1.key.price * Decimal($1.value) }
  }

  var isEmpty: Bool { quantities.isEmpty }

  func add(_ product: Product) {
    quantities[product, default: 0] += 1
  }

  subscript(product: Product) -> Int {
    get { quantities[product] ?? 0 }
    set { quantities[product] = newValue > 0 ? newValue : nil }
  }
}

struct ShopView: View {
  @State private var cart = Cart()
  @State private var isCartShown = false

  let products = [
    Product(id: 1, name: "Mug", price: 12.5, tags: ["new"]),
    Product(id: 2, name: "Shirt", price: 29),
    Product(id: 3, name: "Poster", price: 8, tags: ["sale", "new"]),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 160), spacing: 16)], spacing: 16) {
          ForEach(products) { product in
            ProductCard(product: product) { cart.add(product) }
          }
        }
        .padding()
      }
      .navigationTitle("Shop")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            isCartShown = true
          } label: {
            Image(systemName: "cart")
              .overlay(alignment: .topTrailing) {
                if !cart.isEmpty {
                  Text("\(cart.quantities.count)")
                    .font(.caption2)
                    .padding(4)
                    .background(.red, in: Circle())
                    .foregroundStyle(.white)
                    .offset(x: 8, y: -8)
                }
              }
          }
          .accessibilityLabel("Cart, \(cart.quantities.count) items")
        }
      }
      .sheet(isPresented: $isCartShown) {
        CartView(cart: cart)
          .presentationDetents([.medium, .large])
          .presentationCornerRadius(24)
      }
    }
    .environment(cart)
  }
}

struct ProductCard: View {
  let product: Product
  let onAdd: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ZStack(alignment: .topLeading) {
        RoundedRectangle(cornerRadius: 12)
          .fill(.quaternary)
          .aspectRatio(1, contentMode: .fit)
        HStack {
          ForEach(product.tags.sorted(), id: \.self) { tag in
            Text(tag.uppercased())
              .font(.caption2.bold())
              .padding(.horizontal, 6)
              .background(tag == "sale" ? Color.red : .green, in: .capsule)
          }
        }
        .padding(8)
      }
      Text(product.name).font(.headline)
      HStack {
        Text(product.price, format: .currency(code: "EUR"))
        Spacer()
        Button("Add", systemImage: "plus", action: onAdd)
          .labelStyle(.iconOnly)
          .buttonStyle(.bordered)
          .buttonBorderShape(.circle)
      }
    }
  }
}

struct CartView: View {
  @Bindable var cart: Cart
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        ForEach(cart.quantities.keys.sorted { $0.id < $1.id }) { product in
          Stepper(value: $cart[product], in: 0...99) {
            LabeledContent(product.name) {
              Text("× \(cart[product])")
            }
          }
        }
        Section {
          TextField("Coupon", text: $cart.coupon)
          LabeledContent("Total", value: cart.total, format: .currency(code: "EUR"))
            .bold()
        }
      }
      .overlay {
        if cart.isEmpty {
          ContentUnavailableView(
            "Your cart is empty", systemImage: "cart", description: Text("Add something first."))
        }
      }
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}

#Preview {
  ShopView()
}
