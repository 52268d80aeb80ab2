/// A section of another view's list: its header, its content and its footer.
nonisolated public struct SectionConfiguration: Identifiable {
  public let id: ID
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection

  /// What tells a section from the others of its list.
  public struct ID: Hashable {
    package let index: Int
  }

  public var containerValues: ContainerValues { ContainerValues() }
}

/// The sections of another view's list; what stands in no section makes sections of its own.
nonisolated public struct SectionCollection: RandomAccessCollection {
  package let sections: [SectionConfiguration]

  public var startIndex: Int { sections.startIndex }

  public var endIndex: Int { sections.endIndex }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection {
  /// Takes a view apart as far as its type tells.
  package init<V: View>(of view: V) {
    let parts = (view as? any DividedView)?.parts ?? [AnyView(view)]
    var sections: [SectionConfiguration] = []
    var loose: [AnyView] = []
    func end() {
      if !loose.isEmpty { add(header: [], content: loose, footer: []) }
      loose = []
    }
    func add(header: [AnyView], content: [AnyView], footer: [AnyView]) {
      sections.append(
        SectionConfiguration(
          id: .init(index: sections.count), header: SubviewsCollection(header),
          content: SubviewsCollection(content), footer: SubviewsCollection(footer)))
    }
    for part in parts {
      guard let section = part.storage as? any SectionParts else {
        loose.append(part)
        continue
      }
      end()
      add(
        header: section.headerParts, content: section.contentParts, footer: section.footerParts)
    }
    end()
    self.init(sections: sections)
  }
}

/// A section that can say what it consists of.
private protocol SectionParts {
  var headerParts: [AnyView] { get }
  var contentParts: [AnyView] { get }
  var footerParts: [AnyView] { get }
}

extension Section: SectionParts where Parent: View, Content: View, Footer: View {
  fileprivate var headerParts: [AnyView] { parts(of: header) }
  fileprivate var contentParts: [AnyView] { parts(of: content) }
  fileprivate var footerParts: [AnyView] { parts(of: footer) }

  private func parts<V: View>(of view: V) -> [AnyView] {
    if view is EmptyView { return [] }
    return (view as? any DividedView)?.parts ?? [AnyView(view)]
  }
}

extension SubviewsCollection {
  fileprivate init(_ views: [AnyView]) {
    self.init(
      elements: views.enumerated().map { Subview(id: .init(index: $0.offset), content: $0.element) }
    )
  }
}
