import Foundation
import Testing

/// What `./bootstrap --tools` installs, and how, on machines that are stood in for by small scripts.
struct BootstrapTests {
  /// Runs bootstrap with stand-ins for the programs that it asks.
  ///
  /// - Parameters:
  ///   - user: the number that `id -u` gives.
  ///   - hasSudo: whether there is a `sudo`.
  ///   - hasLibrary: whether graphviz, cmark and HarfBuzz are there, from the start.
  ///   - hasPackages: whether there is an `apt-get`.
  /// - Returns: what it printed, and the calls that would have changed the machine.
  /// - Throws: where it cannot be run.
  private func bootstrap(
    user: Int, hasSudo: Bool, hasLibrary: Bool = false, hasPackages: Bool = true
  ) throws -> (run: Tool.Run, calls: String) {
    let folder = try TemporaryFolder()
    var programs = [
      "id": "echo \(user)",
      "fc-list": "echo DejaVu Sans Mono",
      "ldconfig": hasLibrary
        ? "echo libgvc.so.6; echo libharfbuzz-subset.so.0"
        : "[ ! -e \"$MACHINE/installed\" ] || echo libgvc.so.6",
    ]
    if hasPackages {
      programs["apt-get"] =
        "echo \"apt-get $*\" >>\"$MACHINE/calls\"; [ \"$1\" = update ] || touch \"$MACHINE/installed\""
    }
    if hasSudo { programs["sudo"] = "echo sudo >>\"$MACHINE/calls\"; \"$@\"" }
    for (name, body) in programs {
      let file = try folder.write("#!/bin/sh\n\(body)\n", to: "bin/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    for name in ["dirname", "env", "touch", "sh"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent("bin/\(name)").path,
        withDestinationPath: "/usr/bin/\(name)")
    }
    let script = Tool.package.appendingPathComponent("bootstrap").path
    let run = try Tool.shell(
      "/bin/sh '\(script)' --tools", in: folder.url,
      environment: [
        "PATH": folder.url.appendingPathComponent("bin").path, "MACHINE": folder.url.path,
      ])
    return (run, (try? folder.text(of: "calls")) ?? "")
  }

  private static let install =
    "apt-get update -qq\n"
    + "apt-get install -y -qq --no-install-recommends graphviz libharfbuzz-subset0\n"

  @Test func installsAsRoot() throws {
    let (run, calls) = try bootstrap(user: 0, hasSudo: false)
    #expect(run.code == 0, "\(run.errors)")
    #expect(calls == Self.install)
    #expect(
      run.errors
        == "bootstrap: installing graphviz libharfbuzz-subset0 (apt-get)\n")
  }

  @Test func installsBySudo() throws {
    let (run, calls) = try bootstrap(user: 1000, hasSudo: true)
    #expect(run.code == 0, "\(run.errors)")
    #expect(calls.replacingOccurrences(of: "sudo\n", with: "") == Self.install)
    #expect(calls.hasPrefix("sudo\n"))
  }

  @Test func saysWhatToDoWithoutRootAndSudo() throws {
    let (run, calls) = try bootstrap(user: 1000, hasSudo: false)
    #expect(run.code == 1)
    #expect(calls == "")
    #expect(
      run.errors.contains(
        "ask somebody who may: apt-get install graphviz libharfbuzz-subset0"))
  }

  @Test func saysWhatToDoWithoutAptGet() throws {
    let (run, _) = try bootstrap(user: 0, hasSudo: false, hasPackages: false)
    #expect(run.code == 1)
    #expect(run.errors.contains("install these by hand"))
  }

  @Test func doesNothingTwice() throws {
    let (run, calls) = try bootstrap(user: 0, hasSudo: true, hasLibrary: true)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(calls == "")
  }
}
