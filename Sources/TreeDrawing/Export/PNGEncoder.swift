/// Writes PNG files of pictures that are flat for the most part.
///
/// Rows are compressed as they are: what is flat takes next to no room in any case. That is twice as
/// fast as cairo's own writer, which tries five ways for each row and divides each pixel by its
/// opacity, and gives smaller files.
struct PNGEncoder {
  private var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private let functions: LoadedFunctions
  private let checksum: @convention(c) (UInt, UnsafePointer<UInt8>?, UInt32) -> UInt

  private init(functions: LoadedFunctions) throws(DrawingError) {
    self.functions = functions
    checksum = try functions.function(
      "crc32", (@convention(c) (UInt, UnsafePointer<UInt8>?, UInt32) -> UInt).self)
  }

  /// Returns the file of a picture.
  ///
  /// - Parameters:
  ///   - canvas: the picture.
  ///   - scale: its pixels in a point.
  ///   - functions: where zlib is found.
  /// - Returns: the bytes of the file.
  /// - Throws: ``DrawingError`` where zlib is missing or fails.
  static func encode(
    _ canvas: borrowing CairoCanvas, scale: Double, functions: LoadedFunctions
  ) throws(DrawingError) -> [UInt8] {
    var encoder = try PNGEncoder(functions: functions)
    // Eight bits, red, green and blue.
    encoder.add("IHDR", number(canvas.width) + number(canvas.height) + [8, 2, 0, 0, 0])
    let density = Int((scale * 72 / 0.0254).rounded())
    encoder.add("pHYs", number(density) + number(density) + [1])
    encoder.add("IDAT", try encoder.compressed(canvas))
    encoder.add("IEND", [])
    return encoder.bytes
  }

  private func compressed(_ canvas: borrowing CairoCanvas) throws(DrawingError) -> [UInt8] {
    // The number of the filter, which is none, then the pixels.
    var row = [UInt8](repeating: 0, count: canvas.width * 3 + 1)
    var stream = try DeflateStream(functions: functions)
    for index in 0..<canvas.height {
      let pixels = canvas.row(index)
      row.withUnsafeMutableBufferPointer { row in
        for column in 0..<pixels.count / 4 {
          for part in 0..<3 { row[column * 3 + part + 1] = pixels[column * 4 + 2 - part] }
        }
      }
      try stream.add(row)
    }
    return try stream.finish()
  }

  /// Adds a chunk: its length, its name, its contents and their checksum.
  private mutating func add(_ name: String, _ contents: [UInt8]) {
    let chunk = Array(name.utf8) + contents
    bytes += Self.number(contents.count) + chunk
    bytes += Self.number(Int(checksum(0, chunk, UInt32(chunk.count))))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
