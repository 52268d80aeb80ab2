@_exported public import TreeModel
