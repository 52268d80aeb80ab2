import Foundation
import Testing

/// What is made from the table of commands is up to date and well formed.
struct DocumentationTests {
  @Test func theReferenceIsThatOfTheTable() throws {
    let reference = Tool.package.appendingPathComponent("docs/commands.md")
    let text = try String(contentsOf: reference, encoding: .utf8)
    #expect(
      try Tool.run(["manual", "markdown"]).text == text,
      "run: treeviz manual markdown > docs/commands.md")
  }

  @Test func theManualPageNamesEveryCommand() throws {
    let page = try Tool.run(["manual"]).text
    let commands = try Tool.run(["--help"]).text.split(separator: "\n")
      .drop { $0 != "commands:" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first }
    #expect(commands.count >= 7)
    for command in commands { #expect(page.contains(".SS \(command)\n")) }
  }

  @Test func bashReadsItsCompletions() throws {
    let folder = try TemporaryFolder()
    let run = try Tool.shell(
      """
      set -e
      $TREEVIZ completion bash > script
      bash -n script
      bash -c 'source ./script; COMP_WORDS=(treeviz render --pat); COMP_CWORD=2; _treeviz; echo "${COMPREPLY[*]}"'
      bash -c 'source ./script; COMP_WORDS=(treeviz render -f ""); COMP_CWORD=3; _treeviz; echo "${COMPREPLY[*]}"'
      bash -c 'source ./script; COMP_WORDS=(treeviz ins); COMP_CWORD=1; _treeviz; echo "${COMPREPLY[*]}"'
      bash -c 'source ./script; COMP_WORDS=(treeviz completion ""); COMP_CWORD=2; _treeviz; echo "${COMPREPLY[*]}"'
      bash -c 'source ./script; COMP_WORDS=(treeviz help com); COMP_CWORD=2; _treeviz; echo "${COMPREPLY[*]}"'
      touch "my view.swift" "my *.swift"
      bash -c 'source ./script; COMP_WORDS=(treeviz render my); COMP_CWORD=2; _treeviz; printf "%s\n" "${COMPREPLY[@]}" | sort'
      """, in: folder.url)
    #expect(run.errors == "")
    #expect(
      run.text == """
        --paths
        svg png pdf dot mermaid
        inspect
        bash zsh fish
        completion
        my *.swift
        my view.swift

        """)
  }

  @Test(arguments: ["zsh", "fish"])
  func otherShellsHaveCompletions(_ shell: String) throws {
    let run = try Tool.run(["completion", shell])
    #expect(run.code == 0)
    #expect(run.text.contains("keep-going"))
    #expect(run.text.contains("bash zsh fish"))
  }

  @Test func doctorFindsEverything() throws {
    let run = try Tool.run(["doctor"])
    #expect(run.code == 0, "\(run.text)")
    #expect(!run.text.contains("MISSING"))
  }

  @Test func doctorSaysWhatIsMissing() throws {
    let run = try Tool.run(["doctor"], environment: ["PATH": "/nowhere"])
    #expect(run.code == 1)
    #expect(run.text.contains("MISSING  swift"))
    #expect(run.text.contains("https://swift.org/install"))
  }
}
