import Testing
import ViewTree

@testable import TreeCompiler

/// What a copy says in place of what Foundation's run loop and Objective-C would do.
@Suite struct TimerTests {
  @Test func timersRunByTheClockOfTheTree() throws {
    #expect(
      try copy(
        "import SwiftUI\nlet a = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) {}"
      )
      .hasSuffix("\nlet a = Timer._scheduleTimer(withTimeInterval: 1, repeats: true) {}"))
    #expect(
      try copy(
        """
        import SwiftUI
        let a = Timer(timeInterval: 1, repeats: true) { _ in }
        func go() { RunLoop.main.add(a, forMode: .common); RunLoop.current.perform {}; a.add() }
        """
      ).hasSuffix(
        """
        let a = _imer(timeInterval: 1, repeats: true) { _ in }
        func go() { RunLoop.main._on(a, forMode: .common); RunLoop.current._erform {}; a.add() }
        """))
    // There is no such function without the DSL.
    #expect(
      try copy("import Foundation\nlet a = Timer.scheduledTimer()")
        .hasSuffix("\nlet a = Timer.scheduledTimer()"))
  }

  /// What the file declares itself is not Foundation's.
  @Test(arguments: [
    "struct Timer { init(timeInterval: Int, repeats: Bool) {} }\n"
      + "let a = Timer(timeInterval: 5, repeats: true)",
    "enum Game { final class Timer { static func scheduledTimer(withTimeInterval: Int, repeats: Bool) {} } }\n"
      + "extension Game { func go() { Timer.scheduledTimer(withTimeInterval: 5, repeats: true) } }",
    "extension Timer { convenience init(every: Double) { self.init() } }\n"
      + "let a = Timer(every: 5)",
    "extension Timer { static func scheduledTimer(every: Double) {} }\n"
      + "let a: Void = Timer.scheduledTimer(every: 5)",
    "extension RunLoop { func perform(after: Double) {}; func add(_ word: String) {} }\n"
      + "func go() { RunLoop.main.perform(after: 1); RunLoop.main.add(\"a\") }",
  ])
  func timersOfTheFilesOwnStayAsTheyAre(text: String) throws {
    #expect(try copy("import SwiftUI\n" + text).hasSuffix("\n" + text))
  }

  @Test func anotherNameOfFoundationsTimerIsNoTypeOfTheFilesOwn() throws {
    #expect(
      try copy(
        """
        import SwiftUI
        typealias Timer = Foundation.Timer
        let a = Timer(fire: .now, interval: 1, repeats: true) { _ in }
        """
      ).hasSuffix("\nlet a = _imer(fire: .now, interval: 1, repeats: true) { _ in }"))
    #expect(
      try copy(
        """
        import SwiftUI
        struct Timer {}
        let a = Foundation.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        """
      ).contains("Foundation.Timer._scheduleTimer("))
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
