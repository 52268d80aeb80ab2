import ViewTree

/// Why a change cannot be made.
struct ChangeFault: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// Creates the fault of a name that there is not, with what may have been meant and what there is.
  ///
  /// - Parameters:
  ///   - problem: what is wrong: `no state is named 'cuont'`.
  ///   - name: the name.
  ///   - candidates: the whole names that there are, by the name that stands for each.
  ///   - listed: how what there is is introduced: `there are`.
  init(
    _ problem: String, name: String, candidates: [(short: String, whole: String)], _ listed: String
  ) {
    let nearest = NearestName.of(name, among: candidates.map(\.short))
    let meant = candidates.first { $0.short == nearest }?.whole
    let names = candidates.map { "'\($0.whole)'" }
    let limit = 12
    let more = names.count > limit ? " and \(names.count - limit) more" : ""
    message =
      problem + (meant.map { "; did you mean '\($0)'?" } ?? "")
      + (names.isEmpty
        ? ""
        : "\(meant == nil ? "; " : " ")\(listed) \(names.prefix(limit).joined(separator: ", "))\(more)")
  }
}
