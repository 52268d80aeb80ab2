/// How colours are kept while a picture is drawn.
public enum ColorRenderingMode: Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
