import Foundation
import TreeModel

/// Finds arguments for the parameters of a generic view that is drawn by itself.
package struct GenericArguments {
  /// What is tried for a parameter after the placeholder: types of the system, then the example's.
  private let candidates: [TypeDescriptor]

  private static let placeholders: [TypeDescriptor] = [
    _GenericPlaceholder0.self, _GenericPlaceholder1.self, _GenericPlaceholder2.self,
    _GenericPlaceholder3.self,
  ].compactMap(TypeDescriptor.init(of:))

  private static let shapes: [TypeDescriptor] = [
    _GenericShape0.self, _GenericShape1.self, _GenericShape2.self, _GenericShape3.self,
  ].compactMap(TypeDescriptor.init(of:))

  private static let systemTypes: [TypeDescriptor] = [
    Text.self, String.self, Int.self, Double.self, Color.self, Bool.self, Never.self,
    CGFloat.self, Date.self, HStackLayout.self, _GenericPlaceholderObject.self,
    DefaultTabViewStyle.self, PageIndexViewStyle.self, PlainTextEditorStyle.self,
    AutomaticNavigationSplitViewStyle.self, EmptyAnimatableData.self,
  ].compactMap(TypeDescriptor.init(of:))

  /// How many combinations are tried before the search gives up.
  private static let limit = 40_000

  /// - Parameter exampleTypes: the types of the example, which may conform to protocols of its own.
  package init(exampleTypes: [TypeDescriptor]) {
    candidates = Self.systemTypes + exampleTypes.filter { $0.isType && !$0.isGeneric }
  }

  /// Returns the type over placeholders where they meet its requirements, over other types where
  /// those do, else nil.
  package func instance(of descriptor: TypeDescriptor) -> Any.Type? {
    let count = descriptor.genericParameterCount
    guard count > 0 else { return nil }
    let generic = GenericInstance(descriptor: descriptor)
    let last = Self.placeholders.count - 1
    let choices = (0..<count).map {
      [Self.placeholders[min($0, last)], Self.shapes[min($0, last)]] + candidates
    }
    var attempts = 0
    // The combinations of the first candidates come before those of later ones.
    for reach in choices[0].indices {
      var indices = Array(repeating: 0, count: count)
      repeat {
        guard indices.contains(reach) else { continue }
        attempts += 1
        guard attempts <= Self.limit else { return nil }
        if let type = generic.type(arguments: zip(choices, indices).map { $0[$1] }) { return type }
      } while Self.advance(&indices, through: reach)
    }
    return nil
  }

  /// Counts up in the base `reach + 1`, the last position fastest.
  ///
  /// - Returns: false when all positions have been at `reach`.
  private static func advance(_ indices: inout [Int], through reach: Int) -> Bool {
    for position in indices.indices.reversed() {
      if indices[position] < reach {
        indices[position] += 1
        return true
      }
      indices[position] = 0
    }
    return false
  }
}

extension TypeDescriptor {
  /// The descriptor of a type that is not generic: for a struct or an enum the second word of its
  /// metadata.
  fileprivate init?(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    // A class's metadata, where there is no Objective-C: kind, superclass, flags, two words of sizes,
    // then the descriptor.
    let isClass = type is AnyClass
    guard isClass || metadata[0] == 0x200 || metadata[0] == 0x201,
      let address = UnsafeRawPointer(bitPattern: metadata[isClass ? 5 : 1])
    else { return nil }
    self.init(address: address)
  }
}
