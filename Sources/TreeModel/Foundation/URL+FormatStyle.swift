public import Foundation

extension URL {
  /// Writes parts of an address; Foundation has it on Apple's systems alone.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// A part of an address.
    public enum Component: Int, Codable, Hashable, Sendable {
      case scheme
      case user
      case password
      case host
      case port
      case path
      case query
      case fragment
    }

    /// When a part is written.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
      fileprivate enum Rule: Codable, Hashable, Sendable {
        case always
        case never
        case omitIfHTTPFamily
        case displayWhen(Component, matches: Set<String>)
        case omitWhen(Component, matches: Set<String>)
      }

      fileprivate let rule: Rule

      public static var always: Self { Self(rule: .always) }
      public static var never: Self { Self(rule: .never) }
      public static var omitIfHTTPFamily: Self { Self(rule: .omitIfHTTPFamily) }

      public static func displayWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(rule: .displayWhen(component, matches: requirements))
      }

      public static func omitWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(rule: .omitWhen(component, matches: requirements))
      }

      public var description: String {
        switch rule {
        case .always: "always"
        case .never: "never"
        case .omitIfHTTPFamily: "omitIfHTTPFamily"
        case .displayWhen(let component, let matches):
          "displayWhen(\(component), matches: \(matches.sorted()))"
        case .omitWhen(let component, let matches):
          "omitWhen(\(component), matches: \(matches.sorted()))"
        }
      }
    }

    private var options: [Component: ComponentDisplayOption] = [:]

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      options = [
        .scheme: scheme, .user: user, .password: password, .host: host.option, .port: port,
        .path: path, .query: query, .fragment: fragment,
      ]
    }

    /// When a host is written.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      fileprivate let option: ComponentDisplayOption

      public static var always: Self { Self(option: .always) }
      public static var never: Self { Self(option: .never) }
      public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }

      public static func displayWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(option: .displayWhen(component, matches: requirements))
      }

      public static func omitWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(option: .omitWhen(component, matches: requirements))
      }
    }

    private func with(_ component: Component, _ option: ComponentDisplayOption) -> Self {
      var style = self
      style.options[component] = option
      return style
    }

    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(.scheme, strategy)
    }

    public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with(.user, strategy) }

    public func password(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(.password, strategy)
    }

    public func host(_ strategy: HostDisplayOption = .always) -> Self {
      with(.host, strategy.option)
    }

    public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with(.port, strategy) }

    public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(.path, strategy) }

    public func query(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(.query, strategy)
    }

    public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self {
      with(.fragment, strategy)
    }

    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      func shown(_ component: Component) -> String? {
        guard let text = parts.text(of: component), let rule = options[component]?.rule else {
          return nil
        }
        switch rule {
        case .always: return text
        case .never: return nil
        case .omitIfHTTPFamily:
          return ["http", "https"].contains(parts.scheme?.lowercased()) ? nil : text
        case .displayWhen(let other, let matches):
          return matches.contains(parts.text(of: other) ?? "") ? text : nil
        case .omitWhen(let other, let matches):
          return matches.contains(parts.text(of: other) ?? "") ? nil : text
        }
      }
      let user = shown(.user).map { $0 + (shown(.password).map { ":" + $0 } ?? "") + "@" }
      return (shown(.scheme).map { $0 + "://" } ?? "") + (user ?? "") + (shown(.host) ?? "")
        + (shown(.port).map { ":" + $0 } ?? "") + (shown(.path) ?? "")
        + (shown(.query).map { "?" + $0 } ?? "") + (shown(.fragment).map { "#" + $0 } ?? "")
    }
  }

  public func formatted() -> String { formatted(FormatStyle()) }

  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
  where F.FormatInput == URL {
    format.format(self)
  }
}

extension URLComponents {
  fileprivate func text(of component: URL.FormatStyle.Component) -> String? {
    switch component {
    case .scheme: scheme
    case .user: user
    case .password: password
    case .host: host
    case .port: port.map { "\($0)" }
    case .path: path
    case .query: query
    case .fragment: fragment
    }
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  public static var url: Self { URL.FormatStyle() }
}

extension URL {
  /// Reads an address.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    public init() {}

    public func parse(_ value: String) throws -> URL {
      guard let url = URL(string: value), url.scheme != nil else { throw CocoaError(.formatting) }
      return url
    }
  }
}

extension URL.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: URL.ParseStrategy { .init() }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  public static var url: Self { URL.ParseStrategy() }
}
