/// Makes a preview of a view; treeviz draws what its closure returns.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TreeModelMacros", type: "PreviewMacro")

/// Makes a preview of a view with a trait, which changes nothing in its tree.
///
/// The compiler does not look into a closure of several statements to find the macro that is meant: where the
/// number of traits is told, this one comes before those of UIKit.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TreeModelMacros", type: "PreviewMacro")

/// Makes a preview of a view with two traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ otherTrait: PreviewTrait<Preview.ViewTraits>,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TreeModelMacros", type: "PreviewMacro")

/// Makes a preview of a view with three traits or more.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ otherTrait: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TreeModelMacros", type: "PreviewMacro")

/// Makes an environment value of a property of `EnvironmentValues`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TreeModelMacros", type: "EntryMacro")

/// Lets a dynamic property stand in a preview's closure.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TreeModelMacros", type: "PreviewableMacro")

/// Makes a type animatable. Nothing is animated here: it has no data for it.
@attached(extension, conformances: Animatable)
public macro Animatable() =
  #externalMacro(module: "TreeModelMacros", type: "AnimatableMacro")

/// Marks a property that is not animated.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "TreeModelMacros", type: "AnimatableIgnoredMacro")

/// Makes a preview of a view controller, which is a leaf, with one trait at most.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>? = nil,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "TreeModelMacros", type: "ControllerPreviewMacro")

/// Makes a preview of a view of UIKit, which is a leaf, with one trait at most.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>? = nil,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "TreeModelMacros", type: "UIKitViewPreviewMacro")
