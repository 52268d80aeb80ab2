/// The modules that are imported into every file of an example though no file says so.
///
/// On Apple's systems Foundation itself loads URLs. On Linux a module of its own does, and loading
/// that takes time: it comes along where a file names something of it. So does `SwiftUICore`, by whose
/// name Xcode writes out what is SwiftUI's.
struct ImplicitModules {
  let names: [String]

  init(for files: [SourceFile]) {
    let isNetworking = files.contains { file in
      Self.networkingNames.contains { file.contains($0) }
    }
    let namesCore = files.contains { $0.contains("SwiftUICore.") }
    names = (isNetworking ? ["FoundationNetworking"] : []) + (namesCore ? ["SwiftUICore"] : [])
  }

  /// The options of the compiler that import them.
  var arguments: [String] { names.flatMap { ["-import-module", $0] } }

  private static let networkingNames = [
    "URLSession", "URLRequest", "URLResponse", "URLCache", "URLProtocol", "URLCredential",
    "URLAuthenticationChallenge", "HTTPCookie",
  ]
}

extension SourceFile {
  func contains(_ text: String) -> Bool {
    contents.firstRange(of: text.utf8) != nil
  }
}
