public import Foundation

/// Where a popover points.
public enum PopoverAttachmentAnchor {
  case rect(Rect)
  case point(UnitPoint)

  /// A rectangle that a popover points at.
  public enum Rect {
    case bounds
    case rect(CGRect)
  }
}
