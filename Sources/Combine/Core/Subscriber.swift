/// A type that takes values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The name space of subscribers and what they exchange.
public enum Subscribers {}

extension Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// How many values a subscriber asks for.
  public struct Demand: Equatable, Comparable, Hashable, Sendable {
    /// The number of values; nil where there is no limit.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)

    private init(max: Int?) {
      self.max = max
    }

    public static func max(_ value: Int) -> Demand { Demand(max: value) }

    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let left = lhs.max, let right = rhs.max else { return .unlimited }
      return .max(left + right)
    }

    public static func += (lhs: inout Demand, rhs: Demand) {
      lhs = lhs + rhs
    }

    public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }

    public static func += (lhs: inout Demand, rhs: Int) {
      lhs = lhs + rhs
    }

    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      guard let left = lhs.max else { return .unlimited }
      return .max(Swift.max(left - (rhs.max ?? left), 0))
    }

    public static func -= (lhs: inout Demand, rhs: Demand) {
      lhs = lhs - rhs
    }

    public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }

    public static func * (lhs: Demand, rhs: Int) -> Demand {
      lhs.max.map { .max($0 * rhs) } ?? .unlimited
    }

    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      switch (lhs.max, rhs.max) {
      case (let left?, let right?): left < right
      case (_?, nil): true
      case (nil, _): false
      }
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion: Sendable {}
