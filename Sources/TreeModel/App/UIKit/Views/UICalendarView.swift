public import Foundation

/// A calendar of UIKit.
open class UICalendarView: UIView {
  open var calendar = Calendar.current
  open var locale = Locale.current
  open var timeZone: TimeZone?
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  open var visibleDateComponents = DateComponents()
  open var wantsDateDecorations = true
  open var selectionBehavior: UICalendarSelection?
  open weak var delegate: (any UICalendarViewDelegate)?

  open func reloadDecorations(
    forDateComponents dateComponents: [DateComponents], animated: Bool
  ) {}

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  /// A mark below a day.
  open class Decoration: NSObject {
    public enum Size: Int, Sendable {
      case small
      case medium
      case large
    }

    public override init() {}

    public static func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
      Decoration()
    }

    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: Size = .medium
    ) -> Decoration { Decoration() }

    public static func customView(_ provider: @escaping () -> UIView) -> Decoration {
      Decoration()
    }
  }
}

/// Follows a calendar. Its requirement is optional on Apple's systems; it is not called here.
public protocol UICalendarViewDelegate: AnyObject {}

/// The days that are chosen in a calendar.
open class UICalendarSelection: NSObject {
  package override init() {}
}

public protocol UICalendarSelectionSingleDateDelegate: AnyObject {}

open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }
}

public protocol UICalendarSelectionMultiDateDelegate: AnyObject {}

open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = []

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }
}
