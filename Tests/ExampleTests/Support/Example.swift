// SPDX-License-Identifier: MIT

import CommandLineInterface
import SceneFormat
import TestSupport
import Testing

/// A scene of the folder `Examples`, with its golden.
struct Example: CustomTestStringConvertible {
  let name: String
  var path: String { "Examples/\(name).json" }
  var golden: String { "Examples/\(name).log" }
  var testDescription: String { name }

  static func all() throws -> [Example] { try Repository.examples().map(Example.init) }

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

  /// Plays the scene; the output is what the golden holds.
  func log() -> CommandResult {
    cli(
      [
        "run", Repository.path(path), "--quiet", "-o", "/dev/null", "--log", "-", "--every",
        Self.every,
      ])
  }
}
