public import Foundation

extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat> {
  /// A number's format for a binding of `CGFloat`; Foundation has it on Apple's systems alone.
  public static var number: FloatingPointFormatStyle<CGFloat> { FloatingPointFormatStyle() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<CGFloat>.Percent {
  /// A percentage's format for a binding of `CGFloat`.
  public static var percent: FloatingPointFormatStyle<CGFloat>.Percent {
    FloatingPointFormatStyle<CGFloat>.Percent()
  }
}
