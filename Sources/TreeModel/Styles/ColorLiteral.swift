// What the literals of Xcode's colour and image pickers stand for: `#colorLiteral(…)`, `#imageLiteral(…)`.

/// The type of a colour literal that says nothing else.
public typealias _ColorLiteralType = UIColor

/// The type of an image literal that says nothing else.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  public convenience init(imageLiteralResourceName path: String) {
    self.init(name: path)
  }
}
