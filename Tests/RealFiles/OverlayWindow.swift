import SwiftUI
import UIKit

/// A banner in a window of its own, above sheets and alerts.
struct Banner: Identifiable {
    let id = UUID()
    var text: String
    var symbol: String?
    var tint: Color = .primary
}

@Observable
final class BannerCenter {
    static let shared = BannerCenter()
    fileprivate(set) var banners: [Banner] = []

    func show(_ text: String, symbol: String? = nil, tint: Color = .primary) {
        withAnimation(.snappy) {
            banners.append(Banner(text: text, symbol: symbol, tint: tint))
        }
    }

    fileprivate func remove(_ banner: Banner) {
        withAnimation(.snappy) { banners.removeAll { $0.id == banner.id } }
    }
}

/// Puts the window there when the first view appears.
struct BannerHost<Content: View>: View {
    @ViewBuilder var content: Content
    @State private var window: UIWindow?

    var body: some View {
        content
            .onAppear {
                guard window == nil,
                    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                else { return }
                let overlay = PassThroughWindow(windowScene: scene)
                let controller = UIHostingController(rootView: BannerStack())
                controller.view.backgroundColor = .clear
                overlay.rootViewController = controller
                overlay.windowLevel = .alert + 1
                overlay.isHidden = false
                window = overlay
            }
    }
}

/// Lets touches through where there is no banner.
private final class PassThroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return rootViewController?.view === hit ? nil : hit
    }
}

private struct BannerStack: View {
    var center = BannerCenter.shared

    var body: some View {
        GeometryReader { proxy in
            VStack(spacing: 8) {
                ForEach(center.banners.suffix(3)) { banner in
                    BannerView(banner: banner)
                        .frame(maxWidth: proxy.size.width * 0.8)
                        .transition(.move(edge: .top).combined(with: .opacity))
                }
            }
            .padding(.top, proxy.safeAreaInsets.top == .zero ? 16 : 8)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        }
    }
}

private struct BannerView: View {
    let banner: Banner
    @State private var removal: DispatchWorkItem?

    var body: some View {
        HStack(spacing: 0) {
            if let symbol = banner.symbol {
                Image(systemName: symbol)
                    .padding(.trailing, 10)
            }
            Text(banner.text)
                .lineLimit(2)
        }
        .foregroundStyle(banner.tint)
        .padding(.horizontal, 15)
        .padding(.vertical, 8)
        .background(
            .background
                .shadow(.drop(color: .primary.opacity(0.06), radius: 5, x: 5, y: 5))
                .shadow(.drop(color: .primary.opacity(0.06), radius: 8, x: -5, y: -5)),
            in: .capsule
        )
        .contentShape(.capsule)
        .gesture(
            DragGesture(minimumDistance: 0)
                .onEnded { value in
                    if value.translation.height + value.velocity.height < -80 {
                        BannerCenter.shared.remove(banner)
                    }
                }
        )
        .onAppear {
            guard removal == nil else { return }
            removal = .init { BannerCenter.shared.remove(banner) }
            if let removal {
                DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: removal)
            }
        }
        .onDisappear { removal?.cancel() }
    }
}

/// UIKit's dots: a tap on them turns the page.
struct PageDots: UIViewRepresentable {
    var count: Int
    @Binding var page: Int

    func makeCoordinator() -> Coordinator { Coordinator(page: $page) }

    func makeUIView(context: Context) -> UIPageControl {
        let control = UIPageControl()
        control.backgroundStyle = .prominent
        control.currentPageIndicatorTintColor = UIColor(Color.accentColor)
        control.pageIndicatorTintColor = .placeholderText
        control.addTarget(
            context.coordinator, action: #selector(Coordinator.turned(_:)), for: .valueChanged)
        return control
    }

    func updateUIView(_ control: UIPageControl, context: Context) {
        control.numberOfPages = count
        control.currentPage = page
    }

    final class Coordinator: NSObject {
        @Binding var page: Int

        init(page: Binding<Int>) {
            _page = page
        }

        @objc func turned(_ control: UIPageControl) { page = control.currentPage }
    }
}

/// A pad to write on with a finger.
struct SignaturePad: UIViewRepresentable {
    var lineWidth: CGFloat = 3

    func makeUIView(context: Context) -> Canvas {
        let canvas = Canvas(frame: .zero)
        canvas.isMultipleTouchEnabled = false
        let clear = UILongPressGestureRecognizer(
            target: canvas, action: #selector(Canvas.clear))
        canvas.addGestureRecognizer(clear)
        return canvas
    }

    func updateUIView(_ canvas: Canvas, context: Context) {
        canvas.lineWidth = lineWidth
        canvas.setNeedsDisplay()
    }

    final class Canvas: UIView {
        var lineWidth: CGFloat = 3
        private var strokes: [[CGPoint]] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            strokes.append([touch.location(in: self)])
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first, !strokes.isEmpty else { return }
            strokes[strokes.count - 1].append(touch.location(in: self))
            setNeedsDisplay()
        }

        @objc func clear() {
            strokes = []
            setNeedsDisplay()
        }

        override func draw(_ rect: CGRect) {
            let path = UIBezierPath()
            path.lineWidth = lineWidth
            for stroke in strokes {
                for (index, point) in stroke.enumerated() {
                    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
            }
            UIColor.label.setStroke()
            path.stroke()
        }
    }
}

/// A field that gets smaller and larger with its text.
struct GrowingTextView: UIViewRepresentable {
    @Binding var text: String
    @Binding var height: CGFloat

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.font = .preferredFont(forTextStyle: .body)
        view.autocapitalizationType = .sentences
        view.smartDashesType = .no
        view.dataDetectorTypes = [.link]
        view.textContainer.lineFragmentPadding = 0
        view.isScrollEnabled = false
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        if view.text != text { view.text = text }
        let fitting = view.sizeThatFits(
            CGSize(width: view.frame.width, height: .greatestFiniteMagnitude))
        if height != fitting.height {
            DispatchQueue.main.async { height = fitting.height }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UITextViewDelegate {
        let parent: GrowingTextView

        init(_ parent: GrowingTextView) {
            self.parent = parent
        }

        func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
    }
}

struct DeliveryView: View {
    @State private var page = 0
    @State private var note = ""
    @State private var height: CGFloat = 36

    var body: some View {
        BannerHost {
            VStack {
                TabView(selection: $page) {
                    SignaturePad()
                        .border(.tertiary)
                        .padding()
                        .tag(0)
                    GrowingTextView(text: $note, height: $height)
                        .frame(height: height)
                        .padding()
                        .tag(1)
                }
                .tabViewStyle(.page(indexDisplayMode: .never))

                PageDots(count: 2, page: $page)

                Button("Confirm", systemImage: "checkmark.seal") {
                    BannerCenter.shared.show("Delivered", symbol: "shippingbox", tint: .green)
                }
                .buttonStyle(.borderedProminent)
                .disabled(note.isEmpty)
            }
        }
    }
}

#Preview {
    DeliveryView()
}
