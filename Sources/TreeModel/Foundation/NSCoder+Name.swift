import Foundation

extension NSCoder {
  /// The name that a stand-in of UIKit is: a colour's has its components.
  var name: String? {
    get { decodeObject(of: NSString.self, forKey: "name").map { String(describing: $0) } }
    set { encode(newValue.map { $0 as NSString }, forKey: "name") }
  }

  /// What the size of a font stands under.
  static let sizeKey = "pointSize"
}
