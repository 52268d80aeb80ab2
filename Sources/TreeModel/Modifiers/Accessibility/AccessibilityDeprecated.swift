public import Foundation

extension View {
  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibility(label: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility("accessibility(label:)", label)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibility(value: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility("accessibility(value:)", value)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibility(hint: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility("accessibility(hint:)", hint)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility("accessibility(hidden:)", hidden)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibility(identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility("accessibility(identifier:)", identifier)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility("accessibility(selectionIdentifier:)", selectionIdentifier)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibility(sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility("accessibility(sortPriority:)", sortPriority)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility("accessibility(addTraits:)", traits)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility("accessibility(removeTraits:)", traits)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibility(inputLabels: [Text]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility("accessibility(inputLabels:)", inputLabels)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibility(activationPoint: CGPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility("accessibility(activationPoint:)", activationPoint)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility("accessibility(activationPoint:)", activationPoint)
  }
}

extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
  /// Adds to the modifier: no further layer.
  nonisolated public func accessibility(label: Text) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibility(label:)", label)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibility(value: Text) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibility(value:)", value)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibility(hint: Text) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibility(hint:)", hint)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibility(hidden:)", hidden)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibility(identifier: String) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibility(identifier:)", identifier)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<
    Content, Modifier
  > {
    accessibility("accessibility(selectionIdentifier:)", selectionIdentifier)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibility(sortPriority: Double) -> ModifiedContent<Content, Modifier>
  {
    accessibility("accessibility(sortPriority:)", sortPriority)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Content, Modifier
  > {
    accessibility("accessibility(addTraits:)", traits)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits)
    -> ModifiedContent<Content, Modifier>
  {
    accessibility("accessibility(removeTraits:)", traits)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibility(inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
    accessibility("accessibility(inputLabels:)", inputLabels)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibility(activationPoint: CGPoint) -> ModifiedContent<
    Content, Modifier
  > {
    accessibility("accessibility(activationPoint:)", activationPoint)
  }

  /// Adds to the modifier: no further layer.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<
    Content, Modifier
  > {
    accessibility("accessibility(activationPoint:)", activationPoint)
  }
}
