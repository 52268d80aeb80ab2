import Glibc

/// A picture in memory that graphviz draws on with cairo: four bytes a pixel, blue first.
///
/// The memory is ours, since graphviz finishes cairo's surface when a page ends.
struct CairoCanvas: ~Copyable {
  let width: Int
  let height: Int

  /// The cairo context, for graphviz.
  let context: OpaquePointer

  private let pixels: UnsafeMutableRawBufferPointer
  private let surface: OpaquePointer
  private let destroyContext: Destroy
  private let destroySurface: Destroy

  private typealias Destroy = @convention(c) (OpaquePointer) -> Void
  private typealias MakeContext = @convention(c) (OpaquePointer) -> OpaquePointer?
  private typealias MakeSurface =
    @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, Int32, Int32) -> OpaquePointer?

  /// Makes a white picture.
  ///
  /// - Throws: ``DrawingError`` where there is no cairo or no memory.
  init(width: Int, height: Int, functions: LoadedFunctions) throws(DrawingError) {
    let destroyContext = try functions.function("cairo_destroy", Destroy.self)
    let destroySurface = try functions.function("cairo_surface_destroy", Destroy.self)
    let makeContext = try functions.function("cairo_create", MakeContext.self)
    let makeSurface = try functions.function(
      "cairo_image_surface_create_for_data", MakeSurface.self)
    guard let memory = malloc(max(1, width * height * 4)) else {
      throw .graphviz(task: "draw the figure", messages: ["no memory for its pixels"])
    }
    memset(memory, 0xFF, width * height * 4)
    // 1 is CAIRO_FORMAT_RGB24.
    guard let surface = makeSurface(memory, 1, Int32(width), Int32(height), Int32(width * 4)),
      let context = makeContext(surface)
    else {
      free(memory)
      throw .graphviz(task: "draw the figure", messages: ["cairo has no memory"])
    }
    self.width = width
    self.height = height
    self.context = context
    pixels = UnsafeMutableRawBufferPointer(start: memory, count: width * height * 4)
    self.surface = surface
    self.destroyContext = destroyContext
    self.destroySurface = destroySurface
  }

  deinit {
    destroyContext(context)
    destroySurface(surface)
    free(pixels.baseAddress)
  }

  /// Returns the bytes of a row, once the picture is drawn.
  func row(_ index: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: pixels[index * width * 4..<(index + 1) * width * 4])
  }
}
