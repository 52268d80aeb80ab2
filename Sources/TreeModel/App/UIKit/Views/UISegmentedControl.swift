public import Foundation

/// A choice of one segment.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private var titles: [String?] = []
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false

  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String }
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    titles = actions.map(\.title)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var numberOfSegments: Int { titles.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(segment, titles.count))
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }

  open func removeAllSegments() { titles = [] }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }

  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
  open func imageForSegment(at segment: Int) -> UIImage? { nil }
  open func widthForSegment(at segment: Int) -> CGFloat { 0 }
  open func isEnabledForSegment(at segment: Int) -> Bool { true }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  open func contentOffsetForSegment(at segment: Int) -> CGSize { .zero }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {}
  open func actionForSegment(at segment: Int) -> UIAction? { nil }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { nil }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    titles.insert(nil, at: min(segment, titles.count))
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    titles.insert(action.title, at: min(segment, titles.count))
  }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}

  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}
}
