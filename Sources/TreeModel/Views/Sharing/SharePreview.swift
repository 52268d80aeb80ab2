/// What is shown of something that is shared.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  package let title: Text
  package let image: Image?
  package let icon: Icon?

  package init(_title title: Text, image: Image?, icon: Icon?) {
    self.title = title
    self.image = image
    self.icon = icon
  }
}

extension SharePreview {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(_title: Text(titleKey), image: image, icon: icon)
  }

  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(_title: title, image: image, icon: icon)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(_title: Text(title), image: image, icon: icon)
  }
}

extension SharePreview where Image == Never {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(_title: Text(titleKey), image: nil, icon: icon)
  }

  public init(_ title: Text, icon: Icon) {
    self.init(_title: title, image: nil, icon: icon)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(_title: Text(title), image: nil, icon: icon)
  }
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(_title: Text(titleKey), image: image, icon: nil)
  }

  public init(_ title: Text, image: Image) {
    self.init(_title: title, image: image, icon: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(_title: Text(title), image: image, icon: nil)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) {
    self.init(_title: Text(titleKey), image: nil, icon: nil)
  }

  public init(_ title: Text) {
    self.init(_title: title, image: nil, icon: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(_title: Text(title), image: nil, icon: nil)
  }
}
