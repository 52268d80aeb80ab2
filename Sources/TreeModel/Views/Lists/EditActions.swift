/// What a list lets its user do with its data.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { [.move, .delete] }
}
