public import Foundation

/// The layer of a view, which draws nothing.
open class CALayer: NSObject, @unchecked Sendable {
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = .all
  open var borderColor: CGColor?
  open var borderWidth: CGFloat = 0
  open var masksToBounds = false
  open var isHidden = false
  open var opacity: Float = 1
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize.zero
  open var shadowPath: CGPath?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var transform = CATransform3DIdentity
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var cornerCurve = CALayerCornerCurve.circular
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var isOpaque = false
  open var isDoubleSided = true
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var sublayerTransform = CATransform3DIdentity
  open var filters: [Any]?
  open var compositingFilter: Any?
  open var backgroundFilters: [Any]?
  open var name: String?
  open var mask: CALayer?
  open var anchorPointZ: CGFloat = 0
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var isGeometryFlipped = false
  open var drawsAsynchronously = false
  open var needsDisplayOnBoundsChange = false
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
  open var minificationFilter = CALayerContentsFilter.linear
  open var magnificationFilter = CALayerContentsFilter.linear
  open var actions: [String: any CAAction]?
  open var style: [AnyHashable: Any]?
  open var duration: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open weak var delegate: (any CALayerDelegate)?
  public private(set) var sublayers: [CALayer]?
  public private(set) weak var superlayer: CALayer?

  public override init() {}

  /// Creates a copy of a layer that is shown: never here.
  public init(layer: Any) {}

  public required init?(coder: NSCoder) {}

  /// Creates a layer as UIKit does, of a class that is known only as it runs; see `made(of:)`.
  public convenience init(_made: Void) {
    self.init()
  }

  open func addSublayer(_ layer: CALayer) {
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    var all = sublayers ?? []
    all.insert(layer, at: min(Int(index), all.count))
    sublayers = all
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: 0)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    sublayers?[index] = newLayer
    oldLayer.superlayer = nil
    newLayer.superlayer = self
  }

  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func action(forKey event: String) -> (any CAAction)? { nil }
  open func removeAllAnimations() {}
  open func needsLayout() -> Bool { false }
  open func needsDisplay() -> Bool { false }
  open func displayIfNeeded() {}
  open func setNeedsDisplay(_ r: CGRect) {}
  open func preferredFrameSize() -> CGSize { bounds.size }
  open func scrollRectToVisible(_ r: CGRect) {}
  open func setAffineTransform(_ m: CGAffineTransform) { affine = m }
  open func affineTransform() -> CGAffineTransform { affine }
  private var affine = CGAffineTransform.identity
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r }
  open func layoutIfNeeded() {}
  open func display() {}
  open func draw(in ctx: CGContext) {}
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  open func hitTest(_ p: CGPoint) -> CALayer? { contains(p) ? self : nil }
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutSublayers() {}
  open func render(in context: CGContext) {}
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}

/// A layer with a gradient.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

/// How a gradient goes.
public struct CAGradientLayerType: Hashable, Sendable {
  private let name: String

  public static let axial = CAGradientLayerType(name: "axial")
  public static let radial = CAGradientLayerType(name: "radial")
  public static let conic = CAGradientLayerType(name: "conic")
}

/// A layer with a path.
open class CAShapeLayer: CALayer, @unchecked Sendable {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var miterLimit: CGFloat = 10
}

/// The end of a line.
public struct CAShapeLayerLineCap: Hashable, Sendable {
  private let name: String

  public static let butt = CAShapeLayerLineCap(name: "butt")
  public static let round = CAShapeLayerLineCap(name: "round")
  public static let square = CAShapeLayerLineCap(name: "square")
}

/// The corner of a line.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  private let name: String

  public static let miter = CAShapeLayerLineJoin(name: "miter")
  public static let round = CAShapeLayerLineJoin(name: "round")
  public static let bevel = CAShapeLayerLineJoin(name: "bevel")
}

/// A layer with a text.
open class CATextLayer: CALayer, @unchecked Sendable {
  open var string: Any?
  open var font: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var isWrapped = false
  open var truncationMode = CATextLayerTruncationMode.none
  open var allowsFontSubpixelQuantization = false
}

/// Copies of a layer.
open class CAReplicatorLayer: CALayer, @unchecked Sendable {
  open var instanceCount = 1
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor?
  open var instanceAlphaOffset: Float = 0
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var preservesDepth = false
}

/// Particles.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
  open var emitterCells: [CAEmitterCell]?
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var seed: UInt32 = 0
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
}

/// A kind of particles.
open class CAEmitterCell: NSObject {
  open var name: String?
  open var isEnabled = true
  open var contents: Any?
  open var color: CGColor?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var alphaRange: Float = 0
  open var alphaSpeed: Float = 0
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var emitterCells: [CAEmitterCell]?

  public override init() {}
}
