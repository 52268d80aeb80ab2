/// A group of windows, one for each open document: its content is a list, of a new document.
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

extension DocumentGroup where Document: ReferenceFileDocument {
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
