import CDejaVu

/// DejaVu Sans Mono, which treeviz ships: the widths of boxes are made for it.
enum ShippedFont {
  /// The bytes of the font's file; they live as long as the process.
  static var bytes: UnsafeRawBufferPointer {
    var length = 0
    let start = treeviz_font(&length)
    return UnsafeRawBufferPointer(start: start, count: length)
  }
}
