import Testing

@testable import TreeChapters

struct RelativePathTests {
  @Test(arguments: [
    ("a", "b", "a/b"), ("", "b", "b"), ("a/b", "../c", "a/c"), ("a", "../../c", "../c"),
    ("a", "./b//c", "a/b/c"), ("/a", "..", "/"), ("/", "../..", "/"), ("a", "/b", "/b"),
  ])
  func joins(_ folder: String, _ path: String, _ joined: String) {
    #expect(RelativePath.joined(folder, path) == joined)
  }

  @Test(arguments: [
    ("docs", "docs/figures", "figures"), ("docs/a", "docs/figures", "../figures"),
    ("docs/figures", "docs/a/b.md", "../a/b.md"), ("", "figures", "figures"),
    ("a", "a", ""),
  ])
  func findsTheWay(_ folder: String, _ path: String, _ way: String) {
    #expect(RelativePath.way(from: folder, to: path) == way)
  }
}
