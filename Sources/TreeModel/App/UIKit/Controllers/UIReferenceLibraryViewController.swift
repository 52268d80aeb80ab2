/// Shows a word in a dictionary.
open class UIReferenceLibraryViewController: UIViewController {
  public convenience init(term: String) {
    self.init(nibName: nil, bundle: nil)
  }

  public static func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
