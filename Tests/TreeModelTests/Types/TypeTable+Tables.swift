import SwiftUI

extension TypeTable {
  /// Tables: their columns and their rows.
  @MainActor static let tables: [TypeTableRow] = [
    TypeTableRow(
      #"Table(cards) { TableColumn("a") { _ in A() } }"#,
      "Table<Card, TableForEachContent<Array<Card>>, TableColumn<Card, Never, A, Text>>",
      .interface
    ) {
      Table(cards) { TableColumn("a") { _ in A() } }
    },
    TypeTableRow(
      #"Table(cards) { TableColumn("a") { _ in A() }; TableColumn("b", value: \.name) }"#,
      """
      Table<Card, TableForEachContent<Array<Card>>, TupleTableColumnContent<Card, Never,
      (TableColumn<Card, Never, A, Text>, TableColumn<Card, Never, Text, Text>)>>
      """,
      .interface
    ) {
      Table(cards) {
        TableColumn("a") { _ in A() }
        TableColumn("b", value: \.name)
      }
    },
    TypeTableRow(
      #"Table(cards, sortOrder: order) { TableColumn("b", value: \.name) }"#,
      """
      Table<Card, TableForEachContent<Array<Card>>,
      TableColumn<Card, KeyPathComparator<Card>, Text, Text>>
      """,
      .interface
    ) {
      Table(cards, sortOrder: .constant([KeyPathComparator(\Card.name)])) {
        TableColumn("b", value: \.name)
      }
    },
    TypeTableRow(
      #"Table(of: Card.self) { TableColumn("a") { _ in A() } } rows: { ForEach(cards) }"#,
      """
      Table<Card, ForEach<Array<Card>, Int, TableRow<Card>>, TableColumn<Card, Never, A, Text>>
      """,
      .interface
    ) {
      Table(of: Card.self) {
        TableColumn("a") { _ in A() }
      } rows: {
        ForEach(cards)
      }
    },
    TypeTableRow(
      #"Table(of:) { ... } rows: { Section("s") { TableRow(card) }; TableRow(card) }"#,
      """
      Table<Card, TupleTableRowContent<Card, (Section<TableHeaderRowContent<Card, Text>,
      TableRow<Card>, EmptyTableRowContent<Card>>, TableRow<Card>)>,
      TableColumn<Card, Never, A, Text>>
      """,
      .interface
    ) {
      Table(of: Card.self) {
        TableColumn("a") { _ in A() }
      } rows: {
        Section("s") { TableRow(cards[0]) }
        TableRow(cards[0])
      }
    },
    TypeTableRow(
      #"Table([Folder()], children: \.children) { TableColumn("a") { _ in A() } }"#,
      """
      Table<Folder, TableOutlineGroupContent<Array<Folder>>, TableColumn<Folder, Never, A, Text>>
      """,
      .interface
    ) {
      Table([Folder()], children: \.children) { TableColumn("a") { _ in A() } }
    },
  ]
}

extension Card {
  var name: String { "card" }
}
