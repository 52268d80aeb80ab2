import Glibc

/// Something that SwiftUI would complain of at run time: a missing object, a property that is read
/// outside of a body.
package struct RuntimeIssue: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// An object that nothing above has set.
    case missingObject
    /// A property that was read where it is not installed on a view.
    case notInstalled
    /// Rows of one collection that have the same identity.
    case duplicateID
    /// A view that is an object.
    case notAValue
    /// A tree without end.
    case tooDeep
    /// A state that is changed while a body is evaluated.
    case changedDuringUpdate
    /// Changes that follow from each other without end.
    case neverSettles
    /// A control that is not there, of which there are several, or that is disabled.
    case unknownControl
    case ambiguousControl
    case disabledControl
    /// A change that cannot be made.
    case unknownChange
    /// A `ForEach` over a constant range whose range changed.
    case changedConstantRange
    /// A link whose value nothing shows.
    case unmatchedLink
    /// Something of Foundation that Linux does not have.
    case unsupported
    /// A method that would be called by its selector on Apple's systems.
    case uncalledMethod
  }

  package var kind: Kind

  /// What SwiftUI says of it.
  package var message: String

  /// The type whose body was evaluated, where one was.
  package var subject: String?

  /// The type that declares the property, where it is known.
  package var owner: String?

  /// The property's name, where it is known.
  package var property: String?

  /// What the property's wrapper was given, as in source: `\.locale`, `Model.self`.
  package var argument: String?

  /// The calls of the example's that led to it; see ``CallStack``.
  package var callers: [UInt]

  package init(
    _ kind: Kind, _ message: String, subject: Any.Type? = nil, place: PropertyPlace? = nil,
    argument: String? = nil, owner: Any.Type? = nil, property: String? = nil,
    callers: [UInt]? = nil
  ) {
    self.kind = kind
    self.message = message
    self.subject = (place?.evaluation.subject ?? subject).map { _typeName($0, qualified: true) }
    self.owner = (place?.owner ?? owner).map { _typeName($0, qualified: true) }
    self.property = place?.names.last ?? property
    self.argument = argument
    self.callers = callers ?? CallStack.callers(limit: Self.callerLimit)
  }

  /// The number of calls that are kept: the first may be code that treeviz wrote.
  package static let callerLimit = 4
}

// MARK: - Reporting

extension RuntimeIssue {
  /// The exit code of a process that an issue ended.
  package static let exitCode: Int32 = 71

  /// What is told of each issue. A process has one, set before anything is mounted.
  nonisolated(unsafe) package static var handler: ((RuntimeIssue) -> Void)?

  /// Tells of an issue after which the program goes on.
  package func report() {
    Self.handler?(self)
  }

  /// Tells of an issue and ends the process: there is no value to go on with.
  package func end() -> Never {
    guard let handler = Self.handler else { fatalError(message) }
    handler(self)
    fflush(nil)
    _exit(Self.exitCode)
  }
}
