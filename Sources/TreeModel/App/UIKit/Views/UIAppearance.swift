/// Something whose looks are set for all of its kind at once: nothing is drawn by them here.
public protocol UIAppearance: AnyObject {}

extension UIAppearance where Self: UIView {
  public static func appearance() -> Self { made(of: self) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> Self { appearance() }

  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIView: UIAppearance {}
