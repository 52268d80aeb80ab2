/// The names of images and colours as members of `ImageResource` and `ColorResource`, which Xcode
/// generates from an asset catalogue: `Image(.sunset)`, `Color(.sand)`.
package struct AssetNames: Codable, Sendable, Hashable {
  /// The images that are used.
  package var images: Set<String>

  /// The colours that are used.
  package var colors: Set<String>

  /// What the source declares itself in an extension of one of the two.
  package var declared: Set<String>

  package init(images: Set<String> = [], colors: Set<String> = [], declared: Set<String> = []) {
    self.images = images
    self.colors = colors
    self.declared = declared
  }

  package mutating func formUnion(_ other: AssetNames) {
    images.formUnion(other.images)
    colors.formUnion(other.colors)
    declared.formUnion(other.declared)
  }
}
