// swift-tools-version: 6.2

import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the toolchain's own SwiftSyntax: beside the compiler that runs this manifest.
let syntaxFolder: String = {
  let environment = ProcessInfo.processInfo.environment
  let search = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  let candidates = [environment["TREEVIZ_TOOLCHAIN"].map { $0 + "/bin" }].compactMap { $0 } + search
  for folder in candidates {
    let compiler = URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath()
    let host = compiler.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") { return host }
  }
  return "/usr/lib/swift/host"
}()

let syntaxSettings: [SwiftSetting] = [.unsafeFlags(["-I", syntaxFolder])]
let syntaxLinking: [LinkerSetting] = [
  .unsafeFlags(["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder])
]

/// The modules of Apple whose names come with SwiftUI: each hands on the DSL.
let reexports = [
  "CoreGraphics", "CoreTransferable", "QuartzCore", "SwiftUICore", "UniformTypeIdentifiers",
]

let package = Package(
  name: "treeviz",
  products: [
    .executable(name: "treeviz", targets: ["treeviz"]),
    .executable(name: "treeviz-probe", targets: ["treeviz-probe"]),
    // What a compiled example links: never linked by the tool itself.
    .library(
      name: "TreeModel", type: .dynamic,
      targets: ["TreeModel", "SwiftUI", "UIKit", "Combine", "TreeProbe", "os", "OSLog"]
        + reexports),
    // Reads source with SwiftParser: loaded only when something has to be compiled.
    .library(name: "TreeReader", type: .dynamic, targets: ["TreeReader"]),
  ],
  targets: [
    // Library: what a view tree is. A leaf: imports nothing of the package.
    .target(name: "ViewTree"),

    // Library: the SwiftUI-compatible DSL, its reflection and the shims of its module names.
    .macro(
      name: "TreeModelMacros", swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
    .target(
      name: "TreeModel",
      dependencies: [
        "ViewTree", "Combine", "TreeClock", "TreeFoundation", "TreeLocale", "TreeModelMacros",
      ]),
    // Stands in front of Foundation's dates. Imports neither Foundation nor what does.
    .target(name: "TreeClock"),
    // Stands in front of Foundation's current locale and calendar. Asks for neither.
    .target(name: "TreeLocale"),
    // Stands in front of Foundation's timers, run loops and formatters. Calls none of what it stands before.
    .target(name: "TreeFoundation", dependencies: ["TreeClock"]),
    .target(name: "SwiftUI", dependencies: ["TreeModel", "Combine"]),
    .target(name: "UIKit", dependencies: ["TreeModel", "Combine"]),
    .target(name: "Combine"),
    .target(name: "os"),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(
      name: "TreeProbe", dependencies: ["TreeClock", "TreeFoundation", "TreeModel", "ViewTree"],
      // Examples are compiled without optimisation and find all libraries loaded, this one too.
      linkerSettings: [.linkedLibrary("swiftSwiftOnoneSupport")]),

    // Library: figures. Graphviz is loaded when a figure is drawn.
    // The font that figures bring along, as data.
    .target(
      name: "CDejaVu", exclude: ["DejaVuSansMono.ttf", "LICENSE"],
      cSettings: [.headerSearchPath(".")]),
    .target(name: "TreeDrawing", dependencies: ["ViewTree", "CDejaVu"]),

    // Library: source to report.
    .target(
      name: "TreeReader", dependencies: ["ViewTree"], swiftSettings: syntaxSettings,
      linkerSettings: syntaxLinking),
    .target(name: "TreeCompiler", dependencies: ["ViewTree"]),

    // Library: chapters of Markdown, whose figures others make for it. The only importer of cmark, which
    // is linked statically: the name of Debian's shared library holds its exact version.
    .systemLibrary(name: "CCMark", providers: [.apt(["libcmark-dev"])]),
    .target(
      name: "TreeChapters", dependencies: ["ViewTree", "TreeCompiler", "CCMark"],
      linkerSettings: [.linkedLibrary(":libcmark.a")]),

    // Tool.
    .executableTarget(
      name: "treeviz", dependencies: ["ViewTree", "TreeChapters", "TreeCompiler", "TreeDrawing"]),
    // Loads libTreeModel.so and the example at run time, after it has set its limits.
    .executableTarget(
      name: "treeviz-probe",
      // What it defines in place of the C library's is found by libraries that ask for a version.
      linkerSettings: [
        .unsafeFlags(
          [
            "clock_gettime", "gettimeofday", "pthread_cond_timedwait", "sem_timedwait", "time",
            "$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF",
          ].flatMap {
            ["-Xlinker", "--export-dynamic-symbol=\($0)"]
          })
      ]),

    // Tests.
    .testTarget(name: "ViewTreeTests", dependencies: ["ViewTree"]),
    .testTarget(
      name: "TreeModelTests",
      dependencies: [
        "OSLog", "SwiftUI", "TreeCompiler", "TreeModel", "TreeProbe", "UIKit", "ViewTree",
      ],
      swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
    .testTarget(
      name: "TreeDrawingTests", dependencies: ["TreeDrawing", "ViewTree"], exclude: ["Snapshots"]),
    .testTarget(
      name: "TreeCompilerTests", dependencies: ["TreeCompiler", "TreeReader", "ViewTree"]),
    .testTarget(
      name: "TreeChaptersTests", dependencies: ["TreeChapters", "TreeCompiler", "ViewTree"]),
    .testTarget(name: "treevizTests", dependencies: ["ViewTree"]),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += reexports.map { .target(name: $0, dependencies: ["TreeModel", "Combine"]) }

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  if Context.environment["CI"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}
