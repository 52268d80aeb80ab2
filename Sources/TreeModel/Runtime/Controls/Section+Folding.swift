// A section that knows whether it is expanded shows its content only then, and its header always.

extension Section: CollapsibleContent where Parent: View, Content: View, Footer: View {
  package var showsContent: Bool { isExpanded?.wrappedValue ?? true }
  package var isCollapsible: Bool { isExpanded != nil }
}

extension Section: InteractiveView where Parent: View, Content: View, Footer: View {
  var interaction: Interaction? { isExpanded.map { .toggle($0) } }
}
