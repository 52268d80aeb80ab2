extension UIView {
  /// Creates a view by the `init(frame:)` of a class that is known only as it runs, as UIKit does by the
  /// Objective-C runtime: Swift wants such an initialiser to be `required`, which UIKit's is not. So this
  /// is `init(_made:)` under another name; an initialiser consumes its parameters, so those below do. A
  /// class without `init(frame:)` traps, as on Apple's systems.
  @_silgen_name("$s9TreeModel6UIViewC5_madeACyt_tcfC")
  private static func _make(_: Void) -> UIView

  /// Creates a view of a class, of the same kind as the class that it is called of.
  static func made<Made: UIView>(of type: Made.Type) -> Made {
    unsafeDowncast(type._make(()), to: Made.self)
  }
}

extension CALayer {
  /// Creates a layer by the `init()` of a class that is known only as it runs; see `UIView`.
  @_silgen_name("$s9TreeModel7CALayerC5_madeACyt_tcfC")
  private static func _make(_: Void) -> CALayer

  static func made(of type: CALayer.Type) -> CALayer { type._make(()) }
}

extension UITableViewCell {
  /// Creates a row by the `init(style:reuseIdentifier:)` of a class that is known only as it runs; see
  /// `UIView`.
  @_silgen_name("$s9TreeModel15UITableViewCellC5_made10identifierACyt_SSSgtcfC")
  private static func _make(_: Void, identifier: consuming String?) -> UITableViewCell

  static func made(reuseIdentifier: String) -> UITableViewCell {
    _make((), identifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  /// Creates a header by the `init(reuseIdentifier:)` of a class that is known only as it runs; see
  /// `UIView`.
  @_silgen_name("$s9TreeModel023UITableViewHeaderFooterD0C5_made10identifierACyt_SSSgtcfC")
  private static func _make(_: Void, identifier: consuming String?) -> UITableViewHeaderFooterView

  static func made(reuseIdentifier: String) -> UITableViewHeaderFooterView {
    _make((), identifier: reuseIdentifier)
  }
}
