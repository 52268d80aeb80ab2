// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps no image: there is no album.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
