/// One thing that is done to a mounted root: what `treeviz update` is told by an option.
package struct ProbeChange: Codable, Sendable, Hashable {
  /// The change as the user wrote it: `--tap "Add to cart"`.
  package var text: String

  package var action: Action

  package init(text: String, action: Action) {
    self.text = text
    self.action = action
  }

  package enum Action: Codable, Sendable, Hashable {
    /// Runs a change that was compiled with the example, by its number: `--set count=3`. The
    /// occurrence tells which of several views or objects is changed, from 1.
    case compiled(Int, occurrence: Int?)
    /// Taps a control, or a view that has a tap gesture.
    case tap(ControlSelector)
    /// Turns a toggle over, or to a value.
    case toggle(ControlSelector, Bool?)
    /// Replaces the text of a field.
    case type(ControlSelector, String)
    /// Moves a slider, a stepper or the like to a value.
    case slide(ControlSelector, Double)
    /// Selects a value of a picker, a list or a tab view by its label or its tag.
    case pick(ControlSelector, String)
    /// Moves the window of a lazy container to its nth element, from 0.
    case scroll(ControlSelector, Int)
    /// Submits a field, as the return key does.
    case submit(ControlSelector)
    /// Deletes a row of a `ForEach` with `onDelete`, by its texts.
    case delete(ControlSelector)
    /// Moves a row of a `ForEach` with `onMove`, by its texts, to where it stands afterwards, from 0.
    case move(ControlSelector, Int)
    /// Refreshes a list or a scroll view.
    case refresh(ControlSelector)
    /// Presses a key, where a view has the focus, or gets it.
    case press(KeyStroke, ControlSelector?)
    /// Presses a view for long.
    case hold(ControlSelector)
    /// Drags a view by as many points to the right and down.
    case drag(ControlSelector, Double, Double)
    /// Pinches a view to a scale.
    case pinch(ControlSelector, Double)
    /// Turns a view by degrees.
    case rotate(ControlSelector, Double)
    /// Moves the pointer over a view, or away from it.
    case hover(ControlSelector, Bool)
    /// Drops what a view gives when it is dragged onto another one.
    case drop(ControlSelector, onto: ControlSelector)
    /// Asks the app to open an address.
    case openURL(String)
    /// Swipes away what is presented on top.
    case dismiss
    /// Runs the tasks that were created.
    case runTasks
    /// Lets so many seconds pass, with all that is due in them.
    case wait(Double)
    /// Shows another root, of the same type, in place of this one: by the name of its type.
    case replace(String)
  }
}

/// How a user names a control: by its label, `"Add to cart"#2` where several have one, or by its path.
package struct ControlSelector: Codable, Sendable, Hashable {
  /// The label, or an identity path.
  package var name: String

  /// Which one of those of the name, from 1; nil where there must be one only.
  package var occurrence: Int?

  package init(name: String, occurrence: Int? = nil) {
    self.name = name
    self.occurrence = occurrence
  }
}
