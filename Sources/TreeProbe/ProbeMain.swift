import Foundation
import Glibc
import TreeClock
import TreeFoundation
import TreeModel
import ViewTree

/// Loads a compiled example, reflects it and writes the report: what the probe process runs.
///
/// - Parameters:
///   - library: the path of the example's library.
///   - descriptor: the descriptor that the report is written to, behind the lines of a
///     ``ReportWriter``; closed at the end.
///   - request: what is asked for, as JSON: a ``ProbeRequest``.
/// - Returns: the exit code: 0 when the report was written, 72 when the example has closed its way.
@_cdecl("treeviz_probe_main")
public func probeMain(
  _ library: UnsafePointer<CChar>, _ descriptor: Int32, _ request: UnsafePointer<CChar>
) -> Int32 {
  let loaded = ImageTypes()
  TreeClock.begin()
  RelativeDates.begin()
  endLinesOfOutput()
  guard dlopen(library, RTLD_NOW | RTLD_LOCAL) != nil else {
    let reason = dlerror().map { String(cString: $0) } ?? "for an unknown reason"
    FileHandle.standardError.write(Data("the compiled example does not load: \(reason)\n".utf8))
    return 70
  }
  let types = ImageTypes().descriptors(loadedSince: loaded)
  let probeRequest = ProbeRequest(json: String(cString: request))
  let stream = ReportWriter(descriptor)
  RuntimeIssue.handler = { stream.write($0) }
  if probeRequest.wantsInstances, let type = types.first {
    CallStack.library = LibraryExtent.addresses(of: type)
    CrashHandler.install(writingTo: descriptor)
  }
  // This is the process's main thread.
  let report = MainActor.assumeIsolated {
    RootFinder.report(of: types, request: probeRequest, stream: stream)
  }
  defer { close(descriptor) }
  // Only the example can have closed the descriptor.
  return stream.write(report) ? 0 : 72
}

/// Makes each line that the example prints go out at its end, so that none is lost in a crash.
private func endLinesOfOutput() {
  // Swift knows the C library's variable as one that any thread may change.
  let output = dlsym(nil, "stdout")?.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self)
  if let file = output?.pointee { setvbuf(file, nil, _IOLBF, 0) }
}
