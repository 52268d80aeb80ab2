import Glibc
import Synchronization

/// Graphviz in this process: one at a time, with the plug-ins that a figure needs and no others.
///
/// Graphviz would look for its plug-ins in a configuration file and load pango and cairo, with all
/// their libraries and fonts, even for an SVG. The plug-ins are loaded by name instead, from the
/// folder beside `libgvc` where graphviz itself looks.
enum GraphvizLibrary {
  /// A set of plug-ins.
  enum Plugins {
    /// None: what cgraph does by itself.
    case none
    /// SVG; texts are measured by graphviz's own estimate, never with fonts.
    case plain
    /// PNG and PDF, with pango and cairo.
    case cairo

    fileprivate var names: [String] {
      switch self {
      case .none: []
      case .plain: ["core", "neato_layout"]
      case .cairo: ["pango", "core", "neato_layout"]
      }
    }
  }

  private static let loaded = Mutex(LoadedPlugins())

  /// Runs work with a graphviz context, alone in the process.
  static func withContext<Result: Sendable>(
    _ plugins: Plugins, _ work: (Context) throws(DrawingError) -> Result
  ) throws(DrawingError) -> Result {
    try loaded.withLock { loaded throws(DrawingError) -> Result in
      let functions = try GraphvizFunctions.load()
      var symbols: [PluginSymbol] = []
      for name in plugins.names { symbols.append(try loaded.symbol(of: name, functions)) }
      symbols.append(PluginSymbol(name: nil, address: nil))
      GraphvizMessages.collect(functions)
      _ = GraphvizMessages.take()

      // Graphviz keeps the pointer for as long as the context lives.
      let list = UnsafeMutableBufferPointer<PluginSymbol>.allocate(capacity: symbols.count)
      defer { list.deallocate() }
      _ = list.initialize(from: symbols)
      guard let context = functions.makeContext(list.baseAddress, 0) else {
        throw .graphviz(task: "start", messages: GraphvizMessages.take())
      }
      defer { _ = functions.freeContext(context) }
      return try work(
        Context(pointer: context, functions: functions, drawing: loaded.handle(of: "pango")))
    }
  }

  /// A graphviz context, valid during ``withContext(_:_:)``.
  struct Context {
    let pointer: OpaquePointer
    let functions: GraphvizFunctions

    /// The library through which cairo and what it needs are reached, where it is loaded.
    let drawing: UnsafeMutableRawPointer?
  }
}

// MARK: - Plug-ins

/// The name that graphviz tells a plug-in by and its description, as graphviz reads them
/// (`lt_symlist_t`).
private struct PluginSymbol {
  var name: UnsafePointer<CChar>?
  var address: UnsafeMutableRawPointer?
}

/// The plug-ins that this process has loaded; they stay until it ends.
private struct LoadedPlugins: Sendable {
  /// The addresses of the name that graphviz tells a plug-in by and of its description.
  private struct Entry: Sendable {
    let name: UInt
    let address: UInt
    let handle: UInt
  }

  private var entries: [String: Entry] = [:]

  /// The library of a plug-in that is loaded.
  func handle(of name: String) -> UnsafeMutableRawPointer? {
    entries[name].flatMap { UnsafeMutableRawPointer(bitPattern: $0.handle) }
  }

  mutating func symbol(
    of name: String, _ functions: GraphvizFunctions
  ) throws(DrawingError) -> PluginSymbol {
    let entry: Entry
    if let known = entries[name] {
      entry = known
    } else {
      entry = try load(name, functions)
      entries[name] = entry
    }
    return PluginSymbol(
      name: UnsafePointer(bitPattern: entry.name),
      address: UnsafeMutableRawPointer(bitPattern: entry.address))
  }

  private func load(
    _ name: String, _ functions: GraphvizFunctions
  ) throws(DrawingError) -> Entry {
    let symbol = "gvplugin_\(name)_LTX_library"
    guard let path = Self.path(of: "libgvplugin_\(name).so", beside: functions.path) else {
      throw .missingPlugin(name: name, reason: "not found beside libgvc")
    }
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw .missingPlugin(name: name, reason: dlerror().map { String(cString: $0) } ?? path)
    }
    guard let address = dlsym(handle, symbol) else {
      throw .missingPlugin(name: name, reason: "\(path) has no symbol \(symbol)")
    }
    if name == "pango" { FontConfiguration.install(from: handle) }
    return Entry(
      name: UInt(bitPattern: strdup(symbol)), address: UInt(bitPattern: address),
      handle: UInt(bitPattern: handle))
  }

  /// Returns the file of a plug-in: `GVBINDIR`, or the folder `graphviz` beside the `libgvc` that
  /// this process runs with.
  private static func path(of library: String, beside file: String) -> String? {
    let folder: String
    if let override = getenv("GVBINDIR") {
      folder = String(cString: override)
    } else {
      guard let slash = file.lastIndex(of: "/") else { return nil }
      folder = file[..<slash] + "/graphviz"
    }
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    // `libgvplugin_core.so.6` is there with the library itself, `.so` only with its headers.
    var found: String?
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasPrefix(library) else { continue }
      if found.map({ name < $0 }) ?? true { found = name }
    }
    return found.map { folder + "/" + $0 }
  }
}
