/// The formats in which a figure is written.
package enum FigureFormat: String, Sendable, CaseIterable {
  case svg
  case png
  case pdf
  case dot
  case mermaid
}
