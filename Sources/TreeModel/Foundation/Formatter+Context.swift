public import Foundation

extension DateFormatter {
  /// Unknown, whatever is set: what is written is the same anywhere.
  public var formattingContext: Context {
    get { .unknown }
    set {}
  }
}

extension NumberFormatter {
  /// Unknown, whatever is set: what is written is the same anywhere.
  public var formattingContext: Context {
    get { .unknown }
    set {}
  }
}

extension DateComponentsFormatter {
  /// Unknown, whatever is set: what is written is the same anywhere.
  public var formattingContext: Context {
    get { .unknown }
    set {}
  }
}
