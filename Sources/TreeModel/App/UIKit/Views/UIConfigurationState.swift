public import Foundation

/// What a view is like while its configuration is made.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// What a view is like.
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// What a cell is like: as it is told, never touched.
public struct UICellConfigurationState: UIConfigurationState {
  public enum DragState: Int, Sendable {
    case none
    case lifting
    case dragging
  }

  public enum DropState: Int, Sendable {
    case none
    case notTargeted
    case targeted
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// A view that shows what a configuration says.
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

/// A view that shows what a row has.
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
  }
}
