// `import SwiftUI` brings these along, and real files count on it.
@_exported public import Combine
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import Observation
