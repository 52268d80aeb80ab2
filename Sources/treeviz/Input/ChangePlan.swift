import ViewTree

/// The changes that a command line asks for, in its order.
struct ChangePlan {
  /// What the probe does.
  private(set) var probeChanges: [ProbeChange] = []

  /// What is compiled for it.
  private(set) var sourceChanges: [SourceChange] = []

  /// How many elements of a lazy container are mounted at first.
  private(set) var window: Int?

  private let command: Command

  /// Reads the options.
  ///
  /// - Throws: ``UsageError`` for one that cannot be read.
  init(_ arguments: ParsedArguments, command: Command) throws(UsageError) {
    self.command = command
    for (name, value) in arguments.options {
      try add(name, value)
    }
    if let text = arguments.value("window") {
      guard let number = Int(text), number > 0 else {
        throw UsageError(
          "'\(text)' is no number of elements, expected one above 0", command: command)
      }
      window = number
    }
  }

  /// A Boolean value indicating whether instances are changed after they are mounted.
  var changesInstances: Bool { !probeChanges.isEmpty || window != nil }

  private mutating func add(_ name: String, _ value: String) throws(UsageError) {
    switch name {
    case "set": try addCompiled(.state, name, value, "[VIEW.]NAME=VALUE")
    case "set-model": try addCompiled(.model, name, value, "TYPE.NAME=VALUE")
    case "set-env": try addCompiled(.environment, name, value, "KEY=VALUE")
    case "tap": try add(name, value, "CONTROL", hasValue: false) { selector, _ in .tap(selector) }
    case "toggle":
      try add(name, value, "CONTROL, CONTROL=on or CONTROL=off") { selector, value in
        switch value {
        case nil: .toggle(selector, nil)
        case "on": .toggle(selector, true)
        case "off": .toggle(selector, false)
        default: nil
        }
      }
    case "type":
      try add(name, value, "CONTROL=TEXT") { selector, value in value.map { .type(selector, $0) } }
    case "slide":
      try add(name, value, "CONTROL=NUMBER") { selector, value in
        value.flatMap(Double.init).flatMap { $0.isFinite ? .slide(selector, $0) : nil }
      }
    case "pick":
      try add(name, value, "CONTROL=VALUE") { selector, value in value.map { .pick(selector, $0) } }
    case "scroll":
      try add(name, value, "CONTAINER=N, with N from 0") { selector, value in
        value.flatMap { Int($0) }.flatMap { $0 < 0 ? nil : .scroll(selector, $0) }
      }
    case "submit":
      try add(name, value, "CONTROL", hasValue: false) { selector, _ in .submit(selector) }
    case "delete":
      try add(name, value, "ROW", hasValue: false) { selector, _ in .delete(selector) }
    case "move":
      try add(name, value, "ROW=N, with N from 0") { selector, value in
        value.flatMap { Int($0) }.flatMap { $0 < 0 ? nil : .move(selector, $0) }
      }
    case "refresh":
      try add(name, value, "CONTAINER", hasValue: false) { selector, _ in .refresh(selector) }
    case "press": try addPress(value)
    case "hold": try add(name, value, "VIEW", hasValue: false) { selector, _ in .hold(selector) }
    case "drag":
      try add(name, value, "VIEW=X,Y, in points") { selector, value in
        let parts = (value ?? "").split(separator: ",", omittingEmptySubsequences: false)
          .map { Double($0) }
        guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
          return nil
        }
        return .drag(selector, x, y)
      }
    case "pinch":
      try add(name, value, "VIEW=SCALE, with a scale above 0") { selector, value in
        value.flatMap(Double.init).flatMap { $0 > 0 && $0.isFinite ? .pinch(selector, $0) : nil }
      }
    case "rotate":
      try add(name, value, "VIEW=DEGREES") { selector, value in
        value.flatMap(Double.init).flatMap { $0.isFinite ? .rotate(selector, $0) : nil }
      }
    case "hover":
      try add(name, value, "VIEW, VIEW=on or VIEW=off") { selector, value in
        switch value {
        case nil, "on": .hover(selector, true)
        case "off": .hover(selector, false)
        default: nil
        }
      }
    case "drop":
      try add(name, value, "VIEW=TARGET") { selector, value in
        value.flatMap { ControlName($0, hasValue: false) }.map {
          .drop(selector, onto: $0.selector)
        }
      }
    case "open-url":
      probeChanges.append(
        ProbeChange(text: Self.text(name, value), action: .openURL(value)))
    case "dismiss": probeChanges.append(ProbeChange(text: "--dismiss", action: .dismiss))
    case "run-tasks": probeChanges.append(ProbeChange(text: "--run-tasks", action: .runTasks))
    case "wait":
      guard let seconds = Double(value), (0...Self.longestWait).contains(seconds) else {
        throw fault(name, value, "SECONDS, a number from 0 to a day's \(Int(Self.longestWait))")
      }
      probeChanges.append(ProbeChange(text: Self.text(name, value), action: .wait(seconds)))
    case "to":
      probeChanges.append(
        ProbeChange(text: Self.text(name, value), action: .replace(value)))
    default: break
    }
  }

  private static let longestWait = 86_400.0

  /// Adds a key, with the view that gets the focus behind `=`.
  private mutating func addPress(_ value: String) throws(UsageError) {
    guard let (stroke, name) = Self.press(value) else {
      throw fault(
        "press", value,
        "KEY or KEY=VIEW, with a character or one of \(KeyStroke.names.joined(separator: ", ")) as the "
          + "key, behind 'cmd+', 'shift+', 'option+' or 'ctrl+' where these are held")
    }
    probeChanges.append(
      ProbeChange(text: Self.text("press", value), action: .press(stroke, name?.selector)))
  }

  /// Reads a key and the view behind it: `=` may be the key itself.
  private static func press(_ value: String) -> (KeyStroke, ControlName?)? {
    if let stroke = KeyStroke(value) { return (stroke, nil) }
    for end in value.indices.dropFirst() where value[end] == "=" {
      let control = String(value[end...].dropFirst())
      if let stroke = KeyStroke(String(value[..<end])),
        let name = ControlName(control, hasValue: false)
      {
        return (stroke, name)
      }
    }
    return nil
  }

  private mutating func addCompiled(
    _ kind: SourceChange.Kind, _ name: String, _ value: String, _ expected: String
  ) throws(UsageError) {
    let assignment: ChangeAssignment
    do {
      assignment = try ChangeAssignment(parsing: value)
    } catch {
      throw fault(name, value, expected)
    }
    let number = sourceChanges.count
    let text = Self.text(name, value)
    sourceChanges.append(
      SourceChange(number: number, kind: kind, assignment: assignment, text: text))
    probeChanges.append(
      ProbeChange(text: text, action: .compiled(number, occurrence: assignment.occurrence)))
  }

  private mutating func add(
    _ name: String, _ value: String, _ expected: String, hasValue: Bool = true,
    _ action: (ControlSelector, String?) -> ProbeChange.Action?
  ) throws(UsageError) {
    guard let control = ControlName(value, hasValue: hasValue),
      let action = action(control.selector, control.value)
    else { throw fault(name, value, expected) }
    probeChanges.append(ProbeChange(text: Self.text(name, value), action: action))
  }

  private func fault(_ name: String, _ value: String, _ expected: String) -> UsageError {
    UsageError("'--\(name) \(value)': expected \(expected)", command: command)
  }

  /// An option as one would type it, on one line.
  private static func text(_ name: String, _ value: String) -> String {
    let line = value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: " ")
    guard line.contains(where: \.isWhitespace) || line.isEmpty else { return "--\(name) \(line)" }
    let quote = line.contains("\"") ? "'" : "\""
    return "--\(name) \(quote)\(line)\(quote)"
  }
}

extension ParsedArguments {
  /// A Boolean value indicating whether what is mounted is shown as such.
  var showsRenderTree: Bool { has("show") || (has("tree") && value("tree") != "view") }

  /// A Boolean value indicating whether what is asked for takes instances.
  var needsInstances: Bool {
    ([TreeOptions.values] + ChangeOptions.start).contains { has($0.name) } || showsRenderTree
  }
}
