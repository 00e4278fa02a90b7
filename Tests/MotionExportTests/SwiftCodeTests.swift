// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite("Exported Swift code", .timeLimit(.minutes(30)))
struct SwiftCodeTests {
  /// A form, a module to compile against, and options.
  @Test(
    "is taken by the compiler", .enabled(if: Consumer.hasSwiftCompiler, "swiftc is not installed"),
    arguments: [
      ("ca", "QuartzCore", []), ("ca", "QuartzCore", ["--relative", "--tolerance", "0.02"]),
      ("swiftui", "SwiftUI", []), ("swiftui", "SwiftUI", ["--relative", "--tolerance", "0.02"]),
    ] as [(String, String, [String])])
  func typeCheck(_ form: String, _ module: String, _ options: [String]) throws {
    let folder = TestFolder()
    let stub = Consumer.path("Stubs/\(module).swift")
    let made = try Consumer.run(
      ["swiftc", "-emit-module", "-module-name", module, "-parse-as-library", stub], in: folder.path
    )
    try #require(made.code == 0, "\(made.output)")
    // Turns, sizes, several items, more keys than elsewhere, and absences.
    let names = [
      "drop-out-dismiss", "position-to-bounds", "newtons-cradle", "snap", "field-noise",
      ComingAndGoing.name,
    ]
    for name in names {
      let code = try Recording.of(name).exported(form, options: options)
      let file = folder.write("\(name).swift", code)
      let check = try Consumer.run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", ".", file],
        in: folder.path)
      #expect(check.code == 0, "\(name) as \(form): \(check.output.prefix(2000))")
    }
  }
}
