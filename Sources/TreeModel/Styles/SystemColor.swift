/// A colour of the system, as Apple's Human Interface Guidelines have it for iOS 17: in the light, in
/// the dark, and with increased contrast in either.
///
/// Names that the guidelines give no value for increased contrast keep theirs.
struct SystemColor {
  private let light: UInt32
  private let dark: UInt32
  private let lightContrast: UInt32
  private let darkContrast: UInt32

  private init(_ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32) {
    self.light = light
    self.dark = dark
    self.lightContrast = lightContrast
    self.darkContrast = darkContrast
  }

  private init(_ light: UInt32, _ dark: UInt32) {
    self.init(light, dark, light, dark)
  }

  /// Finds a colour by its name of SwiftUI or UIKit, or returns nil.
  init?(_ name: Substring) {
    guard let color = Self.colors[name] else { return nil }
    self = color
  }

  func color(in environment: EnvironmentValues) -> Color.Resolved {
    let increased = environment.colorSchemeContrast == .increased
    let digits =
      environment.colorScheme == .dark
      ? (increased ? darkContrast : dark) : (increased ? lightContrast : light)
    func component(_ shift: UInt32) -> Float { Float(digits >> shift & 0xFF) / 255 }
    return Color.Resolved(
      red: component(24), green: component(16), blue: component(8), opacity: component(0))
  }

  private static let colors: [Substring: SystemColor] = {
    let accents: [(Substring, SystemColor)] = [
      ("red", SystemColor(0xFF3B_30FF, 0xFF45_3AFF, 0xD700_15FF, 0xFF69_61FF)),
      ("orange", SystemColor(0xFF95_00FF, 0xFF9F_0AFF, 0xC934_00FF, 0xFFB3_40FF)),
      ("yellow", SystemColor(0xFFCC_00FF, 0xFFD6_0AFF, 0xB250_00FF, 0xFFD4_26FF)),
      ("green", SystemColor(0x34C7_59FF, 0x30D1_58FF, 0x248A_3DFF, 0x30DB_5BFF)),
      ("mint", SystemColor(0x00C7_BEFF, 0x63E6_E2FF, 0x0C81_7BFF, 0x66D4_CFFF)),
      ("teal", SystemColor(0x30B0_C7FF, 0x40C8_E0FF, 0x0082_99FF, 0x5DE6_FFFF)),
      ("cyan", SystemColor(0x32AD_E6FF, 0x64D2_FFFF, 0x0071_A4FF, 0x70D7_FFFF)),
      ("blue", SystemColor(0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF)),
      ("indigo", SystemColor(0x5856_D6FF, 0x5E5C_E6FF, 0x3634_A3FF, 0x7D7A_FFFF)),
      ("purple", SystemColor(0xAF52_DEFF, 0xBF5A_F2FF, 0x8944_ABFF, 0xDA8F_FFFF)),
      ("pink", SystemColor(0xFF2D_55FF, 0xFF37_5FFF, 0xD30F_45FF, 0xFF64_82FF)),
      ("brown", SystemColor(0xA284_5EFF, 0xAC8E_68FF, 0x7F65_45FF, 0xB594_69FF)),
      ("gray", SystemColor(0x8E8E_93FF, 0x8E8E_93FF, 0x6C6C_70FF, 0xAEAE_B2FF)),
    ]
    let others: [(Substring, SystemColor)] = [
      ("systemGray2", SystemColor(0xAEAE_B2FF, 0x6363_66FF, 0x8E8E_93FF, 0x7C7C_80FF)),
      ("systemGray3", SystemColor(0xC7C7_CCFF, 0x4848_4AFF, 0xAEAE_B2FF, 0x5454_56FF)),
      ("systemGray4", SystemColor(0xD1D1_D6FF, 0x3A3A_3CFF, 0xBCBC_C0FF, 0x4444_46FF)),
      ("systemGray5", SystemColor(0xE5E5_EAFF, 0x2C2C_2EFF, 0xD8D8_DCFF, 0x3636_38FF)),
      ("systemGray6", SystemColor(0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF)),
      ("black", SystemColor(0x0000_00FF, 0x0000_00FF)),
      ("white", SystemColor(0xFFFF_FFFF, 0xFFFF_FFFF)),
      ("clear", SystemColor(0x0000_0000, 0x0000_0000)),
      ("primary", SystemColor(0x0000_00FF, 0xFFFF_FFFF)),
      ("secondary", SystemColor(0x3C3C_4399, 0xEBEB_F599)),
      ("label", SystemColor(0x0000_00FF, 0xFFFF_FFFF)),
      ("secondaryLabel", SystemColor(0x3C3C_4399, 0xEBEB_F599)),
      ("tertiaryLabel", SystemColor(0x3C3C_434D, 0xEBEB_F54D)),
      ("quaternaryLabel", SystemColor(0x3C3C_432E, 0xEBEB_F52E)),
      ("placeholderText", SystemColor(0x3C3C_434D, 0xEBEB_F54D)),
      ("separator", SystemColor(0x3C3C_434A, 0x5454_5899)),
      ("opaqueSeparator", SystemColor(0xC6C6_C8FF, 0x3838_3AFF)),
      ("link", SystemColor(0x007A_FFFF, 0x0984_FFFF)),
      ("accentColor", SystemColor(0x007A_FFFF, 0x0A84_FFFF, 0x0040_DDFF, 0x409C_FFFF)),
      ("systemBackground", SystemColor(0xFFFF_FFFF, 0x0000_00FF)),
      ("secondarySystemBackground", SystemColor(0xF2F2_F7FF, 0x1C1C_1EFF)),
      ("tertiarySystemBackground", SystemColor(0xFFFF_FFFF, 0x2C2C_2EFF)),
      ("systemGroupedBackground", SystemColor(0xF2F2_F7FF, 0x0000_00FF)),
      ("secondarySystemGroupedBackground", SystemColor(0xFFFF_FFFF, 0x1C1C_1EFF)),
      ("tertiarySystemGroupedBackground", SystemColor(0xF2F2_F7FF, 0x2C2C_2EFF)),
      ("systemFill", SystemColor(0x7878_8033, 0x7878_805C)),
      ("secondarySystemFill", SystemColor(0x7878_8029, 0x7878_8052)),
      ("tertiarySystemFill", SystemColor(0x7676_801F, 0x7676_803D)),
      ("quaternarySystemFill", SystemColor(0x7474_8014, 0x7676_802E)),
    ]
    let ofUIKit = accents.map { ("system" + $0.0.prefix(1).uppercased() + $0.0.dropFirst(), $0.1) }
    return Dictionary(uniqueKeysWithValues: accents + others + ofUIKit.map { ($0.0[...], $0.1) })
  }()
}
