/// The names of images and colours that Xcode makes members of, from an asset catalogue:
/// `Image(.sunset)`, `Color(.sand)`, `Color.sand`.
package struct AssetNames: Codable, Sendable, Hashable {
  /// The images that are used as members of `ImageResource`.
  package var images: Set<String>

  /// The colours that are used as members of `ColorResource`.
  package var colors: Set<String>

  /// What the source declares itself in an extension of one of the two.
  package var declared: Set<String>

  /// What may be a member of a colour, a style or an image: `.sand`, `Color.sand`, `UIImage.sunset`.
  package var members: Set<String>

  /// What the source declares itself in an extension of a colour, a style or an image.
  package var declaredMembers: Set<String>

  package init(
    images: Set<String> = [], colors: Set<String> = [], declared: Set<String> = [],
    members: Set<String> = [], declaredMembers: Set<String> = []
  ) {
    self.images = images
    self.colors = colors
    self.declared = declared
    self.members = members
    self.declaredMembers = declaredMembers
  }

  package mutating func formUnion(_ other: AssetNames) {
    images.formUnion(other.images)
    colors.formUnion(other.colors)
    declared.formUnion(other.declared)
    members.formUnion(other.members)
    declaredMembers.formUnion(other.declaredMembers)
  }
}
