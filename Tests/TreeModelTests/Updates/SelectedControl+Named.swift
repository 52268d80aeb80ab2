@testable import TreeModel

extension SelectedControl {
  /// The one control of a name.
  static func named(_ name: String) -> Self {
    Self(name: name, occurrence: nil) { [] }
  }
}
