/// The protocols that the loaded images declare.
enum LoadedProtocols {
  /// The names of the protocols, with their modules and parents.
  static var names: Set<String> {
    var names: Set<String> = []
    for section in MetadataSections.all(.protocols) {
      for record in stride(from: section.start, to: section.end, by: 4) {
        let offset = record.load(as: Int32.self)
        let target = record + Int(offset & ~1)
        let address = offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
        names.insert(TypeDescriptor(address: address).nameWithModule)
      }
    }
    return names
  }
}
