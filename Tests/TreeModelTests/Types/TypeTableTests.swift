import Testing

/// Types as Apple's SwiftUI gives them. An expected type is Apple's and never adjusted to ours.
enum TypeTable {}

@Suite struct TypeTableTests {
  @Test(arguments: await TypeTable.builder)
  func givesBuilderTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.layout)
  func givesLayoutTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.backgrounds)
  func givesBackgroundsTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.environment)
  func givesEnvironmentTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.text)
  func givesTextTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.shapes)
  func givesShapesTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.effects)
  func givesEffectsTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.updates)
  func givesUpdatesTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.attachments)
  func givesAttachmentsTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.modifiers)
  func givesModifiersTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.accessibility)
  func givesAccessibilityTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.gestures)
  func givesGesturesTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.bodies)
  func givesBodiesTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.styles)
  func givesStylesTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.statics)
  func givesStaticsTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.controls)
  func givesControlsTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.containers)
  func givesContainersTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.tables)
  func givesTablesTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.wrappers)
  func givesWrappersTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.scenes)
  func givesScenesTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.printed)
  func givesPrintedTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }

  @Test(arguments: await TypeTable.configurations)
  func givesConfigurationsTheirTypes(_ row: TypeTableRow) {
    #expect(row.actual == row.expected, "\(row.source.rawValue)")
  }
}
