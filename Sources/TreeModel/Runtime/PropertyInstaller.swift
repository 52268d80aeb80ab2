@_spi(Reflection) import Swift

/// Connects the dynamic properties of a copy of a value to a node, those in nested structs too.
package struct PropertyInstaller {
  private let evaluation: Evaluation

  /// Returns the storage of the node, which is made only where there is a property to keep.
  private let storage: () -> NodeStorage

  /// Returns the number of the scene that the node stands in.
  private let scene: () -> Int

  @MainActor init(_ evaluation: Evaluation, node: RenderNode, in tree: RenderTree) {
    self.evaluation = evaluation
    scene = { [weak tree, weak node] in
      MainActor.assumeIsolated {
        guard let tree, let node else { return 0 }
        return tree.scene(of: node)
      }
    }
    storage = { MainActor.assumeIsolated { node.installedStorage() } }
  }

  /// Connects all dynamic properties of a value, innermost first, and updates them.
  package func install<Value>(into value: inout Value) {
    withUnsafeMutablePointer(to: &value) { pointer in
      install(fieldsOf: Value.self, at: UnsafeMutableRawPointer(pointer), names: [])
    }
  }

  private func install(
    fieldsOf owner: Any.Type, at address: UnsafeMutableRawPointer, names: [String]
  ) {
    for field in StoredField.all(of: owner) {
      guard let type = field.type as? any DynamicProperty.Type else { continue }
      install(type, at: address + field.offset, owner: owner, names: names + [field.name])
    }
  }

  private func install<Property: DynamicProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, owner: Any.Type, names: [String]
  ) {
    if let type = type as? any RuntimeProperty.Type {
      let place = PropertyPlace(
        evaluation: evaluation, owner: owner, names: names, storage: storage(),
        scene: scene)
      connect(type, at: address, place)
    } else {
      install(fieldsOf: type, at: address, names: names)
      address.assumingMemoryBound(to: type).pointee.update()
    }
  }

  private func connect<Property: RuntimeProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, _ place: PropertyPlace
  ) {
    address.assumingMemoryBound(to: type).pointee.install(at: place)
  }
}

/// A stored property of a struct.
package struct StoredField {
  /// The name without the underscore of a property wrapper's storage.
  package let name: String
  package let type: Any.Type

  /// Where it is, in bytes from the start of the struct.
  package let offset: Int

  /// Returns the stored properties of a struct, in order; none for any other type.
  package static func all(of type: Any.Type) -> [StoredField] {
    var fields: [StoredField] = []
    guard !(type is AnyObject.Type), isStruct(type) else { return [] }
    _ = _forEachField(of: type) { name, offset, type, _ in
      let name = String(cString: name)
      fields.append(
        StoredField(
          name: name.hasPrefix("_") ? String(name.dropFirst()) : name, type: type, offset: offset))
      return true
    }
    return fields
  }

  /// Returns what a struct at an address holds in the field.
  package func value(at address: UnsafeRawPointer) -> Any {
    func load<Value>(_ type: Value.Type) -> Any {
      (address + offset).assumingMemoryBound(to: type).pointee
    }
    return _openExistential(type, do: load)
  }

  /// The first word of a struct type's metadata (Swift ABI, `MetadataKind::Struct`).
  private static let structKind = 0x200

  private static func isStruct(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == structKind
  }
}
