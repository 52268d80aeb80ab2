import Glibc

/// Which characters the fonts of a fontconfig configuration have.
///
/// Fontconfig is reached through the library that pango has loaded, so its objects are addresses
/// here. They live as long as the process, as the configuration does.
struct FontCoverage: Sendable {
  /// The head of fontconfig's `FcFontSet`.
  private struct FontSet {
    var count: Int32
    var capacity: Int32
    var fonts: UnsafeMutablePointer<OpaquePointer?>?
  }

  private typealias GetFonts = @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<Int32>?
  private typealias GetCharacters =
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<OpaquePointer?>
    ) -> Int32
  private typealias HasCharacter = @convention(c) (OpaquePointer?, UInt32) -> Int32

  private let characterSets: [UInt]
  private let hasCharacter: HasCharacter

  init?(of configuration: OpaquePointer, handle: UnsafeMutableRawPointer) {
    guard let getFonts = dlsym(handle, "FcConfigGetFonts"),
      let getCharacters = dlsym(handle, "FcPatternGetCharSet"),
      let hasCharacter = dlsym(handle, "FcCharSetHasChar"),
      let system = unsafeBitCast(getFonts, to: GetFonts.self)(configuration, 0)
    else { return nil }
    let set = UnsafeRawPointer(system).load(as: FontSet.self)
    var characterSets: [UInt] = []
    for index in 0..<Int(set.count) {
      var characters: OpaquePointer?
      let status = unsafeBitCast(getCharacters, to: GetCharacters.self)(
        set.fonts?[index], "charset", 0, &characters)
      if status == 0, let characters { characterSets.append(UInt(bitPattern: characters)) }
    }
    self.characterSets = characterSets
    self.hasCharacter = unsafeBitCast(hasCharacter, to: HasCharacter.self)
  }

  /// Returns whether a font has a character.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    characterSets.contains { hasCharacter(OpaquePointer(bitPattern: $0), scalar.value) != 0 }
  }
}
