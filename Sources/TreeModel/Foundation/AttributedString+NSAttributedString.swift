public import Foundation

extension AttributedString {
  /// Creates a string of the text alone: attributes of UIKit are left out.
  public init(_ nsStr: NSAttributedString) {
    self.init(nsStr.string)
  }
}

/// Runs a closure: on Linux there is no pool to empty.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
