/// Follows the choice of a colour.
public protocol UIColorPickerViewControllerDelegate: AnyObject {}

/// Lets a person choose a colour.
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true
}
