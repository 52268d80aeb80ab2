public import Foundation

/// A value that can be dragged, shared and copied; CoreTransferable has it on Apple's systems alone.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// The data of a value that is sent elsewhere.
public protocol TransferRepresentation<Item> {
  associatedtype Item
}

/// Puts the representations of a value together.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    TupleTransferRepresentation(value: (repeat each content))
  }
}

/// Several representations of a value.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  package let value: Value
}

/// The representation of a type of the system.
public struct SystemTransferRepresentation<Item: Transferable>: TransferRepresentation {
  package init() {}
}

/// A value as encoded data.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  package let contentType: UTType

  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.contentType = contentType
  }
}

/// A value as another one.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  package let exporting: ((Item) throws -> Proxy)?
  package let importing: ((Proxy) throws -> Item)?

  public init(exporting: @escaping (Item) throws -> Proxy) {
    self.exporting = exporting
    importing = nil
  }

  public init(importing: @escaping (Proxy) throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  public init(
    exporting: @escaping (Item) throws -> Proxy, importing: @escaping (Proxy) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }
}

/// A value as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping (Item) async throws -> Data,
    importing: @escaping (Data) async throws -> Item
  ) {}

  public init(
    exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data
  ) {}

  public init(
    importedContentType: UTType, importing: @escaping (Data) async throws -> Item
  ) {}
}

/// A value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping (Item) async throws -> SentTransferredFile,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item
  ) {}

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping (Item) async throws -> SentTransferredFile
  ) {}

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is given away.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was given.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

extension Never: Transferable {
  public static var transferRepresentation: SystemTransferRepresentation<Never> {
    SystemTransferRepresentation()
  }
}

extension String: Transferable {
  public static var transferRepresentation: SystemTransferRepresentation<String> {
    SystemTransferRepresentation()
  }
}

extension Data: Transferable {
  public static var transferRepresentation: SystemTransferRepresentation<Data> {
    SystemTransferRepresentation()
  }
}

extension URL: Transferable {
  public static var transferRepresentation: SystemTransferRepresentation<URL> {
    SystemTransferRepresentation()
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: SystemTransferRepresentation<AttributedString> {
    SystemTransferRepresentation()
  }
}

extension Color: Transferable {
  public static var transferRepresentation: SystemTransferRepresentation<Color> {
    SystemTransferRepresentation()
  }
}

extension Image: Transferable {
  public static var transferRepresentation: SystemTransferRepresentation<Image> {
    SystemTransferRepresentation()
  }
}
