/// How far the loading of an image is.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }

  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
