// Modifiers that give an `Image` and so add no node.
extension Image {
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { appearing("resizable", "\((capInsets, resizingMode))") }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    appearing("renderingMode", renderingMode as Any)
  }
  public func interpolation(_ interpolation: Interpolation) -> Image {
    appearing("interpolation", interpolation)
  }
  public func antialiased(_ isAntialiased: Bool) -> Image {
    appearing("antialiased", isAntialiased)
  }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    appearing("symbolRenderingMode", mode as Any)
  }
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    appearing("allowedDynamicRange", range as Any)
  }
}

extension Image {
  public enum ResizingMode: Sendable {
    case tile
    case stretch
  }

  public enum TemplateRenderingMode: Sendable {
    case template
    case original
  }

  public enum Interpolation: Sendable {
    case none
    case low
    case medium
    case high
  }

  public enum Scale: Sendable {
    case small
    case medium
    case large
  }

  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable {
  private let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}
