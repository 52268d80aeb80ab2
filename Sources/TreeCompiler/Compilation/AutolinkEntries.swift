import Glibc

/// The libraries that an object file asks to be linked with.
///
/// The compiler notes them in an ELF section, `.swift1_autolink_entries`, as `-l` options that end
/// in zeros. Reading it here saves a run of `swift-autolink-extract`.
struct AutolinkEntries {
  let libraries: Set<String>

  /// Reads an ELF object; of what is none, there are no entries.
  init(of path: String) {
    let bytes = FileContents.bytes(of: path) ?? []
    let section = ELFObject(bytes: bytes).section(named: ".swift1_autolink_entries") ?? []
    libraries = Set(
      section.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        .filter { $0.hasPrefix("-l") })
  }
}
