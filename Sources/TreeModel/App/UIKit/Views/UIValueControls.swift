public import Foundation

/// A slider, which nobody moves.
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var sliderStyle = Style.default

  /// Whether a slider has a thumb.
  public enum Style: Int, Sendable {
    case `default`
    case thumbless
  }

  open func thumbImage(for state: State) -> UIImage? { nil }
  open var currentThumbImage: UIImage? { nil }
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func thumbRect(
    forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect { .zero }

  open func setThumbImage(_ image: UIImage?, for state: State) {}
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
}

/// A stepper, which nobody steps.
open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
}

/// Shows how far something is.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`
    case bar
  }

  open var progress: Float = 0
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  open var observedProgress: Progress?

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Lets a date be picked, which nobody does.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time
    case date
    case dateAndTime
    case countDownTimer
    case yearAndMonth
  }

  public enum Style: Int, Sendable {
    case automatic
    case wheels
    case compact
    case inline
  }

  open var date = Date()
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = Style.automatic
  open var roundsToMinuteInterval = true
  open var datePickerStyle: Style { preferredDatePickerStyle }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var locale: Locale?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?

  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// What the wheels of a picker show.
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Is told what is picked: nothing here.
public protocol UIPickerViewDelegate: AnyObject {}

/// Wheels to pick from.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  open var showsSelectionIndicator = true
  private var rows: [Int: Int] = [:]

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }

  open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? -1 }

  open func rowSize(forComponent component: Int) -> CGSize { .zero }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
}

/// Whether a control behaves as on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic
  case pad
  case mac
}

/// A well of a colour, which nobody picks.
open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor?
}
