import SwiftUI
import Testing

@Suite struct ArchiveTests {
  @Test(arguments: [
    UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1), .systemRed, UIColor(.orange),
  ])
  func givesColorsBack(color: UIColor) throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
  }

  @Test func givesFontsBack() throws {
    let font = UIFont.boldSystemFont(ofSize: 21)
    let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
  }

  @Test func givesPathsBack() throws {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.addLine(to: CGPoint(x: 9, y: 8))
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    let copy = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
    #expect(copy.bounds == path.bounds)
    #expect(copy.currentPoint == path.currentPoint)
  }

  @Test func colorsAreEqualAsObjects() {
    #expect((UIColor.red as NSObject).isEqual(UIColor.red))
    #expect(!UIColor.red.isEqual(UIColor.blue))
    #expect(Set([UIColor(white: 1, alpha: 1), UIColor(white: 1, alpha: 1)]).count == 1)
    #expect(UIFont.systemFont(ofSize: 3) == UIFont.systemFont(ofSize: 3))
    #expect(UIFont.systemFont(ofSize: 3) != UIFont.systemFont(ofSize: 4))
  }
}
