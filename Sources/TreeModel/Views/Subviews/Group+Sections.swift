/// The content that is made of the sections of another view.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  package let sections: Sections
  package let transform: (SectionCollection) -> Content

  public typealias Body = Never
}

extension GroupSectionsOfContent: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyList(\.builtContent)
  }

  /// The content for the sections that the other view's type tells.
  package var builtContent: () -> Content {
    { transform(SectionCollection(of: sections)) }
  }
}

extension Group {
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(_content: GroupSectionsOfContent(sections: view, transform: transform))
  }
}

/// The sections that a `ForEach` goes through.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  package let base: SectionCollection

  public var startIndex: Int { base.startIndex }

  public var endIndex: Int { base.endIndex }

  public subscript(index: Int) -> SectionConfiguration { base[index] }
}

extension ForEach
where
  Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View
{
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(
      _data: ForEachSectionCollection(base: SectionCollection(of: view)), id: \.id,
      content: content)
  }
}
