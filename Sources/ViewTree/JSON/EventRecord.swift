/// Something that happened at a change as it stands in a document.
struct EventRecord: Codable {
  private var event: Name
  private var node: Int?
  private var name: String?
  private var reasons: [ReasonRecord]?
  private var owner: String?
  private var property: String?
  private var old: String?
  private var new: String?
  private var type: String?
  private var key: String?
  private var value: String?
  private var detail: String?
  private var state: [String]?
  private var cause: CauseRecord?
  private var issue: ProbeIssue?

  private enum Name: String, Codable {
    case body
    case closure
    case state
    case model
    case environment
    case hook
    case task
    case died
    case issue
  }

  init(_ event: UpdateLog.Event) {
    switch event {
    case .body(let node, let name, let reasons):
      self.event = .body
      (self.node, self.name) = (node, name)
      self.reasons = reasons.map(ReasonRecord.init)
    case .closure(let node, let name, let reasons):
      self.event = .closure
      (self.node, self.name) = (node, name)
      self.reasons = reasons.map(ReasonRecord.init)
    case .state(let node, let owner, let property, let old, let new):
      self.event = .state
      (self.node, self.owner, self.property) = (node, owner, property)
      (self.old, self.new) = (old, new)
    case .model(let type, let property):
      self.event = .model
      (self.type, self.property) = (type, property)
    case .environment(let key, let value):
      self.event = .environment
      (self.key, self.value) = (key, value)
    case .hook(let node, let name, let detail):
      self.event = .hook
      (self.node, self.name, self.detail) = (node, name, detail)
    case .task(let node, let name):
      self.event = .task
      (self.node, self.name) = (node, name)
    case .died(let node, let owner, let state, let cause):
      self.event = .died
      (self.node, self.owner, self.state) = (node, owner, state)
      self.cause = cause.map(CauseRecord.init)
    case .issue(let issue):
      self.event = .issue
      self.issue = issue
    }
  }
}

// MARK: - Checking

extension EventRecord {
  /// Returns the event.
  ///
  /// - Parameter place: where it stands in the document.
  /// - Returns: the event.
  /// - Throws: an error where it lacks something.
  func event(at place: String) throws(DocumentError) -> UpdateLog.Event {
    func value<Value>(_ value: Value?, _ key: String) throws(DocumentError) -> Value {
      try DocumentReading.value(value, key, at: place)
    }
    switch event {
    case .body:
      return .body(
        node: try value(node, "node"), name: try value(name, "name"),
        reasons: try reasons(at: place))
    case .closure:
      return .closure(
        node: try value(node, "node"), name: try value(name, "name"),
        reasons: try reasons(at: place))
    case .state:
      return .state(
        node: try value(node, "node"), owner: try value(owner, "owner"),
        property: try value(property, "property"), old: try value(old, "old"),
        new: try value(new, "new"))
    case .model: return .model(type: try value(type, "type"), property: property)
    case .environment:
      return .environment(key: try value(key, "key"), value: try value(self.value, "value"))
    case .hook:
      return .hook(node: try value(node, "node"), name: try value(name, "name"), detail: detail)
    case .task: return .task(node: try value(node, "node"), name: try value(name, "name"))
    case .died:
      return .died(
        node: try value(node, "node"), owner: try value(owner, "owner"),
        state: try value(state, "state"), cause: try cause?.cause(at: "\(place).cause"))
    case .issue: return .issue(try value(issue, "issue"))
    }
  }

  private func reasons(at place: String) throws(DocumentError) -> [UpdateLog.Reason] {
    var result: [UpdateLog.Reason] = []
    let reasons = try DocumentReading.value(reasons, "reasons", at: place)
    for (index, reason) in reasons.enumerated() {
      result.append(try reason.reason(at: "\(place).reasons[\(index)]"))
    }
    return result
  }
}

/// Why a body ran as it stands in a document.
struct ReasonRecord: Codable {
  private var reason: Name
  private var property: String?
  private var properties: [String]?
  private var key: String?

  private enum Name: String, Codable {
    case inserted
    case value
    case state
    case binding
    case environment
    case object
    case observable
    case preference
    case time
  }

  init(_ reason: UpdateLog.Reason) {
    switch reason {
    case .inserted: self.reason = .inserted
    case .value(let properties):
      self.reason = .value
      self.properties = properties
    case .state(let property): (self.reason, self.property) = (.state, property)
    case .binding(let property): (self.reason, self.property) = (.binding, property)
    case .environment(let property, let key):
      (self.reason, self.property, self.key) = (.environment, property, key)
    case .object(let property): (self.reason, self.property) = (.object, property)
    case .observable(let property): (self.reason, self.property) = (.observable, property)
    case .preference(let key): (self.reason, self.key) = (.preference, key)
    case .time: self.reason = .time
    }
  }

  func reason(at place: String) throws(DocumentError) -> UpdateLog.Reason {
    func value(_ value: String?, _ key: String) throws(DocumentError) -> String {
      try DocumentReading.value(value, key, at: place)
    }
    switch reason {
    case .inserted: return .inserted
    case .value: return .value(properties ?? [])
    case .state: return .state(try value(property, "property"))
    case .binding: return .binding(try value(property, "property"))
    case .environment:
      return .environment(try value(property, "property"), key: try value(key, "key"))
    case .object: return .object(try value(property, "property"))
    case .observable: return .observable(try value(property, "property"))
    case .preference: return .preference(try value(key, "key"))
    case .time: return .time
    }
  }
}
