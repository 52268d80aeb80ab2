package import ViewTree

/// The colours of a figure, as `#RRGGBB`.
package struct Palette: Sendable, Hashable {
  /// The colours of boxes.
  package struct BoxColors: Sendable, Hashable {
    package let fill: String
    package let stroke: String
    package let text: String
    package let detail: String

    package init(fill: String, stroke: String, text: String, detail: String) {
      self.fill = fill
      self.stroke = stroke
      self.text = text
      self.detail = detail
    }
  }

  /// What lies behind everything.
  package let ground: String
  /// The lines from parents to children.
  package let line: String
  /// The names of roles, and what a legend says.
  package let role: String
  /// The colours of each category of boxes.
  package let boxes: Boxes
  /// The colours of what an update did.
  package let marks: Marks
  /// The colours of the source beside a tree.
  package let code: Code

  package init(
    ground: String, line: String, role: String, boxes: Boxes, marks: Marks, code: Code
  ) {
    self.ground = ground
    self.line = line
    self.role = role
    self.boxes = boxes
    self.marks = marks
    self.code = code
  }
}

// MARK: - Boxes

extension Palette {
  /// The colours of boxes by category.
  package struct Boxes: Sendable, Hashable {
    package let statics: BoxColors
    package let dynamics: BoxColors
    package let environments: BoxColors
    package let placeholders: BoxColors
  }

  /// The colours of boxes by what happened to them.
  package struct Marks: Sendable, Hashable {
    package let inserted: BoxColors
    package let removed: BoxColors
    package let updated: BoxColors
    package let moved: BoxColors
    package let inactive: BoxColors
  }

  /// The colours of a category.
  package subscript(category: DiagramBox.Category) -> BoxColors {
    switch category {
    case .static: boxes.statics
    case .dynamic: boxes.dynamics
    case .environment: boxes.environments
    case .placeholder: boxes.placeholders
    }
  }

  /// The colours of a mark.
  package subscript(mark: DiagramMark) -> BoxColors {
    switch mark {
    case .inserted: marks.inserted
    case .removed: marks.removed
    case .updated: marks.updated
    case .moved: marks.moved
    case .inactive: marks.inactive
    }
  }

  /// Returns the colour of a line of text in a box.
  package func ink(
    of style: DiagramBox.Line.Style, on colors: BoxColors, isMarked: Bool
  ) -> String {
    switch style {
    case .label: colors.text
    case .writer: isMarked ? colors.detail : boxes.environments.detail
    case .modifier, .path, .detail, .note: colors.detail
    }
  }
}

// MARK: - Code

extension Palette {
  /// The colours of the source beside a tree.
  package struct Code: Sendable, Hashable {
    /// What lies behind the source.
    package let panel: String
    package let plain: String
    package let keyword: String
    package let type: String
    package let string: String
    package let number: String
    package let comment: String
    /// The marks that tie a line to its node, and what is written in them.
    package let tie: String
    package let tieText: String
  }

  /// The colour of a piece of source.
  package subscript(kind: SourceListing.Kind) -> String {
    switch kind {
    case .plain: code.plain
    case .keyword, .attribute: code.keyword
    case .type: code.type
    case .string: code.string
    case .number: code.number
    case .comment: code.comment
    }
  }
}
