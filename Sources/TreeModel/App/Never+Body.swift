// `Never` is the body of what has none: a view, a scene, commands, a gesture, content of a toolbar.

extension Never {
  nonisolated public var body: Never {
    switch self {}
  }
}
