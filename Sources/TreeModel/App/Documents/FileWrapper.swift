public import Foundation

/// A file, or a folder of them; Foundation has it on Apple's systems alone.
public final class FileWrapper {
  public let regularFileContents: Data?
  public let fileWrappers: [String: FileWrapper]?
  public var filename: String?
  public var preferredFilename: String?

  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = childrenByPreferredName
  }

  public var isDirectory: Bool { fileWrappers != nil }

  public var isRegularFile: Bool { fileWrappers == nil }
}
