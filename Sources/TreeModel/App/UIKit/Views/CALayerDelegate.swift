public import Foundation

/// Draws a layer: never asked here. Its requirements are optional on Apple's systems.
public protocol CALayerDelegate: AnyObject {}

/// Something that a layer does where a property of it changes.
public protocol CAAction {}

extension CAAnimation: CAAction {}

extension NSNull: CAAction {}

/// How the pixels of a layer are made more or fewer.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Where a text that is too long is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The edges of a layer that are smoothed.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

  static let all = CAEdgeAntialiasingMask(rawValue: 15)
}

/// A layer that can be scrolled.
open class CAScrollLayer: CALayer, @unchecked Sendable {
  open func scroll(to p: CGPoint) { bounds.origin = p }
  open func scroll(to r: CGRect) { bounds.origin = r.origin }
}

/// A layer whose sublayers have a depth.
open class CATransformLayer: CALayer, @unchecked Sendable {}
