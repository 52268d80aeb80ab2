import Glibc
import Synchronization

/// The fonts with which PNG and PDF are drawn: those of the system, not those of the user.
///
/// A user's own fonts and rules would give two people two pictures. The configuration is made in
/// memory and handed to the fontconfig that pango has loaded, before pango asks it anything.
enum FontConfiguration {
  private static let configuration = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <dir>/usr/local/share/fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <alias binding="same">
        <family>DejaVu Sans Mono</family>
        <accept>
          <family>Liberation Mono</family>
          <family>Noto Sans Mono CJK KR</family>
          <family>Noto Sans CJK KR</family>
          <family>NanumGothicCoding</family>
          <family>Noto Color Emoji</family>
          <family>DejaVu Sans</family>
        </accept>
      </alias>
      <match target="pattern">
        <edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="antialias" mode="assign"><bool>true</bool></edit>
        <edit name="rgba" mode="assign"><const>none</const></edit>
      </match>
      <!-- Emoji are pictures of one size: they are scaled to that of the text. -->
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="treevizscale" mode="assign">
          <divide>
            <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
          </divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>treevizscale</name><double>0</double>
              <double>0</double><name>treevizscale</name>
            </matrix>
          </times>
        </edit>
        <edit name="size" mode="assign">
          <divide><name>size</name><name>treevizscale</name></divide>
        </edit>
      </match>
    </fontconfig>
    """

  private typealias Create = @convention(c) () -> OpaquePointer?
  private typealias Parse =
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>, Int32) -> Int32
  private typealias Use = @convention(c) (OpaquePointer?) -> Int32

  private static let coverage = Mutex<FontCoverage?>(nil)

  /// Makes the configuration the process's; without effect where fontconfig is not what we know.
  ///
  /// - Parameter handle: the loaded library through which fontconfig is reached.
  static func install(from handle: UnsafeMutableRawPointer) {
    guard let create = dlsym(handle, "FcConfigCreate"),
      let parse = dlsym(handle, "FcConfigParseAndLoadFromMemory"),
      let build = dlsym(handle, "FcConfigBuildFonts"),
      let set = dlsym(handle, "FcConfigSetCurrent"),
      let configuration = unsafeBitCast(create, to: Create.self)()
    else { return }
    guard unsafeBitCast(parse, to: Parse.self)(configuration, Self.configuration, 0) != 0,
      unsafeBitCast(build, to: Use.self)(configuration) != 0
    else { return }
    _ = unsafeBitCast(set, to: Use.self)(configuration)
    let found = FontCoverage(of: configuration, handle: handle)
    coverage.withLock { $0 = found }
  }

  /// A Boolean value indicating whether a font has the letters of a label.
  static var hasLatinLetters: Bool {
    coverage.withLock { $0?.contains("A") ?? true }
  }

  /// Checks that labels can be drawn: without any font pango draws boxes in the place of letters, and
  /// finds nothing wrong.
  ///
  /// - Throws: ``DrawingError/noFont(format:)``.
  static func checkLatinLetters(for format: FigureFormat) throws(DrawingError) {
    guard hasLatinLetters else { throw .noFont(format: format) }
  }

  /// Returns the characters of the texts that no font of the configuration has, each once.
  static func missingCharacters(in texts: some Sequence<String>) -> [Unicode.Scalar] {
    var asked: Set<Unicode.Scalar> = []
    for text in texts where !text.utf8.allSatisfy({ $0 < 0x80 }) {
      for scalar in text.unicodeScalars where !scalar.isASCII {
        if !scalar.properties.isDefaultIgnorableCodePoint { asked.insert(scalar) }
      }
    }
    guard !asked.isEmpty else { return [] }
    return coverage.withLock { coverage in
      guard let coverage else { return [] }
      return asked.sorted().filter { !coverage.contains($0) }
    }
  }
}
