import SwiftIfConfig
import SwiftSyntax

/// What `#if` asks about, answered for an iOS app in a simulator, built for debugging.
///
/// The answers are the same on every machine. Modules count as importable if they are here, so
/// `canImport(UIKit)` is true: stand-ins for much of it are there.
struct AppConfiguration: BuildConfiguration {
  private static let modules: Set<String> = [
    "Combine", "CoreGraphics", "CoreTransferable", "Darwin", "Dispatch", "Foundation",
    "FoundationEssentials", "Glibc", "OSLog", "Observation", "QuartzCore", "RegexBuilder", "Swift",
    "SwiftUI", "SwiftUICore", "Synchronization", "UIKit", "UniformTypeIdentifiers", "os",
  ]

  private static let attributes: Set<String> = [
    "MainActor", "Sendable", "available", "discardableResult", "inlinable", "main",
    "preconcurrency", "propertyWrapper", "resultBuilder", "retroactive", "unchecked",
  ]

  func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" }

  func hasFeature(name: String) -> Bool { false }

  func hasAttribute(name: String) -> Bool { AppConfiguration.attributes.contains(name) }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.count == 1 && AppConfiguration.modules.contains(importPath[0].1)
  }

  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }

  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }

  func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }

  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }

  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }

  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }

  var targetPointerBitWidth: Int { 64 }

  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }

  var endianness: Endianness { .little }

  // Examples are compiled in Swift 5 mode.
  var languageVersion: VersionTuple { VersionTuple(5, 10) }

  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
