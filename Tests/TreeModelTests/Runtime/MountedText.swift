import SwiftUI
import TreeModel
import ViewTree

@testable import TreeProbe

/// The outline of a mounted view with its values, as `treeviz inspect --values --paths` prints it.
@MainActor func mountedText<V: View>(
  _ view: V, environment: EnvironmentValues = EnvironmentValues()
) throws -> String {
  try mountedText(Element(view), environment: environment)
}

/// The outline of a mounted element.
@MainActor func mountedText(
  _ element: Element, environment: EnvironmentValues = EnvironmentValues()
) throws -> String {
  let tree = RenderTree(mounting: element, environment: environment)
  var printer = ValueText()
  var collector = BodyCollector()
  collector.collect(from: element.type)
  let instance = ViewInstance(tree, &printer, collector: &collector)
  let type = try TypeName(parsing: collector.name(of: element.type))
  let viewTree = ViewTreeBuilder(bodies: collector.bodies)
    .makeTree(of: type, name: "", instance: instance)
  return ViewTreeOutline().text(of: viewTree)
}

extension RuntimeProperty {
  /// The property as it is in the copy of a view's value that is asked for its body.
  func installed(in environment: EnvironmentValues = EnvironmentValues()) -> Self {
    var property = self
    property.install(
      at: PropertyPlace(
        evaluation: Evaluation(of: Self.self, in: environment), owner: Self.self,
        names: ["property"], storage: NodeStorage(shared: SharedStorage())))
    return property
  }
}
