// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

/// How what is typed is treated.
public protocol UITextInputTraits: AnyObject {}

/// The traits of one view, which nothing is typed into.
package struct TextInputTraits {
  package var autocapitalization = UITextAutocapitalizationType.sentences
  package var autocorrection = UITextAutocorrectionType.default
  package var spellChecking = UITextSpellCheckingType.default
  package var smartQuotes = UITextSmartQuotesType.default
  package var smartDashes = UITextSmartDashesType.default
  package var smartInsertDelete = UITextSmartInsertDeleteType.default
  package var keyboard = UIKeyboardType.default
  package var keyboardAppearance = UIKeyboardAppearance.default
  package var returnKey = UIReturnKeyType.default
  package var enablesReturnKeyAutomatically = false
  package var isSecure = false
  package var contentType: UITextContentType?
  package var passwordRules: UITextInputPasswordRules?
}

extension UITextInputTraits where Self: UIView {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { textInputTraits.autocapitalization }
    set { textInputTraits.autocapitalization = newValue }
  }

  public var autocorrectionType: UITextAutocorrectionType {
    get { textInputTraits.autocorrection }
    set { textInputTraits.autocorrection = newValue }
  }

  public var spellCheckingType: UITextSpellCheckingType {
    get { textInputTraits.spellChecking }
    set { textInputTraits.spellChecking = newValue }
  }

  public var smartQuotesType: UITextSmartQuotesType {
    get { textInputTraits.smartQuotes }
    set { textInputTraits.smartQuotes = newValue }
  }

  public var smartDashesType: UITextSmartDashesType {
    get { textInputTraits.smartDashes }
    set { textInputTraits.smartDashes = newValue }
  }

  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { textInputTraits.smartInsertDelete }
    set { textInputTraits.smartInsertDelete = newValue }
  }

  public var keyboardType: UIKeyboardType {
    get { textInputTraits.keyboard }
    set { textInputTraits.keyboard = newValue }
  }

  public var keyboardAppearance: UIKeyboardAppearance {
    get { textInputTraits.keyboardAppearance }
    set { textInputTraits.keyboardAppearance = newValue }
  }

  public var returnKeyType: UIReturnKeyType {
    get { textInputTraits.returnKey }
    set { textInputTraits.returnKey = newValue }
  }

  public var enablesReturnKeyAutomatically: Bool {
    get { textInputTraits.enablesReturnKeyAutomatically }
    set { textInputTraits.enablesReturnKeyAutomatically = newValue }
  }

  public var isSecureTextEntry: Bool {
    get { textInputTraits.isSecure }
    set { textInputTraits.isSecure = newValue }
  }

  public var textContentType: UITextContentType! {
    get { textInputTraits.contentType }
    set { textInputTraits.contentType = newValue }
  }
}

extension UITextInputTraits where Self: UIView {
  public var passwordRules: UITextInputPasswordRules? {
    get { textInputTraits.passwordRules }
    set { textInputTraits.passwordRules = newValue }
  }
}

/// What a new password must have.
public final class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

/// Whether a text is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether the spelling of a text is looked at.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether straight quotes become curly.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether spaces come and go with what is pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light

  public static var alert: UIKeyboardAppearance { .dark }
}
