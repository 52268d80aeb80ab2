import SwiftUI

extension TypeTable {
  /// What is told to the aids.
  @MainActor static let accessibility: [TypeTableRow] = [
    TypeTableRow(
      #"A().accessibilityValue("a")"#,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityValue("a")
    },
    TypeTableRow(
      #"A().accessibilityRotor("a") { ForEach([1], id: \.self) { AccessibilityRotorEntry("b", id: $0) } }"#,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityRotor("a") {
        ForEach([1], id: \.self) { AccessibilityRotorEntry("b", id: $0) }
      }
    },
    TypeTableRow(
      #"A().accessibilityRotor("a") { if true { AccessibilityRotorEntry("b", id: 1) }; … }"#,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityRotor("a") {
        if true { AccessibilityRotorEntry("b", id: 1) }
        AccessibilityRotorEntry("c", id: "c")
      }
    },
    TypeTableRow(
      #"A().accessibilityHint("a")"#,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityHint("a")
    },
    TypeTableRow(
      "A().accessibilityHidden(true)",
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityHidden(true)
    },
    TypeTableRow(
      #"A().accessibilityIdentifier("a")"#,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityIdentifier("a")
    },
    TypeTableRow(
      "A().accessibilityAddTraits(.isButton)",
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityAddTraits(.isButton)
    },
    TypeTableRow(
      "A().accessibilityRemoveTraits(.isImage)",
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityRemoveTraits(.isImage)
    },
    TypeTableRow(
      "A().accessibilityAdjustableAction { _ in }",
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityAdjustableAction { _ in }
    },
    TypeTableRow(
      "A().accessibilityTextContentType(.console)",
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityTextContentType(.console)
    },
    TypeTableRow(
      "A().accessibilityHeading(.h1)",
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityHeading(.h1)
    },
    TypeTableRow(
      #"A().accessibilityInputLabels(["a"])"#,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityInputLabels(["a"])
    },
    TypeTableRow(
      "A().accessibilitySortPriority(1)",
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilitySortPriority(1)
    },
    TypeTableRow(
      "A().accessibilityScrollAction { _ in }",
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityScrollAction { _ in }
    },
    TypeTableRow(
      "A().accessibilityRespondsToUserInteraction()",
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityRespondsToUserInteraction()
    },
    TypeTableRow(
      "A().accessibilityDirectTouch()",
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityDirectTouch()
    },
    TypeTableRow(
      #"A().accessibilityCustomContent("a", "b")"#,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityCustomContent("a", "b")
    },
    TypeTableRow(
      "A().accessibilityZoomAction { _ in }",
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityZoomAction { _ in }
    },
    TypeTableRow(
      "A().accessibilityActivationPoint(.center)",
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityActivationPoint(.center)
    },
    TypeTableRow(
      "A().accessibilityAction {}",
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityAction {}
    },
    TypeTableRow(
      #"A().accessibilityAction(named: "a") {}"#,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityAction(named: "a") {}
    },
    TypeTableRow(
      "A().accessibility(hidden: true)",
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibility(hidden: true)
    },
    TypeTableRow(
      #"A().accessibility(label: Text("a"))"#,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibility(label: Text("a"))
    },
    TypeTableRow(
      "A().accessibility(addTraits: .isButton)",
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibility(addTraits: .isButton)
    },
    TypeTableRow(
      #"A().accessibility(identifier: "a")"#,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibility(identifier: "a")
    },
    TypeTableRow(
      "A().accessibility(sortPriority: 1)",
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibility(sortPriority: 1)
    },
    TypeTableRow(
      #"A().accessibilityLabel("a").accessibilityHint("b")"#,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityLabel("a").accessibilityHint("b")
    },
    TypeTableRow(
      "A().accessibilityElement()",
      "ModifiedContent<A, AccessibilityContainerModifier>",
      .printed
    ) {
      A().accessibilityElement()
    },
    TypeTableRow(
      "A().accessibilityElement(children: .combine)",
      "ModifiedContent<A, AccessibilityContainerModifier>",
      .printed
    ) {
      A().accessibilityElement(children: .combine)
    },
    TypeTableRow(
      "A().accessibilityIgnoresInvertColors()",
      "ModifiedContent<A, _AccessibilityIgnoresInvertColorsViewModifier>",
      .interface
    ) {
      A().accessibilityIgnoresInvertColors()
    },
    TypeTableRow(
      #"Text("a").textScale(.secondary)"#,
      "Text",
      .interface
    ) {
      Text("a").textScale(.secondary)
    },
    TypeTableRow(
      #"Text("a").typesettingLanguage(.init(identifier: "de"))"#,
      "Text",
      .interface
    ) {
      Text("a").typesettingLanguage(.init(identifier: "de"))
    },
    TypeTableRow(
      #"Text("a").accessibilityLabel("a")"#,
      "Text",
      .interface
    ) {
      Text("a").accessibilityLabel("a")
    },
    TypeTableRow(
      #"Text("a").accessibilityHeading(.h1)"#,
      "Text",
      .interface
    ) {
      Text("a").accessibilityHeading(.h1)
    },
    TypeTableRow(
      #"Text("a").accessibilityTextContentType(.console)"#,
      "Text",
      .interface
    ) {
      Text("a").accessibilityTextContentType(.console)
    },
    TypeTableRow(
      #"Text("a").speechSpellsOutCharacters()"#,
      "Text",
      .interface
    ) {
      Text("a").speechSpellsOutCharacters()
    },
    TypeTableRow(
      #"ForEach(names, id: \.self) { AccessibilityRotorEntry($0, id: $0) }"#,
      "ForEach<Array<String>, String, AccessibilityRotorEntry<String>>",
      .interface,
      value: ForEach(["a"], id: \.self) { AccessibilityRotorEntry($0, id: $0) }),
  ]
}
