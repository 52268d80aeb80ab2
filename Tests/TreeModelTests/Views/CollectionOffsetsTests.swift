import Foundation
import SwiftUI
import Testing

@Suite struct CollectionOffsetsTests {
  @Test func removesAtOffsets() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["b", "d"])
  }

  @Test(arguments: [(0, 4, "bcda"), (3, 0, "dabc"), (1, 3, "acbd"), (2, 2, "abcd")])
  func movesBeforeTheDestination(source: Int, destination: Int, expected: String) {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [source], toOffset: destination)
    #expect(letters.joined() == expected)
  }
}
