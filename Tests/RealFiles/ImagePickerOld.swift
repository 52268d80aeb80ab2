import SwiftUI
import UIKit

struct ImagePicker: UIViewControllerRepresentable {
  @Binding var image: UIImage?
  @Environment(\.presentationMode) private var presentationMode
  var sourceType: UIImagePickerController.SourceType = .photoLibrary

  func makeUIViewController(
    context: UIViewControllerRepresentableContext<ImagePicker>
  ) -> UIImagePickerController {
    let imagePicker = UIImagePickerController()
    imagePicker.allowsEditing = false
    imagePicker.sourceType = sourceType
    imagePicker.delegate = context.coordinator
    return imagePicker
  }

  func updateUIViewController(
    _ uiViewController: UIImagePickerController,
    context: UIViewControllerRepresentableContext<ImagePicker>
  ) {}

  func makeCoordinator() -> Coordinator {
    Coordinator(self)
  }

  final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate
  {
    var parent: ImagePicker

    init(_ parent: ImagePicker) {
      self.parent = parent
    }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let image = info[UIImagePickerController.InfoKey.originalImage] as? UIImage {
        parent.image = image
      }
      parent.presentationMode.wrappedValue.dismiss()
    }
  }
}

struct ActivityIndicator: UIViewRepresentable {
  @Binding var isAnimating: Bool

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: .large)
  }

  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
    isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
  }
}

struct AvatarEditor: View {
  @State private var image: UIImage?
  @State private var isPickerShown = false
  @State private var isSourceSheetShown = false
  @State private var source = UIImagePickerController.SourceType.photoLibrary
  @State private var isUploading = false

  var body: some View {
    VStack {
      if image != nil {
        Image(uiImage: image!)
          .resizable()
          .aspectRatio(contentMode: .fill)
          .frame(width: 200, height: 200)
          .clipShape(Circle())
      } else {
        Circle()
          .foregroundColor(Color(UIColor.systemGray4))
          .frame(width: 200, height: 200)
          .overlay(Image(systemName: "camera").font(.largeTitle))
      }
      if isUploading {
        ActivityIndicator(isAnimating: $isUploading)
      }
      Button(action: { self.isSourceSheetShown = true }) {
        Text("Choose a picture")
      }
      .actionSheet(isPresented: $isSourceSheetShown) {
        ActionSheet(
          title: Text("Picture"), message: Text("Where from?"),
          buttons: [
            .default(Text("Camera")) {
              self.source = .camera
              self.isPickerShown = true
            },
            .default(Text("Library")) { self.isPickerShown = true },
            .destructive(Text("Remove"), action: { self.image = nil }),
            .cancel(),
          ])
      }
    }
    .sheet(isPresented: $isPickerShown, onDismiss: upload) {
      ImagePicker(image: self.$image, sourceType: self.source)
        .edgesIgnoringSafeArea(.all)
    }
  }

  func upload() {
    guard let data = image?.jpegData(compressionQuality: 0.8) else { return }
    isUploading = !data.isEmpty
  }
}

struct AvatarEditor_Previews: PreviewProvider {
  static var previews: some View {
    AvatarEditor()
  }
}
