/// Makes a preview of a view; treeviz draws what its closure returns.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TreeModelMacros", type: "PreviewMacro")

/// Makes a preview of a view with traits, which change nothing in its tree.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
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

/// Makes a preview of a view controller, which is a leaf.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "TreeModelMacros", type: "ControllerPreviewMacro")

/// Makes a preview of a view of UIKit, which is a leaf.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "TreeModelMacros", type: "UIKitViewPreviewMacro")
