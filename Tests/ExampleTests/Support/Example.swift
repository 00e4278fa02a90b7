// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface
import UIDynamicsSceneFormat

/// A scene in the folder `Examples`, with its golden.
struct Example: CustomTestStringConvertible {
  let path: String
  var name: String { String(path.split(separator: "/").last?.dropLast(".json".count) ?? "") }
  var golden: String { path.dropLast(".json".count) + ".log" }
  var testDescription: String { name }

  static func all() throws -> [Example] {
    try Repository.examples().map { Example(path: "Examples/\($0).json") }
  }

  /// Returns a selection for tests that run each scene several times.
  static func some() throws -> ArraySlice<Example> {
    let all = try all()
    return all.prefix(Seeds.of(all.count))
  }

  func load() throws -> SceneLoading {
    SceneLoader.load(Array(try Repository.text(path).utf8), name: "\(name).json")
  }

  /// Goldens contain every tenth tick, and the digests between them locate the first difference.
  static let every = "10"

  private static let logs = MadeOnce<String, CommandResult>()

  /// Returns the log of the scene in the golden's form, run once for all tests.
  func log() -> CommandResult { Self.logs.value(path) { play() } }

  func play() -> CommandResult {
    cli(
      [
        "run", Repository.path(path), "--quiet", "-o", "/dev/null", "--log", "-", "--every",
        Self.every,
      ])
  }
}
