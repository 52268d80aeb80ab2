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
    TypeTableRow(
      #"Table(cards) { TableColumnForEach(["a"], id: \.self) { TableColumn($0) { _ in A() } } }"#,
      """
      Table<Card, TableForEachContent<Array<Card>>, TableColumnForEach<Array<String>, String, Card,
      Never, TableColumn<Card, Never, A, Text>>>
      """,
      .interface
    ) {
      Table(cards) {
        TableColumnForEach(["a"], id: \.self) { name in
          TableColumn(name) { (_: Card) in A() }
        }
      }
    },
    TypeTableRow(
      "TableRow(card).contextMenu { A() }",
      "ModifiedContent<TableRow<Card>, _ContextMenuTableRowModifier<A>>",
      .interface, value: TableRow(cards[0]).contextMenu { A() }),
    TypeTableRow(
      "TableRow(card).contextMenu { A() } preview: { B() }",
      "ModifiedContent<TableRow<Card>, _ContextMenuPreviewTableRowModifier<A, B>>",
      .interface,
      value: TableRow(cards[0]).contextMenu {
        A()
      } preview: {
        B()
      }),
    TypeTableRow(
      "TableRow(card).onHover { _ in }",
      "ModifiedContent<TableRow<Card>, _HoverTableRowModifier>",
      .interface, value: TableRow(cards[0]).onHover { _ in }),
    TypeTableRow(
      "TableRow(card).itemProvider { nil }",
      "ModifiedContent<TableRow<Card>, ItemProviderTableRowModifier>",
      .interface, value: TableRow(cards[0]).itemProvider { nil }),
    TypeTableRow(
      "ForEach(cards) { TableRow($0) }.onInsert(of: []) { _, _ in }",
      """
      ModifiedContent<ForEach<Array<Card>, Int, TableRow<Card>>, OnInsertTableRowModifier>
      """,
      .interface,
      value: ForEach(cards) { TableRow($0) }.onInsert(of: []) { _, _ in }),
    TypeTableRow(
      #"OutlineGroup([Folder()], children: \.children) { TableRow($0) }"#,
      """
      OutlineGroup<Array<Folder>, Int, TableRow<Folder>, TableRow<Folder>, TableRow<Folder>>
      """,
      .interface,
      value: OutlineGroup([Folder()], children: \.children) { TableRow($0) }),
  ]
}

extension Card {
  var name: String { "card" }
}
