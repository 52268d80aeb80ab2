/// What a row shows, as a list has it.
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?

  public nonisolated init() {}

  public nonisolated static func cell() -> UIListContentConfiguration { Self() }
  public nonisolated static func subtitleCell() -> UIListContentConfiguration { Self() }
  public nonisolated static func valueCell() -> UIListContentConfiguration { Self() }
}
