public import Foundation

// Stand for parameters that are shapes, each drawn under its parameter's name.

/// Stands for the first parameter, where it is a shape.
@frozen public enum _GenericShape0: InsettableShape, Hashable {
  public func path(in rect: CGRect) -> Path { preconditionFailure("a placeholder has no path") }

  public func inset(by amount: CGFloat) -> _GenericShape0 {
    preconditionFailure("a placeholder has no inset")
  }
}

/// Stands for the second parameter, where it is a shape.
@frozen public enum _GenericShape1: InsettableShape, Hashable {
  public func path(in rect: CGRect) -> Path { preconditionFailure("a placeholder has no path") }

  public func inset(by amount: CGFloat) -> _GenericShape1 {
    preconditionFailure("a placeholder has no inset")
  }
}

/// Stands for the third parameter, where it is a shape.
@frozen public enum _GenericShape2: InsettableShape, Hashable {
  public func path(in rect: CGRect) -> Path { preconditionFailure("a placeholder has no path") }

  public func inset(by amount: CGFloat) -> _GenericShape2 {
    preconditionFailure("a placeholder has no inset")
  }
}

/// Stands for the fourth parameter, where it is a shape.
@frozen public enum _GenericShape3: InsettableShape, Hashable {
  public func path(in rect: CGRect) -> Path { preconditionFailure("a placeholder has no path") }

  public func inset(by amount: CGFloat) -> _GenericShape3 {
    preconditionFailure("a placeholder has no inset")
  }
}
