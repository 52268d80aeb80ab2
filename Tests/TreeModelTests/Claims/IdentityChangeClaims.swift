import SwiftUI
import Testing
import TreeModel

/// What becomes of a node when the identity of its view changes, and when it does not.
@Suite struct IdentityChangeClaims {
  @Test(arguments: cases) func holds(_ claim: Claim) async throws { try await claim.check() }

  struct Stamp: View {
    let text: String
    @State var prints = 0

    func press() { prints += 1 }

    var body: some View { Text("\(text) \(prints)") }
  }

  struct Letter: View {
    @State var isSigned = false
    let form: Form

    /// How the letter depends on whether it is signed.
    enum Form {
      case branches, argument, identity, modifier, color
    }

    func sign() { isSigned.toggle() }

    var body: some View {
      VStack {
        switch form {
        case .branches:
          if isSigned { Stamp(text: "signed") } else { Stamp(text: "open") }
        case .argument: Stamp(text: isSigned ? "signed" : "open")
        case .identity: Stamp(text: "letter").id(isSigned)
        case .modifier: Stamp(text: "letter").boxed(if: isSigned)
        case .color: Stamp(text: "letter").background(isSigned ? Color.green : .clear)
        }
      }
    }
  }

  /// Presses the stamp, signs the letter and tells what the stamp shows before and after.
  @MainActor static func sign(_ form: Letter.Form) throws -> String {
    let tree = LivingTree(Letter(form: form))
    let letter = try #require(tree.view(Letter.self))
    let stamp = try #require(tree.view(Stamp.self))
    tree.perform { stamp.press() }
    let before = tree.texts[0]
    let events = tree.perform { letter.sign() }.filter {
      $0.contains("Stamp")
    }
    return ([before] + events + tree.texts).joined(separator: "\n")
  }

  static let cases = [
    Claim(
      "replacesTheNodeOfABranch", claims: [64, 65],
      text: """
        open 1
        died Stamp: prints = 1
        body Stamp: inserted
        signed 0
        """
    ) { try sign(.branches) },
    Claim(
      "keepsTheNodeForAnotherArgument", claims: [67],
      text: """
        open 1
        body Stamp: value text
        signed 1
        """
    ) { try sign(.argument) },
    Claim(
      "replacesTheNodeOfAnotherIdentity", claims: [72],
      text: """
        letter 1
        died Stamp: prints = 1
        body Stamp: inserted
        letter 0
        """
    ) { try sign(.identity) },
    Claim(
      "replacesTheNodeBelowAConditionalModifier", claims: [65, 77],
      text: """
        letter 1
        died Stamp: prints = 1
        body Stamp: inserted
        letter 0
        """
    ) { try sign(.modifier) },
    Claim(
      "keepsTheNodeBelowAConditionalColor", claims: [79],
      text: """
        letter 1
        letter 1
        """
    ) { try sign(.color) },
  ]
}

extension View {
  /// Puts a border around the view where a condition holds: a branch.
  @ViewBuilder fileprivate func boxed(if condition: Bool) -> some View {
    if condition { border(.blue) } else { self }
  }
}
