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
    // Absences, turns, sizes, several items, and more keys than elsewhere.
    let names = [
      ComingAndGoing.name, "drop-out-dismiss", "position-to-bounds", "newtons-cradle", "snap",
      "field-noise",
    ]
    let place = (form == "ca" ? 0 : 2) + (options.isEmpty ? 0 : 1)
    for name in Seeds.turn(names, at: place) {
      let code = try Recording.of(name).exported(form, options: options)
      let file = folder.write("\(name).swift", code)
      let check = try Consumer.run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", ".", file],
        in: folder.path)
      #expect(check.code == 0, "\(name) as \(form): \(check.output.prefix(2000))")
    }
  }
}
