import Glibc

/// HarfBuzz's subsetter, loaded when a font is embedded and at no other time.
struct SubsetLibrary {
  /// What is drawn with a font: the part of it that a figure needs.
  struct Subset {
    /// The font's file.
    let bytes: [UInt8]
    /// The characters that were asked for and that the font does not have.
    let missing: [Unicode.Scalar]
  }

  private typealias Make = @convention(c) () -> OpaquePointer?
  private typealias MakeBlob =
    @convention(c) (
      UnsafeRawPointer?, UInt32, UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> OpaquePointer?
  private typealias MakeFace = @convention(c) (OpaquePointer?, UInt32) -> OpaquePointer?
  private typealias Get = @convention(c) (OpaquePointer?) -> OpaquePointer?
  private typealias GetTwo =
    @convention(c) (OpaquePointer?, OpaquePointer?) -> OpaquePointer?
  private typealias SetFlags = @convention(c) (OpaquePointer?, UInt32) -> Void
  private typealias Add = @convention(c) (OpaquePointer?, UInt32) -> Void
  private typealias Has = @convention(c) (OpaquePointer?, UInt32) -> Int32
  private typealias Collect = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void
  private typealias Data =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<UInt32>?) -> UnsafePointer<UInt8>?
  private typealias Destroy = @convention(c) (OpaquePointer?) -> Void

  private static let file = "libharfbuzz-subset.so.0"
  private static let remedy = "install the package libharfbuzz-subset0"

  private let functions: LoadedFunctions

  init() throws(DrawingError) {
    guard let handle = dlopen(Self.file, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "\(Self.file) does not load"
      throw .font(reason: reason, remedy: Self.remedy)
    }
    functions = LoadedFunctions(handle) { name in
      .font(reason: "\(Self.file) has no function \(name)", remedy: Self.remedy)
    }
  }

  /// Returns the part of the shipped font that holds some characters, without hints.
  func subset(of characters: [Unicode.Scalar]) throws(DrawingError) -> Subset {
    let destroyBlob = try functions.function("hb_blob_destroy", Destroy.self)
    let destroyFace = try functions.function("hb_face_destroy", Destroy.self)
    let destroyInput = try functions.function("hb_subset_input_destroy", Destroy.self)
    let destroySet = try functions.function("hb_set_destroy", Destroy.self)
    let add = try functions.function("hb_set_add", Add.self)
    let has = try functions.function("hb_set_has", Has.self)

    let bytes = ShippedFont.bytes
    // 1 is HB_MEMORY_MODE_READONLY.
    let blob = try functions.function("hb_blob_create", MakeBlob.self)(
      bytes.baseAddress, UInt32(bytes.count), 1, nil, nil)
    defer { destroyBlob(blob) }
    let face = try functions.function("hb_face_create", MakeFace.self)(blob, 0)
    defer { destroyFace(face) }
    let known = try functions.function("hb_set_create", Make.self)()
    defer { destroySet(known) }
    try functions.function("hb_face_collect_unicodes", Collect.self)(face, known)

    let input = try functions.function("hb_subset_input_create_or_fail", Make.self)()
    defer { destroyInput(input) }
    let wanted = try functions.function("hb_subset_input_unicode_set", Get.self)(input)
    for scalar in characters { add(wanted, scalar.value) }
    // 1 is HB_SUBSET_FLAGS_NO_HINTING.
    try functions.function("hb_subset_input_set_flags", SetFlags.self)(input, 1)

    guard let subset = try functions.function("hb_subset_or_fail", GetTwo.self)(face, input) else {
      throw .font(reason: "HarfBuzz gave no reason", remedy: Self.remedy)
    }
    defer { destroyFace(subset) }
    let result = try functions.function("hb_face_reference_blob", Get.self)(subset)
    defer { destroyBlob(result) }
    var length: UInt32 = 0
    let data = try functions.function("hb_blob_get_data", Data.self)(result, &length)
    return Subset(
      bytes: Array(UnsafeBufferPointer(start: data, count: Int(length))),
      missing: characters.filter { has(known, $0.value) == 0 })
  }
}
