internal import Foundation

extension Controls {
  /// Asks the app to open an address: all views that wait for one are told. Ends the process with an issue
  /// where there is none.
  package func open(_ text: String) {
    guard let url = URL(string: text) else {
      end(.unknownChange, "'\(text)' is no address: expected one such as app://item/3")
    }
    let handlers = tree.nodes.filter { node in
      node.content.element?.value is OnOpenURLModifier && !tree.isInHiddenTab(node)
    }
    if handlers.isEmpty {
      end(.unknownControl, "nothing opens '\(text)': no view that is mounted has 'onOpenURL'")
    }
    for node in handlers {
      tree.log?.add(.hook(node: node.number, name: "onOpenURL", detail: nil))
    }
    tree.perform {
      for node in handlers {
        (node.content.element?.value as? OnOpenURLModifier)?.action(url)
      }
    }
  }
}

extension RenderTree {
  /// Returns whether a node stands in a tab that is not selected.
  fileprivate func isInHiddenTab(_ node: RenderNode) -> Bool {
    hiddenUnits.contains(node.number)
      || ancestors(of: node).contains { hiddenUnits.contains($0.number) }
  }
}
