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
    try folder.write("mine", to: "prefix/share/man/man1/mine.1")
    let folders = try Tool.shell(
      "mkdir -p prefix/bin prefix/share/zsh && find . | sort", in: folder.url
    ).text
    #expect(try make("install").code == 0)
    let run = try make("uninstall")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try Tool.shell("find . | sort", in: folder.url).text == folders)
    let again = try make("uninstall")
    #expect(again.code != 0)
    #expect(again.errors.contains("nothing is installed in"))
  }

  @Test func followsLinksToFolders() throws {
    let before = try Tool.shell(
      """
      mkdir -p prefix/share programs pages
      ln -s ../programs prefix/bin && ln -s ../../pages prefix/share/man
      find . -printf '%y %p %l\\n' | sort
      """, in: folder.url)
    #expect(try make("install").code == 0)
    #expect(try installed("inspect a.swift").text == "padding\n└── Text\n")
    #expect(try folder.text(of: "pages/man1/treeviz.1").hasPrefix(".TH TREEVIZ"))
    #expect(try make("uninstall").code == 0)
    let after = try Tool.shell(
      "rm -r work && find . -printf '%y %p %l\\n' | sort", in: folder.url)
    #expect(after.text == before.text)
  }

  @Test func installsNothingWhereOneFileCannotBePlaced() throws {
    // A folder stands where the last of the files would be.
    let before = try Tool.shell(
      "mkdir -p prefix/share/zsh/site-functions/_treeviz && find prefix | sort", in: folder.url)
    let run = try make("install")
    #expect(run.code != 0)
    #expect(run.errors.contains("_treeviz' is a folder; nothing was installed"), "\(run.errors)")
    #expect(try Tool.shell("find prefix | sort", in: folder.url).text == before.text)
  }

  @Test func leavesNoFolderWhereNothingIsBuilt() throws {
    let run = try Tool.shell(
      "PREFIX=\"$PWD/prefix\" BUILD=/nowhere '\(Tool.package.path)/Scripts/install' install",
      in: folder.url)
    #expect(run.code != 0)
    #expect(run.errors.contains("'/nowhere/treeviz' is missing; build it"), "\(run.errors)")
    #expect(try folder.contents == [])
  }

  @Test func removesWhatAnOlderVersionHad() throws {
    #expect(try make("install").code == 0)
    let list = try folder.text(of: "prefix/lib/treeviz/files")
    try folder.write(list + "lib/treeviz/Modules/Old.swiftmodule\n", to: "prefix/lib/treeviz/files")
    try folder.write("old", to: "prefix/lib/treeviz/Modules/Old.swiftmodule")
    #expect(try make("install").code == 0)
    let modules = try Tool.shell("ls prefix/lib/treeviz/Modules", in: folder.url).text
    #expect(!modules.contains("Old.swiftmodule"))
    #expect(try folder.text(of: "prefix/lib/treeviz/files") == list)
  }

  @Test func letsEverybodyReadWhatItInstalls() throws {
    let run = try Tool.shell(
      """
      umask 077
      make -s -C '\(Tool.package.path)' install PREFIX="$PWD/prefix" BUILD='\(Tool.products.path)'
      find prefix ! -type l -printf '%m\\n' | sort -u
      """, in: folder.url)
    #expect(run.text == "644\n755\n", "\(run.errors)")
  }

  @Test func takesAnyPathFromAnyFolder() throws {
    let run = try Tool.shell(
      """
      make -s -f '\(Tool.package.path)/Makefile' install PREFIX="$PWD/it's here" \
        BUILD='\(Tool.products.path)' && "it's here/bin/treeviz" --version
      """, in: folder.url)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.text.hasPrefix("treeviz "))
  }

  @Test func refusesAPathThatIsNotFromTheRoot() throws {
    let run = try Tool.shell(
      "make -s -f '\(Tool.package.path)/Makefile' install PREFIX=out BUILD=none", in: folder.url)
    #expect(run.code != 0)
    #expect(
      run.errors.contains("'out' is no path from the root; name the whole path: PREFIX=/"),
      "\(run.errors)")
    #expect(run.errors.contains("/out\n"))
  }

  @Test func notesTheCompilerThatBuiltIt() throws {
    // Another one is on the path, and plays no part.
    let compiler = try folder.write("#!/bin/sh\necho 'Swift version 9.9'\n", to: "bin/swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    let run = try Tool.shell(
      """
      PATH="$PWD/bin:/usr/bin:/bin" PREFIX="$PWD/prefix" BUILD='\(Tool.products.path)' \
        '\(Tool.package.path)/Scripts/install' install
      """, in: folder.url)
    #expect(run.code == 0, "\(run.errors)")
    let lines = try folder.text(of: "prefix/lib/treeviz/compiler").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("Swift version ") && !lines[0].contains("9.9"))
    #expect(
      FileManager.default.isExecutableFile(atPath: "\(lines[1])/bin/swift-frontend"), "\(lines)")
    #expect(try installed("doctor").code == 0)
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
      package='\(Tool.package.path)'
      mkdir -p source/Scripts source/Sources/CDejaVu && cp "$package/Scripts/install" source/Scripts/
      cp "$package/Sources/CDejaVu/LICENSE" source/Sources/CDejaVu/
      BUILD='\(Tool.products.path)' source/Scripts/install archive
      tar -xzf treeviz-*.tar.gz && mv treeviz-*/ prefix
      rm -r source
      """, in: folder.url)
    try #require(run.code == 0, "\(run.errors)")
    #expect(try installed("inspect a.swift").text == "padding\n└── Text\n")
    #expect(
      try folder.text(of: "prefix/share/doc/treeviz/DejaVu-LICENSE").contains("Bitstream"))
  }
}
