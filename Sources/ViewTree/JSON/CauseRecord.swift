/// Why a state died as it stands in a document.
struct CauseRecord: Codable {
  private var cause: Name
  private var old: String?
  private var new: String?

  private enum Name: String, Codable {
    case otherBranch
    case noContent
    case identity
    case noElement
    case erasedType
    case dismissed
    case otherItem
    case popped
    case otherPage
    case folded
    case otherView
  }

  init(_ cause: UpdateLog.Cause) {
    switch cause {
    case .otherBranch: self.cause = .otherBranch
    case .noContent: self.cause = .noContent
    case .identity(let old, let new): (self.cause, self.old, self.new) = (.identity, old, new)
    case .noElement: self.cause = .noElement
    case .erasedType(let old, let new): (self.cause, self.old, self.new) = (.erasedType, old, new)
    case .dismissed: self.cause = .dismissed
    case .otherItem: self.cause = .otherItem
    case .popped: self.cause = .popped
    case .otherPage: self.cause = .otherPage
    case .folded: self.cause = .folded
    case .otherView: self.cause = .otherView
    }
  }

  /// Returns the cause.
  ///
  /// - Parameter place: where it stands in the document.
  /// - Returns: the cause.
  /// - Throws: an error where it lacks something.
  func cause(at place: String) throws(DocumentError) -> UpdateLog.Cause {
    func value(_ value: String?, _ key: String) throws(DocumentError) -> String {
      try DocumentReading.value(value, key, at: place)
    }
    switch cause {
    case .otherBranch: return .otherBranch
    case .noContent: return .noContent
    case .identity: return .identity(old: try value(old, "old"), new: try value(new, "new"))
    case .noElement: return .noElement
    case .erasedType: return .erasedType(old: try value(old, "old"), new: try value(new, "new"))
    case .dismissed: return .dismissed
    case .otherItem: return .otherItem
    case .popped: return .popped
    case .otherPage: return .otherPage
    case .folded: return .folded
    case .otherView: return .otherView
    }
  }
}
