extension UpdateDocument {
  /// Reads a document.
  ///
  /// What a document says of the comparison of two trees is not read: it is made anew.
  ///
  /// - Parameter text: the JSON.
  /// - Throws: an error that names the place in the document.
  package init(json text: String) throws(DocumentError) {
    try DocumentReading.checkHeader(of: text, format: Self.format, version: Self.currentVersion)
    let contents = try JSONDocument.read(Contents.self, from: text)
    logs = []
    for (index, log) in contents.updates.enumerated() {
      var updates: [RenderUpdate] = []
      var before = RenderedTree(name: log.name)
      for (step, contents) in log.steps.enumerated() {
        let place = "updates[\(index)].steps[\(step)]"
        let after = try contents.tree(named: log.name, at: place)
        updates.append(
          RenderUpdate(
            from: before, to: after, change: contents.change,
            events: try contents.events(at: place)))
        before = after
      }
      logs.append(Log(name: log.name, updates: updates))
    }
  }

  private struct Contents: Decodable {
    var updates: [LogRecord]
  }

  private struct LogRecord: Decodable {
    var name: String
    var steps: [StepRecord]
  }

  private struct StepRecord: Decodable {
    var change: String?
    var events: [EventRecord]
    var nodes: [RenderedNodeRecord]

    func tree(named name: String, at path: String) throws(DocumentError) -> RenderedTree {
      var tree = RenderedTree(name: name)
      var order = PreorderCheck()
      for (index, node) in nodes.enumerated() {
        let place = "\(path).nodes[\(index)]"
        let parent = try order.append(parent: node.parent, at: place)
        tree.append(try node.node(at: place), parent: parent)
      }
      tree.finish()
      return tree
    }

    func events(at path: String) throws(DocumentError) -> [UpdateLog.Event] {
      var events: [UpdateLog.Event] = []
      for (index, event) in self.events.enumerated() {
        events.append(try event.event(at: "\(path).events[\(index)]"))
      }
      return events
    }
  }
}
