public import Foundation

/// Joins items in English; Foundation has it on Apple's systems alone.
open class ListFormatter: Formatter {
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and, width: .standard).locale(Locale(identifier: "en_US")))
  }

  open func string(from items: [Any]) -> String? {
    Self.localizedString(
      byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }

  override open func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
