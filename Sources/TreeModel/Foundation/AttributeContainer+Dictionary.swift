public import Foundation

extension AttributeContainer {
  /// Creates a container of the attributes that SwiftUI reads; those of UIKit alone are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    if let value = dictionary[.link] as? URL { self.link = value }
    if let value = dictionary[.kern].flatMap(CGFloat.init(attribute:)) { self.kern = value }
    if let value = dictionary[.tracking].flatMap(CGFloat.init(attribute:)) { self.tracking = value }
    if let value = dictionary[.baselineOffset].flatMap(CGFloat.init(attribute:)) {
      self.baselineOffset = value
    }
    if let value = dictionary[.font] as? UIFont { self.font = Font(value) }
    if let value = dictionary[.foregroundColor] as? UIColor { self.foregroundColor = Color(value) }
    if let value = dictionary[.backgroundColor] as? UIColor { self.backgroundColor = Color(value) }
    if let value = dictionary[.underlineStyle].flatMap(Text.LineStyle.init(attribute:)) {
      self.underlineStyle = value
    }
    if let value = dictionary[.strikethroughStyle].flatMap(Text.LineStyle.init(attribute:)) {
      self.strikethroughStyle = value
    }
  }
}

extension CGFloat {
  fileprivate init?(attribute: Any) {
    switch attribute {
    case let value as CGFloat: self = value
    case let value as Int: self = CGFloat(value)
    case let value as Float: self = CGFloat(value)
    case let value as NSNumber: self = CGFloat(value.doubleValue)
    default: return nil
    }
  }
}

extension Text.LineStyle {
  fileprivate init?(attribute: Any) {
    switch attribute {
    case let value as NSUnderlineStyle: self.init(nsUnderlineStyle: value)
    case let value as Int: self.init(nsUnderlineStyle: NSUnderlineStyle(rawValue: value))
    default: return nil
    }
  }
}
