public import Foundation

/// Draws a text.
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// What a renderer can read of a part of a text.
public protocol TextAttribute {}

/// Stands for a text that is measured.
public struct TextProxy {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Text.Layout {
  /// How a part of a text is drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension Text {
  /// A text laid out in lines: none here, nothing is laid out.
  public struct Layout: RandomAccessCollection, Equatable {
    package let lines: [Line] = []

    public var startIndex: Int { lines.startIndex }

    public var endIndex: Int { lines.endIndex }

    public subscript(index: Int) -> Line { lines[index] }

    public var isTruncated: Bool { false }

    /// The measures of a part of a text.
    public struct TypographicBounds: Equatable {
      public var origin: CGPoint
      public var width: CGFloat
      public var ascent: CGFloat
      public var descent: CGFloat
      public var leading: CGFloat

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// A line of a text.
    public struct Line: RandomAccessCollection, Equatable {
      package let runs: [Run]
      public let typographicBounds: TypographicBounds
      public var origin: CGPoint

      public var startIndex: Int { runs.startIndex }

      public var endIndex: Int { runs.endIndex }

      public subscript(index: Int) -> Run { runs[index] }
    }

    /// A part of a line that looks the same throughout.
    public struct Run: RandomAccessCollection, Equatable {
      package let slices: [RunSlice]
      public let typographicBounds: TypographicBounds

      public var startIndex: Int { slices.startIndex }

      public var endIndex: Int { slices.endIndex }

      public subscript(index: Int) -> RunSlice { slices[index] }

      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Some of the characters of a run.
    public struct RunSlice: Equatable {
      public let typographicBounds: TypographicBounds

      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }
  }

  /// Stays `Text`.
  nonisolated public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []
  ) {}

  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []
  ) {}

  public func draw(
    _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []
  ) {}
}

/// Sets what draws the texts in its content.
nonisolated package struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier {
  package var renderer: Renderer

  package typealias Body = Never

  package init(renderer: Renderer) {
    self.renderer = renderer
  }
}

extension TextRendererModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, TextRendererModifier<T>>`; the modifier's name is a guess.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}
