/// A step that is done while others are still to come, of which one may fail.
package struct ProbeStep: Codable, Sendable, Hashable {
  package var step: UpdateLog.Step

  /// The bodies of custom types that were met for the first time, by type.
  package var bodies: [String: String]

  package init(_ step: UpdateLog.Step, bodies: [String: String]) {
    self.step = step
    self.bodies = bodies
  }
}
