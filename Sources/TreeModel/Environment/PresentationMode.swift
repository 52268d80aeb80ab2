/// Whether a view is presented: the form before iOS 15.
public struct PresentationMode: Sendable {
  public internal(set) var isPresented = false

  package init() {}

  public mutating func dismiss() { isPresented = false }
}
