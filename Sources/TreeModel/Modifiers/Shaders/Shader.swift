public import Foundation

/// A function of a Metal library with its arguments: never run here.
public struct Shader: Equatable, Sendable, ShapeStyle {
  public typealias Resolved = Never

  public var function: ShaderFunction
  public var arguments: [Argument]

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// An argument of a shader.
  public struct Argument: Equatable, Sendable {
    package let name: String

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { .init(name: "float") }

    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      .init(name: "float2")
    }

    public static func float2(_ point: CGPoint) -> Argument { .init(name: "float2") }

    public static func float2(_ size: CGSize) -> Argument { .init(name: "float2") }

    public static func float2(_ vector: CGVector) -> Argument { .init(name: "float2") }

    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      .init(name: "float3")
    }

    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { .init(name: "float4") }

    public static func floatArray(_ array: [Float]) -> Argument { .init(name: "floatArray") }

    public static var boundingRect: Argument { .init(name: "boundingRect") }

    public static func color(_ color: Color) -> Argument { .init(name: "color") }

    public static func colorArray(_ array: [Color]) -> Argument { .init(name: "colorArray") }

    public static func image(_ image: Image) -> Argument { .init(name: "image") }

    public static func data(_ data: Data) -> Argument { .init(name: "data") }
  }
}

/// A function of a Metal library.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A Metal library.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let name: String

  private init(name: String) {
    self.name = name
  }

  public init(data: Data) {
    name = "data"
  }

  public init(url: URL) {
    name = url.absoluteString
  }

  public static let `default` = ShaderLibrary(name: "default")

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}
