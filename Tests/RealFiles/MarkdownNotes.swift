import SwiftUI
import UniformTypeIdentifiers

struct NoteDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }

  var text: String

  init(text: String = "# New note") {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let string = String(data: data, encoding: .utf8)
    else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = string
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct NoteEditor: View {
  @Binding var document: NoteDocument
  @State private var isPreviewing = false
  @State private var isExporting = false
  @FocusState private var isEditing: Bool

  var body: some View {
    Group {
      if isPreviewing {
        ScrollView {
          Text(rendered)
            .frame(maxWidth: .infinity, alignment: .leading)
            .textSelection(.enabled)
            .padding()
        }
      } else {
        TextEditor(text: $document.text)
          .font(.system(.body, design: .monospaced))
          .focused($isEditing)
          .scrollContentBackground(.hidden)
          .background(Color.yellow.opacity(0.1))
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        Toggle("Preview", systemImage: "eye", isOn: $isPreviewing)
        Button("Export", systemImage: "square.and.arrow.up") { isExporting = true }
      }
      ToolbarItemGroup(placement: .keyboard) {
        Button("Bold") { document.text += "****" }
        Spacer()
        Button("Done") { isEditing = false }
      }
    }
    .fileExporter(
      isPresented: $isExporting, document: document, contentType: .plainText,
      defaultFilename: "Note.md"
    ) { result in
      if case .failure(let error) = result {
        print(error.localizedDescription)
      }
    }
    .onChange(of: isPreviewing) { _, isPreviewing in
      if isPreviewing { isEditing = false }
    }
  }

  private var rendered: AttributedString {
    (try? AttributedString(
      markdown: document.text,
      options: AttributedString.MarkdownParsingOptions(
        interpretedSyntax: .inlineOnlyPreservingWhitespace)))
      ?? AttributedString(document.text)
  }
}

@main
struct NotesApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: NoteDocument()) { file in
      NoteEditor(document: file.$document)
    }
    .commands {
      CommandMenu("Note") {
        Button("Insert date") {}
          .keyboardShortcut("d", modifiers: [.command, .shift])
      }
      CommandGroup(replacing: .help) {
        Link("Markdown guide", destination: URL(string: "https://example.com/markdown")!)
      }
    }
  }
}

#Preview {
  NavigationStack {
    NoteEditor(document: .constant(NoteDocument()))
  }
}
