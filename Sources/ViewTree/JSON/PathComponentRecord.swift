/// A step of an identity path as it stands in a document.
struct PathComponentRecord: Codable {
  private var index: Int?
  private var branch: String?
  private var role: String?
  private var number: Int?
  private var elided: Bool?
  /// The identity; nil for none, and nil in it for one that is not known.
  private var id: String??

  private enum CodingKeys: String, CodingKey {
    case index
    case branch
    case role
    case number
    case elided
    case id
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    index = try values.decodeIfPresent(Int.self, forKey: .index)
    branch = try values.decodeIfPresent(String.self, forKey: .branch)
    role = try values.decodeIfPresent(String.self, forKey: .role)
    number = try values.decodeIfPresent(Int.self, forKey: .number)
    elided = try values.decodeIfPresent(Bool.self, forKey: .elided)
    id = values.contains(.id) ? .some(try values.decodeIfPresent(String.self, forKey: .id)) : nil
  }

  init(_ component: PathComponent) {
    switch component {
    case .index(let position): index = position
    case .ifBranch: branch = "if"
    case .elseBranch: branch = "else"
    case .role(let role, let number):
      self.role = role
      self.number = number
    case .elided: elided = true
    case .id(let value): id = .some(value)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(index, forKey: .index)
    try values.encodeIfPresent(branch, forKey: .branch)
    try values.encodeIfPresent(role, forKey: .role)
    try values.encodeIfPresent(number, forKey: .number)
    try values.encodeIfPresent(elided, forKey: .elided)
    if let id { try values.encode(id, forKey: .id) }
  }
}

// MARK: - Checking

extension PathComponentRecord {
  /// Returns the component.
  ///
  /// - Parameter place: where it stands in the document.
  /// - Returns: the component.
  /// - Throws: an error where it is none.
  func component(at place: String) throws(DocumentError) -> PathComponent {
    if let index {
      guard index >= 0 else { throw DocumentError("\(place).index", "a position is not negative") }
      return .index(index)
    }
    if let role { return .role(role, number ?? 1) }
    switch branch {
    case "if": return .ifBranch
    case "else": return .elseBranch
    case let branch?:
      throw DocumentError("\(place).branch", "found '\(branch)', expected 'if' or 'else'")
    case nil: break
    }
    if elided == true { return .elided }
    guard let id else {
      throw DocumentError(
        place, "expected one of the keys 'index', 'branch', 'role', 'elided', 'id'")
    }
    return .id(id)
  }
}
