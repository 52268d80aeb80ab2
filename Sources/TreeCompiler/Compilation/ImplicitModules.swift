/// The modules that are imported into every file of an example though no file says so.
///
/// On Apple's systems Foundation itself loads URLs and reads XML. On Linux modules of their own do, and
/// loading them takes time: each comes along where a file names something of it. So does `SwiftUICore`, by whose
/// name Xcode writes out what is SwiftUI's.
struct ImplicitModules {
  let names: [String]

  init(for files: [SourceFile]) {
    names = Self.modules.compactMap { module, names in
      files.contains { file in names.contains { file.contains($0) } } ? module : nil
    }
  }

  /// The options of the compiler that import them.
  var arguments: [String] { names.flatMap { ["-import-module", $0] } }

  /// The modules, with words by one of which something of theirs is named.
  private static let modules = [
    (
      "FoundationNetworking",
      [
        "URLSession", "URLRequest", "URLResponse", "URLCache", "URLProtocol", "URLCredential",
        "URLAuthenticationChallenge", "HTTPCookie",
      ]
    ),
    ("FoundationXML", ["XMLParser"]),
    ("SwiftUICore", ["SwiftUICore."]),
  ]
}

extension SourceFile {
  func contains(_ text: String) -> Bool {
    contents.firstRange(of: text.utf8) != nil
  }
}
