/// Arguments as LLVM's tools read them from a file named by `@FILE`.
enum ResponseFile {
  /// Returns the arguments, one a line, quoted.
  static func bytes(of arguments: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for argument in arguments {
      bytes.append(UInt8(ascii: "\""))
      for byte in argument.utf8 {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          bytes.append(UInt8(ascii: "\\"))
        }
        bytes.append(byte)
      }
      bytes += [UInt8(ascii: "\""), UInt8(ascii: "\n")]
    }
    return bytes
  }
}
