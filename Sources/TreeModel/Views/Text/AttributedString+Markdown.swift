public import Foundation

// Foundation reads Markdown on Apple's systems alone: here its characters are read, without attributes.

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Int, Sendable {
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Int, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var interpretedSyntax: InterpretedSyntax

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    switch options.interpretedSyntax {
    case .full: self.init(InlineMarkdown.blockText(markdown))
    case .inlineOnly:
      let words = markdown.split { $0.isWhitespace }
      self.init(InlineMarkdown.text(words.joined(separator: " ")))
    case .inlineOnlyPreservingWhitespace: self.init(InlineMarkdown.text(markdown))
    }
  }
}
