import TreeModel
