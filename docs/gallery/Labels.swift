import SwiftUI

VStack {
    Text("안녕하세요, 세계")
    Text("日本語のラベル")
    Text("party 🎉 👩‍👩‍👧‍👦 🇰🇷")
    Text("שלום עולם")
    Text("\"]]>&<script>alert(1)</script>")
    Text("back\\slash")
}
