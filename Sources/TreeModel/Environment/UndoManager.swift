/// Records what can be undone; Foundation has it on Apple's systems alone.
public class UndoManager {
  public init() {}

  public var canUndo: Bool { false }
  public var canRedo: Bool { false }

  public func undo() {}

  public func redo() {}

  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {}

  public func setActionName(_ actionName: String) {}

  public func removeAllActions() {}
}
