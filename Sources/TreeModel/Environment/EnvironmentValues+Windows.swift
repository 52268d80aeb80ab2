extension EnvironmentValues {
  private enum AppearsActiveKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }
}
