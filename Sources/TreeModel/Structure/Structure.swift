/// A visitor of what a view or a modifier consists of.
///
/// Each call names one edge by the property that holds it. Visitors that need types alone never read
/// the key path.
package protocol Structure<Subject> {
  associatedtype Subject

  /// A child that shares the subject's identity path.
  mutating func content<Content>(_ content: KeyPath<Subject, Content>)

  /// A view list: its elements are the subject's children 0, 1, ...
  mutating func list<Content>(_ content: KeyPath<Subject, Content>)

  /// A secondary child, named by its role.
  mutating func role<Content>(_ role: String, _ content: KeyPath<Subject, Content>)

  /// A secondary child that is drawn from a shape style.
  mutating func style<Style>(_ role: String, _ style: KeyPath<Subject, Style>)

  /// A tuple of views.
  mutating func tuple<Elements>(_ elements: KeyPath<Subject, Elements>)

  /// The two branches of a condition.
  mutating func branches<First, Second>(
    _ branches: KeyPath<Subject, _ConditionalContent<First, Second>.Storage>)

  /// A view that may be absent.
  mutating func optional<Wrapped>(_ wrapped: KeyPath<Subject, Wrapped?>)

  /// A child under an explicit identity.
  mutating func identified<Content, ID>(
    _ content: KeyPath<Subject, Content>, id: KeyPath<Subject, ID>)

  /// The rows of a collection, each under the identity of its element.
  mutating func rows<Data: RandomAccessCollection, ID, Row>(
    _ data: KeyPath<Subject, Data>, id: KeyPath<Subject, KeyPath<Data.Element, ID>>,
    row: KeyPath<Subject, (Data.Element) -> Row>)

  /// A content that is built when it is asked for; placed like ``list(_:)``.
  mutating func lazyList<Content>(_ content: KeyPath<Subject, () -> Content>)

  /// A secondary child that is built when it is asked for.
  mutating func lazyRole<Content>(_ role: String, _ content: KeyPath<Subject, () -> Content>)

  /// The shape that names a leaf.
  mutating func shape<Content>(_ shape: KeyPath<Subject, Content>)

  /// A modifier applied to its content.
  mutating func modified<Content, Modifier>(
    _ content: KeyPath<Subject, Content>, by modifier: KeyPath<Subject, Modifier>)

  /// A modifier of the same content, which stands between the subject and the content.
  mutating func inner<Modifier>(_ modifier: KeyPath<Subject, Modifier>)

  /// A content whose type is erased; nothing that types alone could tell.
  mutating func erased(_ content: KeyPath<Subject, any View>)

  /// A secondary child whose type is erased, where there is one; nothing that types alone could tell.
  mutating func erasedRole(_ role: String, _ content: KeyPath<Subject, AnyView?>)

  /// Something that the subject was given and a reader wants to know; nothing to types alone, and
  /// left out where it is nil.
  mutating func value<Value>(_ name: String?, _ value: KeyPath<Subject, Value>)
}

extension Structure {
  package mutating func inner<Modifier>(_ modifier: KeyPath<Subject, Modifier>) {}

  package mutating func erased(_ content: KeyPath<Subject, any View>) {}

  package mutating func value<Value>(_ name: String?, _ value: KeyPath<Subject, Value>) {}

  /// Something that needs no name: a text's string, a colour.
  package mutating func value<Value>(_ value: KeyPath<Subject, Value>) {
    self.value(nil, value)
  }
}
