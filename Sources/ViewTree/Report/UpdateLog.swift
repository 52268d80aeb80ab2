/// What happened to a root: the mount first, then one step for each change.
package struct UpdateLog: Codable, Sendable, Hashable {
  package var steps: [Step]

  package init(steps: [Step] = []) {
    self.steps = steps
  }

  /// The mount or a change, with what followed from it.
  package struct Step: Codable, Sendable, Hashable {
    /// The change as the user wrote it; nil for the mount.
    package var change: String?

    /// What happened, in order.
    package var events: [Event]

    /// What is mounted after it.
    package var instance: ViewInstance

    package init(change: String? = nil, events: [Event] = [], instance: ViewInstance) {
      self.change = change
      self.events = events
      self.instance = instance
    }
  }

  /// Something that happened. A node is known by its ``ViewInstance/Node/number``.
  package enum Event: Codable, Sendable, Hashable {
    /// A body was evaluated: that of the named type, at a node.
    case body(node: Int, name: String, reasons: [Reason])
    /// A row's or another content closure of the named type's body was evaluated at a node.
    case closure(node: Int, name: String, reasons: [Reason])
    /// A property of a node's state was given another value.
    case state(node: Int, owner: String, property: String, old: String, new: String)
    /// A property of an observable object changed: `CartManager`, `items`.
    case model(type: String, property: String?)
    /// A value of the environment was set at the root.
    case environment(key: String, value: String)
    /// A hook ran: `onAppear`, `onDisappear`, `onChange`, `onReceive`, `onPreferenceChange`.
    case hook(node: Int, name: String, detail: String?)
    /// A task was created, cancelled or has ended: `created`, `cancelled`, `restarted`, `finished`; or
    /// `waits`, that of `refreshable` which had not ended when its time was up.
    case task(node: Int, name: String)
    /// A node went, and the state it kept died: `count = 3`; why, where there is something to say.
    case died(node: Int, owner: String, state: [String], cause: Cause? = nil)
    /// Something that SwiftUI would complain of.
    case issue(ProbeIssue)
  }

  /// Why a node went: its identity, or that of one around it, is not there any more.
  package enum Cause: Codable, Sendable, Hashable {
    /// Another branch of the condition is shown.
    case otherBranch
    /// The optional is nil: an `if` without an `else`.
    case noContent
    /// `id` has another value.
    case identity(old: String, new: String)
    /// No element of the collection has its id.
    case noElement
    /// An `AnyView` holds a view of another type.
    case erasedType(old: String, new: String)
    /// It is presented no longer.
    case dismissed
    /// It is presented for another item.
    case otherItem
    /// It was popped from a navigation stack.
    case popped
    /// A page stands in place of its column of a split view.
    case otherPage
    /// The content of a group is folded.
    case folded
    /// A view of another type stands in its place.
    case otherView
  }

  /// Why a body ran.
  package enum Reason: Codable, Sendable, Hashable {
    /// It was mounted.
    case inserted
    /// Its view was given another value by its parent; the properties that differ, where known.
    case value([String])
    /// A state that it read changed: the property's name.
    case state(String)
    /// A value behind a binding that it read changed.
    case binding(String)
    /// A value of the environment that it reads changed: the property's name and the key.
    case environment(String, key: String)
    /// An object that it declares will change: the property's name.
    case object(String)
    /// A property that it read of an observable object changed: `model.orders`.
    case observable(String)
    /// A preference that it reads changed: the key.
    case preference(String)
    /// A date of the schedule of a `TimelineView` has come.
    case time
  }
}
