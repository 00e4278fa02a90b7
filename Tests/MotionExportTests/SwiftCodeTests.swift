// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite("Exported Swift code", .timeLimit(.minutes(30)))
struct SwiftCodeTests {
  @Test(
    "is taken by the compiler", .enabled(if: Consumer.hasSwiftCompiler, "swiftc is not installed"),
    arguments: [("ca", "QuartzCore"), ("swiftui", "SwiftUI")])
  func typeCheck(_ form: String, _ module: String) throws {
    let folder = TestFolder()
    let stub = Consumer.path("Stubs/\(module).swift")
    let made = try Consumer.run(
      ["swiftc", "-wmo", "-emit-module", "-module-name", module, "-parse-as-library", stub],
      in: folder.path)
    try #require(made.code == 0, "\(made.output)")
    // Absences, rotations, sizes, several items and many keys; no two items have the same name.
    let names = [
      ComingAndGoing.name, "drop-out-dismiss", "position-to-bounds", "newtons-cradle", "snap",
      "field-noise",
    ]
    // A partial run alternates between options and none; a full run does both.
    for round in 0..<(Seeds.isPart ? 1 : 2) {
      let files = try names.enumerated().map { place, name in
        let options =
          (place + round).isMultiple(of: 2) ? [] : ["--relative", "--tolerance", "0.02"]
        let code = try Recording.of(name).exported(form, options: options)
        return folder.write("\(name).swift", code)
      }
      // One process for all files, because each would parse the module again.
      let flags = [
        "-wmo", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-I", ".",
      ]
      let check = try Consumer.run(["swiftc", "-typecheck"] + flags + files, in: folder.path)
      #expect(check.code == 0, "\(form): \(check.output.prefix(2000))")
    }
  }
}
