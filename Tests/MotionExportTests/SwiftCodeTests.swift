// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Exported Swift code", .timeLimit(.minutes(30)))
struct SwiftCodeTests {
  @Test(
    "Exported animations compile",
    .enabled(if: Consumer.hasSwiftCompiler, "swiftc is not installed"),
    arguments: [("ca", "QuartzCore"), ("swiftui", "SwiftUI")])
  func typeCheck(_ form: String, _ module: String) throws {
    let folder = TestFolder()
    let stub = Consumer.path("Stubs/\(module).swift")
    let made = try Consumer.run(
      ["swiftc", "-wmo", "-emit-module", "-module-name", module, "-parse-as-library", stub],
      in: folder.path)
    try #require(made.code == 0, "\(made.output)")
    // The scenes contain absences, rotations, sizes, several items, and many keys, but no two items with the same name.
    let names = [
      ComingAndGoing.name, "drop-out-dismiss", "position-to-bounds", "newtons-cradle", "snap",
      "field-noise",
    ]
    // A partial test run alternates between options and no options; a full run does both.
    for round in 0..<(Seeds.isPart ? 1 : 2) {
      let files = try names.enumerated().map { index, name in
        let options =
          (index + round).isMultiple(of: 2) ? [] : ["--relative", "--tolerance", "0.02"]
        let code = try Recording.of(name).exported(form, options: options)
        return folder.write("\(name).swift", code)
      }
      // A single process compiles all files, because each process would parse the module again.
      let flags = [
        "-wmo", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-I", ".",
      ]
      let check = try Consumer.run(["swiftc", "-typecheck"] + flags + files, in: folder.path)
      #expect(check.code == 0, "\(form): \(check.output.prefix(2000))")
    }
  }

  @Test(
    "The exported code of every template compiles, and omits only scrolling and seeds",
    .enabled(if: Consumer.hasSwiftCompiler, "swiftc is not installed"))
  func templates() throws {
    let folder = TestFolder()
    let names = cli("new --list").output.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(names.count > 10)
    for name in names {
      let scene = folder("\(name).json")
      #expect(cli("new -q \(scene) --like \(name)").code == .success)
      let result = cli("export \(scene) --as uikit -o \(folder("\(name).swift"))")
      #expect(result.code == .success)
      #expect(
        result.messages.isEmpty == !["list", "confetti"].contains(name),
        "\(name): \(result.messages)")
    }
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let modules = URL(filePath: tests).deletingLastPathComponent().appending(path: "Modules").path
    let flags = ["-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules]
    let check = try Consumer.run(
      ["swiftc"] + flags + names.map { folder("\($0).swift") }, in: folder.path)
    #expect(check.code == 0, "\(check.output.prefix(2000))")
  }
}
