/// What a value that describes itself consists of.
struct RecordedElement {
  let edges: [ElementEdge]
  let values: [ElementValue]

  /// Records a view, a scene, content of a toolbar or a table, or commands; nil for what has a body.
  init?(_ element: Element) {
    let type = element.type
    if let type = type as? any PrimitiveView.Type {
      self = Self.view(type, element)
    } else if let type = type as? any PrimitiveScene.Type {
      self = Self.scene(type, element)
    } else if let type = type as? any PrimitiveToolbarContent.Type {
      self = Self.toolbarContent(type, element)
    } else if let type = type as? any PrimitiveCommands.Type {
      self = Self.commands(type, element)
    } else if let type = type as? any PrimitiveTableContent.Type {
      self = Self.tableContent(type, element)
    } else {
      return nil
    }
  }

  /// Records a modifier of views, scenes or rows of a table; nil for what has a body.
  init?(modifier element: Element) {
    if let type = element.type as? any PrimitiveViewModifier.Type {
      self = Self.modifier(type, element)
    } else if let type = element.type as? any PrimitiveSceneModifier.Type {
      self = Self.sceneModifier(type, element)
    } else if let type = element.type as? any PrimitiveTableRowModifier.Type {
      self = Self.tableRowModifier(type, element)
    } else {
      return nil
    }
  }

  /// Returns a Boolean value indicating whether the values of a type describe themselves.
  static func describes(_ type: Any.Type) -> Bool {
    type is any PrimitiveView.Type || type is any PrimitiveScene.Type
      || type is any PrimitiveToolbarContent.Type || type is any PrimitiveCommands.Type
      || type is any PrimitiveTableContent.Type
  }

  /// Returns a Boolean value indicating whether the modifiers of a type describe themselves.
  static func describes(modifier type: Any.Type) -> Bool {
    type is any PrimitiveViewModifier.Type || type is any PrimitiveSceneModifier.Type
      || type is any PrimitiveTableRowModifier.Type
  }

  private init<Subject>(_ recorder: ElementRecorder<Subject>) {
    edges = recorder.edges
    values = recorder.values
  }

  private static func view<V: PrimitiveView>(_ type: V.Type, _ element: Element) -> Self {
    var recorder = ElementRecorder(element.value(as: type))
    V.structure(&recorder)
    return Self(recorder)
  }

  private static func scene<S: PrimitiveScene>(_ type: S.Type, _ element: Element) -> Self {
    var recorder = ElementRecorder(element.value(as: type))
    S.structure(&recorder)
    return Self(recorder)
  }

  private static func toolbarContent<C: PrimitiveToolbarContent>(
    _ type: C.Type, _ element: Element
  ) -> Self {
    var recorder = ElementRecorder(element.value(as: type))
    C.structure(&recorder)
    return Self(recorder)
  }

  private static func commands<C: PrimitiveCommands>(_ type: C.Type, _ element: Element) -> Self {
    var recorder = ElementRecorder(element.value(as: type))
    C.structure(&recorder)
    return Self(recorder)
  }

  private static func tableContent<C: PrimitiveTableContent>(
    _ type: C.Type, _ element: Element
  ) -> Self {
    var recorder = ElementRecorder(element.value(as: type))
    C.structure(&recorder)
    return Self(recorder)
  }

  private static func modifier<M: PrimitiveViewModifier>(
    _ type: M.Type, _ element: Element
  ) -> Self {
    var recorder = ElementRecorder(element.value(as: type))
    M.structure(&recorder)
    return Self(recorder)
  }

  private static func tableRowModifier<M: PrimitiveTableRowModifier>(
    _ type: M.Type, _ element: Element
  ) -> Self {
    var recorder = ElementRecorder(element.value(as: type))
    M.structure(&recorder)
    return Self(recorder)
  }

  private static func sceneModifier<M: PrimitiveSceneModifier>(
    _ type: M.Type, _ element: Element
  ) -> Self {
    var recorder = ElementRecorder(element.value(as: type))
    M.structure(&recorder)
    return Self(recorder)
  }
}
