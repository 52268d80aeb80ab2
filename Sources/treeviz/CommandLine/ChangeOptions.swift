/// The options that change what is mounted. Their order on the command line is that of the changes.
enum ChangeOptions {
  static let set: Option = .value(
    "set", placeholder: "[VIEW.]NAME=VALUE", isRepeatable: true,
    help: "set a state, a binding or the like to the value of a Swift expression")
  static let setModel: Option = .value(
    "set-model", placeholder: "TYPE.NAME=VALUE", isRepeatable: true,
    help: "set a property of the object of that class")
  static let setEnvironment: Option = .value(
    "set-env", placeholder: "KEY=VALUE", isRepeatable: true,
    help: "set a value of the environment at the root")
  static let window: Option = .value(
    "window", placeholder: "N",
    help: "how many elements of a lazy container are mounted at first (default: 20)")

  /// What an instance starts from.
  static let start = [set, setModel, setEnvironment, window]

  /// Everything that `treeviz update` can do.
  static let all =
    [
      set, setModel, setEnvironment,
      .value(
        "tap", placeholder: "CONTROL", isRepeatable: true,
        help: "tap a button, a link, a tab or a view with a tap gesture"),
      .value(
        "toggle", placeholder: "CONTROL[=on|off]", isRepeatable: true, help: "turn a toggle"),
      .value(
        "type", placeholder: "CONTROL=TEXT", isRepeatable: true, help: "put a text into a field"),
      .value(
        "slide", placeholder: "CONTROL=NUMBER", isRepeatable: true,
        help: "move a slider to a number, a stepper by as many steps"),
      .value(
        "pick", placeholder: "CONTROL=VALUE", isRepeatable: true,
        help: "select in a picker, a list or a tab view, by label or tag"),
      .value(
        "scroll", placeholder: "CONTAINER=N", isRepeatable: true,
        help: "scroll a lazy container to its nth element, from 0"),
      .value(
        "submit", placeholder: "CONTROL", isRepeatable: true,
        help: "submit a field, as the return key does"),
      .value(
        "delete", placeholder: "ROW", isRepeatable: true,
        help: "delete a row that has onDelete, by its texts"),
      .value(
        "move", placeholder: "ROW=N", isRepeatable: true,
        help: "move a row that has onMove to where it is the nth one, from 0"),
      .value(
        "refresh", placeholder: "CONTAINER", isRepeatable: true,
        help: "refresh a list or a scroll view that has refreshable"),
      .value(
        "press", placeholder: "KEY[=VIEW]", isRepeatable: true,
        help:
          "press a key, such as return or cmd+s, in the view that has the focus, or first gets it"),
      .value(
        "hold", placeholder: "VIEW", isRepeatable: true,
        help: "press a view with a long press gesture"),
      .value(
        "drag", placeholder: "VIEW=X,Y", isRepeatable: true,
        help: "drag a view with a drag gesture by as many points"),
      .value(
        "pinch", placeholder: "VIEW=SCALE", isRepeatable: true,
        help: "pinch a view with a magnification gesture to a scale"),
      .value(
        "rotate", placeholder: "VIEW=DEGREES", isRepeatable: true,
        help: "turn a view with a rotation gesture"),
      .value(
        "hover", placeholder: "VIEW[=on|off]", isRepeatable: true,
        help: "move the pointer over a view that has onHover, or away (off)"),
      .value(
        "drop", placeholder: "VIEW=TARGET", isRepeatable: true,
        help: "drag a view and drop what it gives onto another one, or before a row"),
      .value(
        "open-url", placeholder: "URL", isRepeatable: true,
        help: "open an address with the app's onOpenURL"),
      .repeatableFlag(
        "dismiss", help: "swipe the sheet away that is on top, or tap beside the popover"),
      .repeatableFlag(
        "run-tasks",
        help: "run the tasks that were created and what else waits, a minute at most"),
      .value(
        "wait", placeholder: "SECONDS", isRepeatable: true,
        help: "let the time pass, with the tasks, timers and timelines that are due in it"),
      .value("from", placeholder: "PREVIEW", help: "start from this preview"),
      .value(
        "to", placeholder: "PREVIEW", isRepeatable: true,
        help: "show what this preview shows in place of what is shown"),
    ] as [Option] + [window]
}
