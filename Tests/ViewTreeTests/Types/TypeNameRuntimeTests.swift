import Testing

@testable import ViewTree

private protocol Boxed<Item> {
  associatedtype Item
}
private protocol Marked: AnyObject {}
private struct Broken: Error {}
private struct Plain<Value> {
  struct Inner {}
  enum Choice<Key> {}
  struct Deep {
    struct Leaf<Item> {}
  }
}
private struct Variadic<each Element> {
  struct Inner<Value> {}
}
private struct Sized<let count: Int> {}
private struct `odd name` {}
private actor Worker {}

private func makeOpaque() -> some Collection<Int> { [1].lazy.map { $0 } }

/// Compares with what the Swift that runs the tests prints.
struct TypeNameRuntimeTests {
  private typealias Functions = (
    () -> Void, (Int, inout Bool) -> String, @Sendable (Int) async throws -> String,
    @MainActor () -> Void, @convention(c) (Int) -> Void, (Int) throws(Broken) -> Void,
    () async throws(Broken) -> Int, (Int...) -> Void, (@escaping () -> Void) -> Void,
    (__owned String) -> Void, (sending Plain<Int>) -> sending Plain<Int>,
    @isolated(any) () -> Void, ((Int, Int)) -> Void, (() -> Void) -> () -> Void,
    (@autoclosure () -> Int) -> Void, (isolated Worker) -> Void,
    nonisolated(nonsending) () async -> Void
  )

  private typealias Empty = Variadic<>

  private static func types() -> [Any.Type] {
    struct Local<Value> {
      struct Inner {}
    }
    return [
      Int.self, [Int].self, [String: [Int?]].self, Int??.self, (Int, String).self,
      (first: Int, second: Bool).self, Void.self, Functions.self,
      (any Error).self, Any.self, AnyObject.self, (any Hashable & Sendable).self,
      (any Marked).self, (any Collection<Int>).self, (any Sequence<Int> & Sendable).self,
      (any Boxed<Int>)?.self, (any Error.Type).self, (any Error).Type.self, Int.Type.Type.self,
      AnyClass.self, Variadic<Int, Bool>.self, Empty.self, Variadic<Int>.Inner<Bool>.self,
      Plain<Int>.Inner.self, Plain<Int>.Choice<Bool>.self, Plain<Int>.Deep.Leaf<String>.self,
      `odd name`.self, Sized<3>.self, InlineArray<3, Int>.self, Optional<() -> Void>.self,
      Optional<any Error>.self, Optional<Int.Type>.self, Optional<(Int, Int)>.self,
      type(of: makeOpaque()), Dictionary<String, Int>.Index.self, Local<Int>.Inner.self,
      Plain<Local<Bool>.Inner>.self,
    ]
  }

  @Test func readsAndPrintsWhatSwiftPrints() throws {
    for type in Self.types() {
      let qualified = String(reflecting: type)
      let name = try TypeName(parsing: qualified)
      #expect(name.description == qualified)
      #expect(name.printed() == String(describing: type))
      let unqualified = try TypeName(parsing: String(describing: type))
      #expect(unqualified.printed() == String(describing: type))
    }
  }
}
