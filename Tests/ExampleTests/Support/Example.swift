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

  /// A selection for tests that play each scene more than once.
  static func some() throws -> ArraySlice<Example> {
    let all = try all()
    return all.prefix(Seeds.of(all.count))
  }

  func load() throws -> SceneLoading {
    SceneLoader.load(Array(try Repository.text(path).utf8), name: "\(name).json")
  }

  /// Goldens contain every tenth tick; the digests between them locate the first difference.
  static let every = "10"

  private static let logs = MadeOnce<String, CommandResult>()

  /// The scene's log, played once for all tests, in the form of the golden.
  func log() -> CommandResult { Self.logs.value(path) { play() } }

  func play() -> CommandResult {
    cli(
      [
        "run", Repository.path(path), "--quiet", "-o", "/dev/null", "--log", "-", "--every",
        Self.every,
      ])
  }
}
