import Glibc

/// The functions of `libgvc` and `libcgraph`, loaded when a figure is drawn and at no other time: what
/// draws nothing needs no graphviz, and what draws can say that it is missing.
///
/// The same for all versions since 2.42: cgraph before version 10 asks for `char *` where it copies what
/// it gets, and `gvRenderData` for an `unsigned int` before version 13 and a `size_t` after.
struct GraphvizFunctions: Sendable {
  typealias Name = UnsafePointer<CChar>?
  typealias Report = @convention(c) (UnsafeMutablePointer<CChar>?) -> Int32

  /// An `Agdesc_t`: bits in an `unsigned int`, which C hands over as one.
  typealias Description = UInt32

  let openGraph: @convention(c) (Name, Description, OpaquePointer?) -> OpaquePointer?
  let closeGraph: @convention(c) (OpaquePointer?) -> Int32
  let declare: @convention(c) (OpaquePointer?, Int32, Name, Name) -> OpaquePointer?
  let addNode: @convention(c) (OpaquePointer?, Name, Int32) -> OpaquePointer?
  let addEdge:
    @convention(c) (
      OpaquePointer?, OpaquePointer?, OpaquePointer?, Name, Int32
    ) -> OpaquePointer?
  let set: @convention(c) (OpaquePointer?, OpaquePointer?, Name) -> Int32
  let write: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
  let setReport: @convention(c) (Report?) -> OpaquePointer?

  let makeContext: @convention(c) (UnsafeRawPointer?, Int32) -> OpaquePointer?
  let freeContext: @convention(c) (OpaquePointer?) -> Int32
  let version: @convention(c) (OpaquePointer?) -> Name
  let layOut: @convention(c) (OpaquePointer?, OpaquePointer?, Name) -> Int32
  let freeLayout: @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32
  let render:
    @convention(c) (
      OpaquePointer?, OpaquePointer?, Name, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
      UnsafeMutablePointer<Int>?
    ) -> Int32
  let freeRendered: @convention(c) (UnsafeMutablePointer<CChar>?) -> Void
  let renderOn:
    @convention(c) (OpaquePointer?, OpaquePointer?, Name, UnsafeMutableRawPointer?) -> Int32

  /// What a graph with lines without arrows is opened with: `Agundirected`.
  let undirected: Description

  /// The file of `libgvc`.
  let path: String

  private static let result = Result { () throws(DrawingError) in try GraphvizFunctions() }

  /// Returns the functions.
  ///
  /// - Throws: ``DrawingError/missingLibrary(reason:)`` where graphviz does not load.
  static func load() throws(DrawingError) -> GraphvizFunctions { try result.get() }
}

// MARK: - Loading

extension GraphvizFunctions {
  /// The names that the library has had.
  private static let files = (6...9).map { "libgvc.so.\($0)" } + ["libgvc.so"]

  private init() throws(DrawingError) {
    let library = try Library(Self.files)
    openGraph = try library.function("agopen")
    closeGraph = try library.function("agclose")
    declare = try library.function("agattr")
    addNode = try library.function("agnode")
    addEdge = try library.function("agedge")
    set = try library.function("agxset")
    write = try library.function("agwrite")
    setReport = try library.function("agseterrf")
    makeContext = try library.function("gvContextPlugins")
    freeContext = try library.function("gvFreeContext")
    version = try library.function("gvcVersion")
    layOut = try library.function("gvLayout")
    freeLayout = try library.function("gvFreeLayout")
    render = try library.function("gvRenderData")
    freeRendered = try library.function("gvFreeRenderData")
    renderOn = try library.function("gvRenderContext")
    undirected = try library.address(of: "Agundirected").load(as: Description.self)
    path = try library.path(of: "gvContextPlugins")
  }

  /// A library that is loaded, with all that it needs.
  private struct Library {
    private let handle: UnsafeMutableRawPointer

    init(_ files: [String]) throws(DrawingError) {
      var reason: String?
      for file in files {
        if let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) {
          self.handle = handle
          return
        }
        reason = reason ?? dlerror().map { String(cString: $0) }
      }
      throw .missingLibrary(reason: reason ?? "\(files[0]) is not found")
    }

    func address(of name: String) throws(DrawingError) -> UnsafeMutableRawPointer {
      guard let symbol = dlsym(handle, name) else {
        throw .missingLibrary(reason: "libgvc has no \(name)")
      }
      return symbol
    }

    func function<Function>(_ name: String) throws(DrawingError) -> Function {
      unsafeBitCast(try address(of: name), to: Function.self)
    }

    /// Returns the file that a function is in.
    func path(of name: String) throws(DrawingError) -> String {
      // `dladdr` is there for all, but declared for GNU sources only. It fills in four addresses, of
      // which the first is the file's name.
      typealias Find =
        @convention(c) (UnsafeRawPointer?, UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Int32
      let find: Find = try function("dladdr")
      var image = [UnsafePointer<CChar>?](repeating: nil, count: 4)
      guard find(try address(of: name), &image) != 0, let file = image[0] else {
        throw .missingLibrary(reason: "the file of libgvc is not found")
      }
      return String(cString: file)
    }
  }
}
