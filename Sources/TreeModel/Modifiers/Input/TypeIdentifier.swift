internal import Foundation

/// What is known of types of data by their identifiers.
package enum TypeIdentifier {
  /// The types that a type is, too.
  private static let parents: [String: [String]] = [
    "public.content": ["public.item"], "public.data": ["public.item"],
    "public.folder": ["public.item"],
    "public.text": ["public.data", "public.content"], "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"], "public.rtf": ["public.text"],
    "public.html": ["public.text"], "public.xml": ["public.text"], "public.json": ["public.text"],
    "public.comma-separated-values-text": ["public.text"],
    "public.swift-source": ["public.plain-text"],
    "com.adobe.pdf": ["public.data", "public.content"], "public.zip-archive": ["public.data"],
    "public.url": ["public.data"], "public.file-url": ["public.url"],
    "public.image": ["public.data", "public.content"], "public.png": ["public.image"],
    "public.jpeg": ["public.image"], "public.heic": ["public.image"],
    "com.compuserve.gif": ["public.image"], "public.svg-image": ["public.image"],
    "public.audio": ["public.data", "public.content"], "public.mp3": ["public.audio"],
    "public.movie": ["public.data", "public.content"], "public.video": ["public.movie"],
  ]

  /// Returns whether data of a type is data of another one.
  package static func conforms(_ type: String, to other: String) -> Bool {
    if type == other { return true }
    return (parents[type] ?? []).contains { conforms($0, to: other) }
  }

  /// Returns the type of an object's data.
  package static func of(_ object: Any) -> String {
    switch object {
    case is String, is NSString: "public.utf8-plain-text"
    case let url as URL: url.isFileURL ? "public.file-url" : "public.url"
    case let url as NSURL: url.isFileURL ? "public.file-url" : "public.url"
    case is UIImage, is Image: "public.image"
    default: "public.data"
    }
  }
}
