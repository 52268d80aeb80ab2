import SwiftUI

public struct PaletteTheme: Sendable {
    public var spacing: CGFloat = 12
    public var radius: CGFloat = 10
    public var border = Color.secondary.opacity(0.3)
    public var surface = Color(.secondarySystemBackground)
}

extension EnvironmentValues {
    @Entry public var paletteTheme = PaletteTheme()
}

/// One command that can be chosen.
public struct PaletteCommand<ID: Hashable>: Identifiable {
    public let id: ID
    public let title: Text
    public let detail: Text?
    public let systemImage: String
    public let shortcut: String?

    public init(
        id: ID, title: Text, detail: Text? = nil, systemImage: String, shortcut: String? = nil
    ) {
        self.id = id
        self.title = title
        self.detail = detail
        self.systemImage = systemImage
        self.shortcut = shortcut
    }
}

public struct PaletteSection<ID: Hashable>: Identifiable {
    public let id: String
    public let title: LocalizedStringResource
    public let commands: [PaletteCommand<ID>]
}

/// A field with something before and after it.
public struct FieldGroup<Leading: View, Content: View, Trailing: View>: View {
    @Environment(\.paletteTheme) private var theme

    private let leading: Leading
    private let content: Content
    private let trailing: Trailing

    public init(
        @ViewBuilder leading: () -> Leading,
        @ViewBuilder content: () -> Content,
        @ViewBuilder trailing: () -> Trailing
    ) {
        self.leading = leading()
        self.content = content()
        self.trailing = trailing()
    }

    public var body: some View {
        let shape = RoundedRectangle(cornerRadius: theme.radius, style: .continuous)

        HStack(spacing: theme.spacing) {
            leading.foregroundStyle(.secondary)
            content
            trailing
        }
        .padding(theme.spacing)
        .background(theme.surface, in: shape)
        .overlay { shape.stroke(theme.border, lineWidth: 1) }
    }
}

/// A row with a title, what stands before it and what after.
public struct PaletteRow<Media: View, Accessory: View>: View {
    let title: Text
    let detail: Text?
    @ViewBuilder let media: Media
    @ViewBuilder let accessory: Accessory

    public var body: some View {
        LabeledContent {
            accessory
        } label: {
            Label {
                title
                detail
            } icon: {
                media
            }
        }
    }
}

public struct GhostButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(6)
            .contentShape(.rect)
            .opacity(isEnabled ? (configuration.isPressed ? 0.5 : 1) : 0.3)
            .animation(reduceMotion ? nil : .easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == GhostButtonStyle {
    public static var ghost: GhostButtonStyle { GhostButtonStyle() }
}

public struct CheckToggleStyle: ToggleStyle {
    @Environment(\.paletteTheme) private var theme

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(spacing: theme.spacing) {
                box(configuration)
                configuration.label
            }
        }
        .buttonStyle(.plain)
        .accessibilityRepresentation {
            Toggle(configuration)
                .toggleStyle(.switch)
        }
    }

    private func box(_ configuration: Configuration) -> some View {
        let isMarked = configuration.isOn || configuration.isMixed
        let shape = RoundedRectangle(cornerRadius: 5, style: .continuous)

        return Image(systemName: configuration.isMixed ? "minus" : "checkmark")
            .font(.caption2.weight(.bold))
            .foregroundStyle(.tint)
            .opacity(isMarked ? 1 : 0)
            .frame(width: 22, height: 22)
            .background(
                isMarked ? AnyShapeStyle(TintShapeStyle().opacity(0.16)) : AnyShapeStyle(.clear),
                in: shape
            )
            .overlay {
                shape.stroke(isMarked ? AnyShapeStyle(.tint) : AnyShapeStyle(theme.border))
            }
            .accessibilityHidden(true)
    }
}

public struct CommandPalette<ID: Hashable>: View {
    @Environment(\.paletteTheme) private var theme

    @Binding private var query: String
    private let prompt: LocalizedStringResource
    private let sections: [PaletteSection<ID>]
    private let onSelect: (ID) -> Void

    public init(
        query: Binding<String>,
        prompt: LocalizedStringResource = "Search",
        sections: [PaletteSection<ID>],
        onSelect: @escaping (ID) -> Void
    ) {
        _query = query
        self.prompt = prompt
        self.sections = sections
        self.onSelect = onSelect
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing) {
            FieldGroup {
                Image(systemName: "magnifyingglass")
                    .accessibilityHidden(true)
            } content: {
                TextField(text: $query, prompt: Text(prompt)) {
                    Text(prompt)
                }
                .autocorrectionDisabled()
                .textInputAutocapitalization(.never)
                .submitLabel(.search)
            } trailing: {
                if !query.isEmpty {
                    Button("Clear", systemImage: "xmark.circle.fill") { query = "" }
                        .labelStyle(.iconOnly)
                        .buttonStyle(.ghost)
                        .controlSize(.small)
                }
            }

            let visible = sections.filter { !$0.commands.isEmpty }
            if visible.isEmpty {
                ContentUnavailableView(
                    LocalizedStringResource("No results"),
                    systemImage: "magnifyingglass",
                    description: Text("Try another word.")
                )
            } else {
                ForEach(visible) { section in
                    Text(section.title)
                        .font(.footnote.weight(.semibold))
                        .foregroundStyle(.secondary)
                        .accessibilityAddTraits(.isHeader)

                    ForEach(section.commands) { command in
                        row(command)
                        if command.id != section.commands.last?.id {
                            Divider()
                        }
                    }
                }
            }
        }
        .accessibilityRotor("Commands") {
            ForEach(sections.flatMap(\.commands).map(\.id), id: \.self) { id in
                AccessibilityRotorEntry("\(String(describing: id))", id: id)
            }
        }
    }

    private func row(_ command: PaletteCommand<ID>) -> some View {
        Button {
            onSelect(command.id)
        } label: {
            PaletteRow(title: command.title, detail: command.detail) {
                Image(systemName: command.systemImage)
                    .foregroundStyle(.tint)
                    .frame(width: 28)
            } accessory: {
                if let shortcut = command.shortcut {
                    Text(shortcut)
                        .font(.caption.monospaced())
                        .padding(.horizontal, 6)
                        .background(.quaternary, in: .rect(cornerRadius: 4))
                }
            }
        }
        .buttonStyle(.plain)
    }
}

private struct CommandPalettePreview: View {
    @State private var query = ""
    @State private var keepsOpen = true
    @State private var last: String?

    private let commands: [(id: String, name: String, symbol: String, shortcut: String?)] = [
        ("new", "New note", "square.and.pencil", "⌘N"),
        ("find", "Find in notes", "text.magnifyingglass", "⌘F"),
        ("lock", "Lock", "lock", nil),
    ]

    private var sections: [PaletteSection<String>] {
        ["Actions"].map { name in
            PaletteSection(
                id: name,
                title: LocalizedStringResource(stringLiteral: name),
                commands:
                    commands
                    .filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
                    .map {
                        PaletteCommand(
                            id: $0.id, title: Text($0.name), systemImage: $0.symbol,
                            shortcut: $0.shortcut)
                    }
            )
        }
    }

    var body: some View {
        VStack {
            CommandPalette(query: $query, prompt: "Search commands", sections: sections) { last = $0 }
            Toggle("Keep open", isOn: $keepsOpen)
                .toggleStyle(CheckToggleStyle())
            if let last {
                Text("Last: \(last)")
            }
        }
        .padding()
    }
}

#if DEBUG
#Preview("Palette") {
    CommandPalettePreview().tint(.indigo)
}

#Preview("Palette, right to left") {
    CommandPalettePreview().environment(\.layoutDirection, .rightToLeft)
}

#Preview("Palette, large") {
    CommandPalettePreview().dynamicTypeSize(.accessibility3)
}
#endif
