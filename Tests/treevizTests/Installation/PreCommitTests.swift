import Foundation
import Testing

/// The hooks for pre-commit, run as it runs them: in the folder of the repository, with what is told.
struct PreCommitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      # Title

      <!-- treeviz name=one pair -->

      ```swift
      Text("one")
      ```

      """, to: "docs/guide.md")
    _ = try Tool.shell("git init -q .", in: folder.url)
  }

  private func hook(_ arguments: String, after script: String = "true") throws -> Tool.Run {
    try Tool.shell(
      """
      \(script) && export PATH="$(dirname "$TREEVIZ"):$PATH" &&
      '\(Tool.package.path)/Scripts/pre-commit' \(arguments)
      """, in: folder.url)
  }

  @Test func refusesFiguresThatAreNotInTheCommit() throws {
    #expect(try hook("docs", after: "git add docs/guide.md").code == 0)
    let run = try hook("--check docs", after: "git add docs/guide.md")
    #expect(run.code == 1)
    #expect(
      run.errors == """
        docs/guide.md: error: its figure 'docs/figures/one.svg' is not in the commit; \
        add it: git add 'docs/figures/one.svg'
        docs/guide.md: error: its figure 'docs/figures/one~dark.svg' is not in the commit; \
        add it: git add 'docs/figures/one~dark.svg'

        """)
    #expect(try hook("--check docs", after: "git add docs").code == 0)
    // What no chapter names is none of ours.
    try folder.write("<svg/>", to: "docs/other.svg")
    #expect(try hook("--check docs").code == 0)
  }

  @Test func refusesStaleFigures() throws {
    #expect(try hook("docs").code == 0)
    let run = try hook(
      "--check docs", after: "git add . && sed -i 's/^Text(.*/&.padding()/' docs/guide.md")
    #expect(run.code == 1)
    #expect(run.errors.contains("is stale"), "\(run.errors)")
    // A figure that is gone, where no chapter was touched.
    #expect(
      try hook("--check docs", after: "git checkout -q . && git rm -qf docs/figures/one.svg").code
        == 1)
  }

  /// A hook that looks at the changed files alone would miss a listing's source, and what is removed.
  @Test func looksAtAllChapters() throws {
    let hooks = try String(
      contentsOf: Tool.package.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
    let count = hooks.components(separatedBy: "- id: ").count - 1
    for line in ["pass_filenames: false", "always_run: true", "args: [docs]"] {
      #expect(hooks.components(separatedBy: line).count - 1 == count)
    }
  }
}
