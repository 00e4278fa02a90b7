// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface
import UIDynamicsSceneFormat

/// A scene of the folder `Examples`, with its golden.
struct Example: CustomTestStringConvertible {
  let path: String
  var name: String { String(path.split(separator: "/").last?.dropLast(".json".count) ?? "") }
  var golden: String { path.dropLast(".json".count) + ".log" }
  var testDescription: String { name }

  static func all() throws -> [Example] {
    try Repository.examples().map { Example(path: "Examples/\($0).json") }
  }

  /// As many as a test takes that plays each of them more than once.
  static func some() throws -> ArraySlice<Example> {
    let all = try all()
    return all.prefix(Seeds.of(all.count))
  }

  func load() throws -> SceneLoading {
    SceneLoader.load(Array(try Repository.text(path).utf8), name: "\(name).json")
  }

  /// The goldens hold every tenth tick; the digests between them name the first that differs.
  static let every = "10"

  private static let logs = MadeOnce<String, CommandResult>()

  /// What comes of playing the scene, played once for all tests; the output is what the golden holds.
  func log() -> CommandResult { Self.logs.value(path) { play() } }

  /// Plays the scene as `log` does.
  func play() -> CommandResult {
    cli(
      [
        "run", Repository.path(path), "--quiet", "-o", "/dev/null", "--log", "-", "--every",
        Self.every,
      ])
  }
}
