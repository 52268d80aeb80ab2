import Foundation

/// A group of windows, one for each open document: its content is a list, of a new document, or,
/// where documents are only viewed, of one that is read from an empty file.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
  package let content: () -> Content

  public typealias Body = Never
}

extension DocumentGroup: PrimitiveScene {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyList(\.content)
  }
}

extension DocumentGroup where Document: FileDocument {
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    content = {
      editor(
        FileDocumentConfiguration(
          document: .constant(newDocument()), fileURL: nil, isEditable: true))
    }
  }
}

extension DocumentGroup where Document: FileDocument {
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    content = {
      let document = emptyDocument(documentType, documentType.readableContentTypes) {
        try Document(configuration: $0)
      }
      return viewer(
        FileDocumentConfiguration(document: .constant(document), fileURL: nil, isEditable: false))
    }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    content = {
      let document = emptyDocument(documentType, documentType.readableContentTypes) {
        try Document(configuration: $0)
      }
      return viewer(
        ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: false))
    }
  }

  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    content = {
      editor(
        ReferenceFileDocumentConfiguration(
          document: newDocument(), fileURL: nil, isEditable: true))
    }
  }
}

/// Reads a document from an empty file of its first type; one that cannot be read so ends the example.
private func emptyDocument<Document>(
  _ type: Document.Type, _ contentTypes: [UTType],
  read: (FileDocumentReadConfiguration) throws -> Document
) -> Document {
  do {
    return try read(
      FileDocumentReadConfiguration(
        contentType: contentTypes.first ?? .data, file: FileWrapper(regularFileWithContents: Data())
      ))
  } catch {
    RuntimeIssue(
      .unsupported,
      "'\(type)' cannot be read from an empty file, and no other is open: \(error); let its "
        + "'init(configuration:)' take an empty file, or show a view instead of the scene"
    ).end()
  }
}
