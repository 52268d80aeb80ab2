/// What an alert or an action sheet shows that is given as a value.
struct DialogValue {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Where there is no button, the system adds one.
  init(title: Text, message: Text?, buttons: [Alert.Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons.isEmpty ? [.default(Text("OK"))] : buttons
  }

  /// What the node of its modifier shows.
  var values: [ElementValue] {
    let title = title
    let message = message
    let labels = buttons.map(\.label.string)
    return [ElementValue(name: "title") { title }]
      + (message.map { message in [ElementValue(name: "message") { message }] } ?? [])
      + [ElementValue(name: "buttons") { labels }]
  }
}

/// A modifier that shows an alert or an action sheet that is given as a value.
protocol DialogSource {
  /// What it shows; nil while it shows nothing.
  var dialog: DialogValue? { get }

  /// Ends what it is shown for.
  var close: () -> Void { get }
}

extension AlertTransformModifier: DialogSource {
  var dialog: DialogValue? {
    alert().map { DialogValue(title: $0.title, message: $0.message, buttons: $0.buttons) }
  }
}

extension ActionSheetTransformModifier: DialogSource {
  var dialog: DialogValue? {
    actionSheet().map { DialogValue(title: $0.title, message: $0.message, buttons: $0.buttons) }
  }
}
