/// The variants of a symbol: filled, in a circle, ...
public struct SymbolVariants: Hashable, Sendable {
  package let parts: Set<String>

  public static let none = SymbolVariants(parts: [])
  public static let circle = SymbolVariants(parts: ["circle"])
  public static let square = SymbolVariants(parts: ["square"])
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  public static let fill = SymbolVariants(parts: ["fill"])
  public static let slash = SymbolVariants(parts: ["slash"])

  public var circle: SymbolVariants { SymbolVariants(parts: parts.union(["circle"])) }
  public var square: SymbolVariants { SymbolVariants(parts: parts.union(["square"])) }
  public var rectangle: SymbolVariants { SymbolVariants(parts: parts.union(["rectangle"])) }
  public var fill: SymbolVariants { SymbolVariants(parts: parts.union(["fill"])) }
  public var slash: SymbolVariants { SymbolVariants(parts: parts.union(["slash"])) }

  public func contains(_ other: SymbolVariants) -> Bool { parts.isSuperset(of: other.parts) }
}
