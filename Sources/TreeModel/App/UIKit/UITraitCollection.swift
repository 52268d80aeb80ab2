public import Foundation

/// What the surroundings of a view are: a phone's, where nothing else is said.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  public nonisolated(unsafe) static var current = UITraitCollection()

  private var traits: Traits

  public override init() {
    traits = Traits()
  }

  /// What a collection says.
  fileprivate struct Traits: Equatable {
    var userInterfaceStyle = UIUserInterfaceStyle.light
    var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    var userInterfaceLevel = UIUserInterfaceLevel.base
    var horizontalSizeClass = UIUserInterfaceSizeClass.compact
    var verticalSizeClass = UIUserInterfaceSizeClass.regular
    var displayScale: CGFloat = 3
    var displayGamut = UIDisplayGamut.P3
    var preferredContentSizeCategory = UIContentSizeCategory.large
    var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
    var accessibilityContrast = UIAccessibilityContrast.normal
    var legibilityWeight = UILegibilityWeight.regular
    var activeAppearance = UIUserInterfaceActiveAppearance.active
  }

  private convenience init(changing change: (inout Traits) -> Void) {
    self.init()
    change(&traits)
  }
}

extension UITraitCollection {
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  public var displayScale: CGFloat { traits.displayScale }
  public var displayGamut: UIDisplayGamut { traits.displayGamut }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
  public var activeAppearance: UIUserInterfaceActiveAppearance { traits.activeAppearance }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }

  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
      || traitCollection?.accessibilityContrast != accessibilityContrast
  }

  public func performAsCurrent(_ actions: () -> Void) {
    let previous = Self.current
    Self.current = self
    defer { Self.current = previous }
    actions()
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(changing: { $0.userInterfaceStyle = userInterfaceStyle })
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(changing: { $0.userInterfaceIdiom = idiom })
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(changing: { $0.horizontalSizeClass = horizontalSizeClass })
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(changing: { $0.verticalSizeClass = verticalSizeClass })
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(changing: { $0.displayScale = scale })
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(changing: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(changing: { $0.layoutDirection = layoutDirection })
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(changing: { $0.legibilityWeight = legibilityWeight })
  }

  /// The last of several collections: which of their traits were said is not kept.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(changing: { traits in
      if let last = traitCollections.last { traits = last.traits }
    })
  }

  public convenience init(mutations: (any UIMutableTraits) -> Void) {
    let traits = UITraitOverrides()
    mutations(traits)
    self.init(changing: { $0 = traits.traits })
  }

  public func modifyingTraits(_ mutations: (any UIMutableTraits) -> Void) -> UITraitCollection {
    let overrides = UITraitOverrides()
    overrides.traits = traits
    mutations(overrides)
    return UITraitCollection(changing: { $0 = overrides.traits })
  }
}

/// Traits that can be changed.
public protocol UIMutableTraits: AnyObject {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var displayScale: CGFloat { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var legibilityWeight: UILegibilityWeight { get set }
}

/// The traits that a view or a controller has in place of those around it.
public final class UITraitOverrides: UIMutableTraits {
  fileprivate var traits = UITraitCollection.Traits()

  package init() {}

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { traits.userInterfaceStyle = newValue }
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { traits.userInterfaceIdiom }
    set { traits.userInterfaceIdiom = newValue }
  }

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { traits.horizontalSizeClass = newValue }
  }

  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { traits.verticalSizeClass = newValue }
  }

  public var displayScale: CGFloat {
    get { traits.displayScale }
    set { traits.displayScale = newValue }
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { traits.preferredContentSizeCategory = newValue }
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set { traits.layoutDirection = newValue }
  }

  public var legibilityWeight: UILegibilityWeight {
    get { traits.legibilityWeight }
    set { traits.legibilityWeight = newValue }
  }
}
