public import Foundation

/// The size and place of a geometry reader. treeviz lays nothing out: it tells those of a phone.
public struct GeometryProxy: Sendable {
  package init() {}

  public var size: CGSize { CGSize(width: 393, height: 759) }

  public var safeAreaInsets: EdgeInsets {
    EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
  }

  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let top = coordinateSpace.isGlobal ? safeAreaInsets.top : 0
    return CGRect(origin: CGPoint(x: 0, y: top), size: size)
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(origin: .zero, size: size)
  }
}
