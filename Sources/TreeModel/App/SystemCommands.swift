/// Commands of the system: a leaf.
nonisolated public struct TextEditingCommands: Commands, PrimitiveCommands {
  public typealias Body = Never

  public init() {}
}

/// Commands of the system: a leaf.
nonisolated public struct TextFormattingCommands: Commands, PrimitiveCommands {
  public typealias Body = Never

  public init() {}
}

/// Commands of the system: a leaf.
nonisolated public struct ToolbarCommands: Commands, PrimitiveCommands {
  public typealias Body = Never

  public init() {}
}

/// Commands of the system: a leaf.
nonisolated public struct SidebarCommands: Commands, PrimitiveCommands {
  public typealias Body = Never

  public init() {}
}

/// Commands of the system: a leaf.
nonisolated public struct InspectorCommands: Commands, PrimitiveCommands {
  public typealias Body = Never

  public init() {}
}
