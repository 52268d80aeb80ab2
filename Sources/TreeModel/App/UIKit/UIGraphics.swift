// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// UIKit's functions to draw with: there is nothing to draw into.

public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

public func UIGraphicsPushContext(_ context: CGContext) {}

public func UIGraphicsPopContext() {}

public func UIGraphicsBeginImageContext(_ size: CGSize) {}

public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

public func UIGraphicsEndImageContext() {}

public func UIRectFill(_ rect: CGRect) {}

public func UIRectFrame(_ rect: CGRect) {}
