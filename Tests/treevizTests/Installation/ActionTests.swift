import Foundation
import Testing

/// The steps of `action.yml`, run as GitHub runs them.
struct ActionTests {
  /// Runs the step that runs `treeviz chapter`, with a tool that prints its words.
  private func arguments(check: String) throws -> String {
    let action = try String(
      contentsOf: Tool.package.appendingPathComponent("action.yml"), encoding: .utf8)
    let step = try #require(action.components(separatedBy: "- id: chapter\n").last)
    let script = try #require(step.components(separatedBy: "run: |\n").last)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("        ") }.joined(separator: "\n")
    let folder = try TemporaryFolder()
    let tool = try folder.write("#!/bin/sh\necho \"$@\"\n", to: "treeviz/bin/treeviz")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    let run = try Tool.shell(
      "set -eo pipefail\n\(script)", in: folder.url,
      environment: [
        "RUNNER_TEMP": folder.url.path, "INPUT_PATHS": "docs *.md", "INPUT_CHECK": check,
        "INPUT_SHARD": "2/4", "INPUT_ARGUMENTS": "--jobs 2",
      ])
    #expect(run.code == 0, "\(run.errors)")
    return run.text.replacingOccurrences(of: folder.url.path, with: "TEMP")
  }

  @Test(arguments: ["true", "True", "yes", "", "False"])
  func checksUnlessToldNotTo(_ check: String) throws {
    #expect(
      try arguments(check: check)
        == "chapter docs *.md --check --shard 2/4 --cache-dir TEMP/treeviz-answers --jobs 2\n")
  }

  @Test func drawsWhereToldTo() throws {
    #expect(
      try arguments(check: "false")
        == "chapter docs *.md --shard 2/4 --cache-dir TEMP/treeviz-answers --jobs 2\n")
  }

  @Test func needsNoMake() throws {
    for file in ["action.yml", "docs/ci/gitlab.yml"] {
      let text = try String(
        contentsOf: Tool.package.appendingPathComponent(file), encoding: .utf8)
      #expect(!text.contains("make"), "\(file)")
      #expect(text.contains("/Scripts/install"), "\(file)")
    }
  }

  @Test func theKeyOfABuildIsThatOfItsSources() throws {
    let folder = try TemporaryFolder()
    let run = try Tool.shell(
      """
      mkdir Scripts Sources && cp '\(Tool.package.path)/Scripts/build-key' Scripts/
      echo a >Package.swift; echo b >Sources/b.swift
      Scripts/build-key; Scripts/build-key --sources
      cd / && "$OLDPWD/Scripts/build-key" && cd "$OLDPWD"
      echo c >Sources/b.swift
      Scripts/build-key; Scripts/build-key --sources
      """, in: folder.url)
    #expect(run.errors == "")
    let keys = run.text.split(separator: "\n")
    try #require(keys.count == 5)
    #expect(keys[0] == keys[2])
    #expect(Set(keys).count == 4)
    #expect(keys.allSatisfy { $0.count == 16 })
  }
}
