import Glibc

/// Sets the limits of this process, loads the DSL, waits for the word to go, and hands over.
///
/// Called as `treeviz-probe MODEL EXAMPLE FOLDER SECONDS GIGABYTES REQUEST`: the library of the
/// DSL, that of the example (which need not be there yet), the folder to work in, the processor time, the
/// memory, and what the DSL is asked for. The report goes to descriptor 3.
struct Launcher {
  private let arguments: [String]

  private typealias EntryPoint =
    @convention(c) (
      UnsafePointer<CChar>, Int32, UnsafePointer<CChar>
    ) -> Int32

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  /// Runs the example and returns the exit code.
  func run() -> Int32 {
    guard arguments.count == 7, let seconds = UInt(arguments[4]), let gigabytes = UInt(arguments[5])
    else {
      return fail("usage: treeviz-probe MODEL EXAMPLE FOLDER SECONDS GIGABYTES REQUEST")
    }
    Limits.set(processorSeconds: seconds, gigabytes: gigabytes)
    Descriptors.closeAll(above: 3)
    guard chdir(arguments[3]) == 0 else {
      return fail("cannot enter '\(arguments[3])': \(String(cString: strerror(errno)))")
    }
    // The example is not linked against the DSL: it finds it among what is loaded globally.
    guard let model = dlopen(arguments[1], RTLD_LAZY | RTLD_GLOBAL),
      let symbol = dlsym(model, "treeviz_probe_main")
    else { return fail(dlerror().map { String(cString: $0) } ?? "cannot load the model") }
    DispatchCalls.offer(to: model)
    WallClock.follow(model)
    let main = unsafeBitCast(symbol, to: EntryPoint.self)
    guard Descriptors.waitForInput() else { return 0 }
    return main(arguments[2], 3, arguments[6])
  }

  private func fail(_ message: String) -> Int32 {
    let line = "treeviz-probe: \(message)\n"
    _ = line.withCString { write(2, $0, strlen($0)) }
    return 70
  }
}
