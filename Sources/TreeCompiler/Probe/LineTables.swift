import FoundationEssentials
import ViewTree

/// Where the user's source stands behind the code of a compiled example.
///
/// The example has line tables, and the toolchain a reader of them. Where there is no reader, nothing
/// is found.
struct LineTables {
  let library: String
  let toolchain: Toolchain

  private static let timeout = Duration.seconds(20)

  /// What `llvm-symbolizer` says of an address: the places of what was inlined there, innermost first.
  private struct Answer: Decodable {
    var address: String
    var places: [Place]?

    struct Place: Decodable {
      var file: String
      var line: Int
      var column: Int

      private enum CodingKeys: String, CodingKey {
        case file = "FileName"
        case line = "Line"
        case column = "Column"
      }
    }

    private enum CodingKeys: String, CodingKey {
      case address = "Address"
      case places = "Symbol"
    }
  }

  /// Returns the places of code, those in the user's files.
  ///
  /// - Parameters:
  ///   - offsets: Where the code is in the library.
  ///   - files: The user's files.
  /// - Returns: The places by offset.
  func places(of offsets: Set<Int>, files: KnownFiles) -> [Int: Diagnostic.Location] {
    guard !offsets.isEmpty else { return [:] }
    let command = Command(
      toolchain.symbolizer,
      ["--obj=\(library)", "--output-style=JSON", "--relativenames"]
        + offsets.sorted().map { "0x" + String($0, radix: 16) })
    guard FilePath.isExecutable(toolchain.symbolizer),
      let outcome = try? command.run(capturing: [.init(1)], timeout: Self.timeout),
      let answers = try? JSONDecoder().decode([Answer].self, from: Data(outcome.output(1)))
    else { return [:] }
    var places: [Int: Diagnostic.Location] = [:]
    for answer in answers {
      guard let offset = Int(answer.address.dropFirst(2), radix: 16) else { continue }
      places[offset] =
        (answer.places ?? []).lazy.compactMap { place in
          files.location(ofName: place.file, line: place.line, column: place.column)
        }.first
    }
    return places
  }
}
