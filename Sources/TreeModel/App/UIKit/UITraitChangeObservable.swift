/// A trait by its type.
public protocol UITraitDefinition {}

/// A trait, as a type of the first kind.
public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
public enum UITraitUserInterfaceLevel: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}
public enum UITraitDisplayGamut: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitAccessibilityContrast: UITraitDefinition {}
public enum UITraitLegibilityWeight: UITraitDefinition {}
public enum UITraitActiveAppearance: UITraitDefinition {}

/// Something that has traits.
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}

/// What a registration for changes of traits is known by.
public final class UITraitChangeRegistration: Sendable {
  package init() {}
}

/// Something that can be told of changes of traits: it never is here, traits stay.
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  public var traitOverrides: UITraitOverrides { UITraitOverrides() }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration { UITraitChangeRegistration() }

  @discardableResult
  public func registerForTraitChanges<Observable: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observable, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration { UITraitChangeRegistration() }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> UITraitChangeRegistration { UITraitChangeRegistration() }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> UITraitChangeRegistration { UITraitChangeRegistration() }

  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}

extension UIViewController: UITraitChangeObservable {}
