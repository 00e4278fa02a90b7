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

  func load() throws -> SceneLoading {
    SceneLoader.load(Array(try Repository.text(path).utf8), name: "\(name).json")
  }

  /// What the golden holds: every tenth tick, every event, and a summary with the hash of the whole state.
  func log() -> CommandResult {
    cli(["run", Repository.path(path), "--quiet", "--every", "10", "-o", "/dev/null", "--log", "-"])
  }
}
