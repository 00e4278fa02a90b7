// SPDX-License-Identifier: MIT

import CommandLineInterface
import ExportedMotions
import SceneFormat
import TestSupport
import Testing
import UIKitCode

/// `ExportedMotions` compiles the code without any name of the package that is not public.
@Suite("The code of a scene", .timeLimit(.minutes(30)))
struct ExportedCodeTests {
  /// The examples, and scenes that a mirror image or a swap would show.
  static func scenes() throws -> [Example] {
    try Example.all()
      + Repository.files(under: "Tests/Fixtures/uikit", ending: ".json")
      .map { Example(path: $0) }
  }

  @Test("is what the tests compile", arguments: try scenes())
  func text(_ example: Example) throws {
    let exported = try ExportedCode(example)
    try expectFile(exported.path, exported.file)
  }

  @Test("is played by a list that has all of them, and there is no file besides")
  func list() throws {
    let exported = try Self.scenes().map(ExportedCode.init)
    try expectFile(ExportedCode.listPath, ExportedCode.list(exported))
    let files = try Repository.files(under: ExportedCode.folder + "/Made", ending: ".swift")
    #expect(files == (exported.map(\.path) + [ExportedCode.listPath]).sorted())
  }

  @Test(
    "comes to the same state of the engine as the scene, and tells the same names in the same ticks",
    arguments: try scenes())
  func motion(_ example: Example) throws {
    let scene = try #require(try example.load().scene)
    let motion = try #require(exportedMotions[example.name])
    let run = try LoggedRun(example.log().output)
    let play = ExportedPlay(motion(), of: scene)
    play.play(ticks: run.ticks)
    #expect(play.stateHash == run.stateHash, "\(example.name) after \(run.ticks) ticks")
    #expect(play.places == run.places)
    if let difference = FirstDifference(run.told, play.told) {
      Issue.record("\(example.name): \(difference)")
    }
  }
}
