// Apart from its tests: `Testing` and a module named UIKit together make the compiler look for an
// overlay of both.
import UIKit

/// Code as files have it that name UIKit.
@MainActor
enum UIKitSample {
  struct Blur: UIViewRepresentable {
    let style: UIBlurEffect.Style

    func makeUIView(context: Context) -> UIVisualEffectView {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      view.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.heightAnchor.constraint(equalTo: view.heightAnchor),
        label.widthAnchor.constraint(equalToConstant: 20),
      ])
      return view
    }

    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
      uiView.effect = UIBlurEffect(style: context.environment.colorScheme == .dark ? .dark : style)
    }
  }

  struct Field: UIViewRepresentable {
    @Binding var text: String

    final class Coordinator: NSObject, UITextFieldDelegate {
      var parent: Field

      init(_ parent: Field) {
        self.parent = parent
      }

      func textFieldDidEndEditing(_ textField: UITextField) {
        print(textField.text ?? "")
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: UIViewRepresentableContext<Field>) -> UITextField {
      let field = UITextField(frame: .zero)
      field.delegate = context.coordinator
      field.font = .preferredFont(forTextStyle: .body)
      return field
    }

    func updateUIView(_ uiView: UITextField, context: UIViewRepresentableContext<Field>) {
      uiView.text = text
    }
  }

  struct Picker: UIViewControllerRepresentable {
    @Environment(\.presentationMode) var presentationMode
    @Binding var image: UIImage?

    class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
      let parent: Picker

      init(_ parent: Picker) {
        self.parent = parent
      }

      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        if let image = info[.originalImage] as? UIImage { print(image.size) }
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> UIImagePickerController {
      let picker = UIImagePickerController()
      picker.delegate = context.coordinator
      return picker
    }

    func updateUIViewController(_ uiViewController: UIImagePickerController, context: Context) {}
  }

  class Pages: UIViewController {
    private let scroll = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(scroll)
      let hosting = UIHostingController(rootView: Text("a"))
      addChild(hosting)
      scroll.addSubview(hosting.view)
      hosting.didMove(toParent: self)
    }
  }

  final class Delegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
  }

  final class Scenes: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIHostingController(rootView: Text("a"))
      self.window = window
      window.makeKeyAndVisible()
    }
  }

  struct Main: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

    var body: some Scene { WindowGroup { Text("a") } }
  }

  final class PassthroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  final class Layered: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      setNeedsDisplay()
    }
  }

  struct Controls {
    let text = UITextView()
    let search = UISearchBar()
    let segments = UISegmentedControl(items: ["a", "b"])
    let button = UIButton(type: .system)
    let layered = Layered()
    let navigation = UINavigationController(rootViewController: UIViewController())
  }

  static func controls() -> Controls {
    let all = Controls()
    all.text.autocapitalizationType = .none
    all.text.smartQuotesType = .no
    all.text.textContentType = .username
    all.text.dataDetectorTypes = [.link, .phoneNumber]
    all.text.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    all.button.setTitle("go", for: .normal)
    all.button.addAction(UIAction { _ in }, for: .touchUpInside)
    all.button.menu = UIMenu(children: [UIAction(title: "x", attributes: .destructive) { _ in }])
    let search = UISearchController()
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "s"
    all.navigation.navigationBar.topItem?.searchController = search
    let pages = UIPageControl()
    pages.backgroundStyle = .prominent
    return all
  }
}
