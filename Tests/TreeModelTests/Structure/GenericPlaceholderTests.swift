import SwiftUI
import Testing
import TreeModel
import TreeProbe

/// Generic views as files have them, whose parameters want more than a view.
enum Constrained {
  struct Styled<B: ButtonStyle, P: PrimitiveButtonStyle, L: LabelStyle, T: ToggleStyle> {}

  struct Laid<L: Layout> {}

  struct Fed<P: Publisher> where P.Failure == Never {}

  struct Chosen<Choice: CaseIterable & RawRepresentable & Hashable & Identifiable>
  where Choice.RawValue == String, Choice.AllCases: RandomAccessCollection {}

  struct Dragged<T: Transferable & Codable & Comparable> {}

  struct Failed<E: Error & CustomStringConvertible, G: Gesture> {}
}

@Suite struct GenericPlaceholderTests {
  @Test(arguments: ["Styled", "Laid", "Fed", "Chosen", "Dragged", "Failed"])
  func standsForAConstrainedParameter(_ name: String) throws {
    let descriptor = try #require(
      ImageTypes().descriptors(loadedSince: .none).first {
        $0.qualifiedName == "Constrained.\(name)"
      })
    let type = try #require(GenericArguments(exampleTypes: []).instance(of: descriptor))
    #expect(String(describing: type).hasPrefix("\(name)<_GenericPlaceholder0"))
  }
}
