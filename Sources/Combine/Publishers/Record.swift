/// A publisher of values that were written down before.
public struct Record<Output, Failure: Error>: Publisher {
  /// The values and the end.
  public struct Recording {
    public private(set) var output: [Output] = []
    public private(set) var completion = Subscribers.Completion<Failure>.finished

    public init() {}

    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }

    public mutating func receive(_ input: Output) { output.append(input) }

    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }

  public let recording: Recording

  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  public init(recording: Recording) {
    self.recording = recording
  }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    switch recording.completion {
    case .finished: values.receive(subscriber: subscriber)
    case .failure(let error): values.append(Fail(error: error)).receive(subscriber: subscriber)
    }
  }
}
