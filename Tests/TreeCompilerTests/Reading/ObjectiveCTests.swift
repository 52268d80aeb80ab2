import Testing
import ViewTree

@testable import TreeCompiler

/// What needs the runtime of Objective-C is taken out of the copy without moving anything else.
@Suite struct ObjectiveCTests {
  @Test(arguments: [
    ("@objc func go() {}", "      func go() {}"),
    ("@objc(other:) func go() {}", "              func go() {}"),
    ("@IBOutlet weak var a: A?", "          weak var a: A?"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@MainActor func go() {}", "@MainActor func go() {}"),
    (
      "let a: Selector = #selector(A.go(_:))", "let a: Selector =          \"A.go(_:)\""
    ),
    ("let a: String = #keyPath(A.b)", "let a: String =         \"A.b\""),
    ("let a = #line", "let a = #line"),
    ("class A { @NSManaged var b: Int }", "class A { @_Managed  var b: Int }"),
    ("extension A { @NSManaged var b: Int }", "extension A { @NSManaged var b: Int }"),
  ])
  func leavesTheRestInPlace(_ source: String, _ expected: String) throws {
    let copy = try copy(source)
    #expect(copy.hasSuffix(expected))
    #expect(copy.count { $0 == "\n" } == (copy.hasPrefix("import") ? 2 : 1))
  }

  @Test func aSelectorOverSeveralLinesStays() throws {
    let source = "let a: Selector = #selector(A\n  .go)"
    #expect(try copy(source).hasSuffix(source))
  }

  @Test(arguments: [
    ("import os.log", "import os    "),
    ("import UIKit.UIColor // a", "import UIKit         // a"),
    ("import struct Foundation.Date", "import struct Foundation.Date"),
    ("@preconcurrency import Darwin", "                             "),
    ("import Darwin.C", "               "),
  ])
  func namesModulesAlone(_ source: String, _ expected: String) throws {
    #expect(try copy(source).hasSuffix(expected))
  }

  @Test func anExtensionOfUIKitsOverridesNothing() throws {
    #expect(
      try copy(
        """
        import SwiftUI
        extension UINavigationController { override open func viewDidLoad() { super.viewDidLoad() } }
        class A: UIViewController { override func viewDidLoad() {} }
        """
      ).hasSuffix(
        """
        extension UINavigationController {               func _iewDidLoad() { super.viewDidLoad() } }
        class A: UIViewController { override func viewDidLoad() {} }
        """))
  }

  private func copy(_ text: String) throws -> String {
    let files = [SourceFile(text)]
    let reader = try ReaderLibrary(BuildFolder.installation)
    let names = SourceFile.compilerNames(of: files)
    return try reader.summaries(of: files, names: names)[0].compiledSource
  }
}
