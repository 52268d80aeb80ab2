import Testing
import ViewTree

@testable import TreeCompiler

@Suite struct HiddenErrorsTests {
  @Test func tellsWhatStandsBesideTheBlank() {
    var hidden = HiddenErrors(behind: [slow, Diagnostic(.warning, "old", at: place(1))])
    #expect(hidden.blamed == place(5))
    hidden.note(blank, in: "a.swift", linesAbove: 2)
    let error = Diagnostic(.error, "missing argument for parameter 'x' in call", at: place(9))
    let unused = Diagnostic(.warning, "variable 'n' was never used", at: place(2))
    #expect(
      hidden.errors(among: [unused, error])?.map(\.message)
        == ["old", "missing argument for parameter 'x' in call"])
  }

  @Test func keepsToItselfWhatTheBlankMayHaveMade() {
    let faults = [
      Diagnostic(.error, "missing argument for parameter 'x' in call", at: place(5)),
      Diagnostic(.error, "no exact matches in call to initializer", at: place(4)),
      Diagnostic(
        .error, "contextual type for closure argument list expects 1 argument", at: place(9)),
      Diagnostic(.error, "generic parameter 'Content' could not be inferred", at: place(9)),
      Diagnostic(.error, "requires that 'EmptyView' conform to 'Shape'", at: place(9)),
      Diagnostic(
        .error, "no such initializer", at: place(9),
        notes: [.init(.note, "where 'T' = 'EmptyView'")]),
      Diagnostic(.error, "something about our own lines"),
      slow,
    ]
    for fault in faults {
      var hidden = HiddenErrors(behind: [slow])
      hidden.note(blank, in: "a.swift", linesAbove: 2)
      #expect(hidden.errors(among: [fault]) == nil, "\(fault.message)")
    }
    var hidden = HiddenErrors(behind: [slow])
    let unread = Diagnostic(.error, "expected '{' after 'if' condition", at: place(9))
    let unknown = Diagnostic(.error, "cannot find 'x' in scope", at: place(9))
    #expect(hidden.errors(among: [unread, unknown]) == nil)
    #expect(hidden.blamed == nil)
  }

  @Test func tellsUnknownNamesWhereverTheyStand() {
    var hidden = HiddenErrors(behind: [slow])
    hidden.note(blank, in: "a.swift", linesAbove: 2)
    let unknown = Diagnostic(.error, "value of type 'Text' has no member 'bald'", at: place(5))
    #expect(hidden.errors(among: [unknown, slow]) == [unknown])
  }

  @Test func goesOnWithWhatIsBlamedNext() {
    var hidden = HiddenErrors(behind: [slow])
    let closure = Diagnostic(
      .error, "contextual type for closure argument list expects 1 argument", at: place(7))
    #expect(hidden.errors(among: [closure]) == nil)
    #expect(hidden.blamed == place(7))
  }

  /// Lines 5 and 6 of the user's are blanked, in a closure on line 4.
  private let blank = BlankedSource(source: "", firstLine: 7, lastLine: 8, linesAround: [6])

  private var slow: Diagnostic {
    Diagnostic(
      .error,
      "the compiler is unable to type-check this expression in reasonable time; try breaking it up",
      at: place(5))
  }

  private func place(_ line: Int) -> Diagnostic.Location {
    Diagnostic.Location(path: "a.swift", line: line, column: 3)
  }
}
