public import Foundation

/// The content of a presentation, which may be asked for its size: nothing is laid out here.
public struct PresentationSizingRoot {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }
}

/// What is known of a presentation that is sized.
public struct PresentationSizingContext {}

/// A sizing that the system decides: it proposes nothing here.
package protocol SystemPresentationSizing: PresentationSizing {}

extension SystemPresentationSizing {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// A sizing that fits its content in some directions; the name is a guess.
package struct FittedSizing<Base: PresentationSizing>: PresentationSizing {
  package let base: Base
  package let horizontal: Bool
  package let vertical: Bool

  package func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    let size = base.proposedSize(for: root, context: context)
    return ProposedViewSize(
      width: horizontal ? nil : size.width, height: vertical ? nil : size.height)
  }
}

/// A sizing that grows with its content in some directions and does not shrink; the name is a guess.
package struct StickySizing<Base: PresentationSizing>: PresentationSizing {
  package let base: Base
  package let horizontal: Bool
  package let vertical: Bool

  package func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    base.proposedSize(for: root, context: context)
  }
}

extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickySizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}
