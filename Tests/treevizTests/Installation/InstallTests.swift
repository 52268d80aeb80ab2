import Foundation
import Testing

/// `make install`, `uninstall` and `archive`, of the build that is tested.
@Suite(.serialized) struct InstallTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func make(_ target: String, prefix: String = "prefix") throws -> Tool.Run {
    try Tool.shell(
      """
      make -C '\(Tool.package.path)' \(target) PREFIX="$PWD/\(prefix)" BUILD='\(Tool.products.path)'
      """, in: folder.url)
  }

  /// Runs the installed tool as somebody who knows nothing of the build, from another folder.
  private func installed(
    _ arguments: String, prefix: String = "prefix", variables: String = ""
  ) throws -> Tool.Run {
    try folder.write("import SwiftUI\nText(\"a\").padding()\n", to: "work/a.swift")
    return try Tool.shell(
      """
      cd work && mkdir -p home && env -i HOME="$PWD/home" PATH="$PATH" \(variables) \
        "$OLDPWD/\(prefix)/bin/treeviz" \(arguments)
      """, in: folder.url)
  }

  @Test func installsWhatRunsFromElsewhere() throws {
    let run = try make("install")
    try #require(run.code == 0, "\(run.errors)")
    #expect(run.errors.contains("/prefix/bin/treeviz\n"))
    #expect(try installed("inspect a.swift").text == "padding\n└── Text\n")
    #expect(try installed("doctor").code == 0)
    #expect(try folder.text(of: "prefix/share/man/man1/treeviz.1").hasPrefix(".TH TREEVIZ"))

    // The folder may be moved as a whole.
    let moved = try Tool.shell("mkdir away && mv prefix away/there", in: folder.url)
    #expect(moved.code == 0)
    #expect(try installed("inspect a.swift", prefix: "away/there").text == "padding\n└── Text\n")
  }

  @Test func refusesAnotherCompiler() throws {
    #expect(try make("install").code == 0)
    try folder.write("Swift version 5.0 (another)\n", to: "prefix/lib/treeviz/compiler")
    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("prefix/lib/treeviz/Modules/SwiftUI.swiftmodule"))
    try folder.write("no module\n", to: "prefix/lib/treeviz/Modules/SwiftUI.swiftmodule")
    // A compiler that says no word that could be understood.
    let compiler = try folder.write(
      "#!/bin/sh\n[ \"$1\" = --version ] && { echo 'Swift version 9.9'; exit 0; }\nexit 1\n",
      to: "other/bin/swift-frontend")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    let run = try installed(
      "inspect a.swift", variables: "TREEVIZ_TOOLCHAIN='\(folder.url.path)/other'")
    #expect(run.code == 70)
    #expect(
      run.errors.contains(
        "built by another Swift compiler than the one it found (Swift version 9.9"),
      "\(run.errors)")
    #expect(run.errors.contains("TREEVIZ_TOOLCHAIN"))
  }

  @Test func uninstallsAllThatItInstalledAndNothingElse() throws {
    #expect(try make("install").code == 0)
    try folder.write("mine", to: "prefix/share/man/man1/mine.1")
    let run = try make("uninstall")
    #expect(run.code == 0, "\(run.errors)")
    let files = try Tool.shell("find prefix ! -type d", in: folder.url).text
    #expect(files == "prefix/share/man/man1/mine.1\n")
    let again = try make("uninstall")
    #expect(again.code != 0)
    #expect(again.errors.contains("nothing is installed in"))
  }

  @Test func installsOverItself() throws {
    #expect(try make("install").code == 0)
    #expect(try make("install").code == 0)
    #expect(try installed("inspect a.swift").text == "padding\n└── Text\n")
  }

  @Test func packsWhatRunsFromWhereverItIsUnpacked() throws {
    let run = try Tool.shell(
      """
      set -e
      script='\(Tool.package.path)/Scripts/install'
      mkdir -p source/Scripts && cp "$script" source/Scripts/
      BUILD='\(Tool.products.path)' source/Scripts/install archive
      tar -xzf source/treeviz-*.tar.gz && mv treeviz-*/ prefix
      rm -r source
      """, in: folder.url)
    try #require(run.code == 0, "\(run.errors)")
    #expect(try installed("inspect a.swift").text == "padding\n└── Text\n")
  }
}
