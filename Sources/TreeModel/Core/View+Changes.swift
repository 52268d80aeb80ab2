extension View {
  /// Does nothing: there is no console to print to.
  public static func _printChanges() {}

  /// Does nothing: there is no log.
  public static func _logChanges() {}
}

extension ViewModifier {
  /// Does nothing: there is no console to print to.
  public static func _printChanges() {}

  /// Does nothing: there is no log.
  public static func _logChanges() {}
}
