// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIDynamicsSceneFormat

/// The scenes of the repository.
enum SceneFiles {
  struct File {
    /// The path in the repository.
    let name: String
    let text: String

    func document() throws -> JSONDocument { try #require(readJSON(text).document, "\(name)") }
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Scenes in which, together, everything stands that the table of keys knows.
  static var complete: [File] { get throws { try files(in: "Tests/Fixtures/schema") } }

  /// All scenes that are in order.
  static var all: [File] {
    get throws {
      try ["Examples", "Tests/Fixtures/reference", "Tests/Fixtures/determinism"].flatMap(files)
        + complete
    }
  }

  /// The scenes of the diagnostics as far as they are text.
  static var broken: [File] {
    get throws {
      try Fixtures.codes().flatMap { code in try files(in: "Tests/Fixtures/diagnostics/\(code)") }
    }
  }

  private static func files(in folder: String) throws -> [File] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())
      .filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
        let path = "\(folder)/\(name)"
        let bytes = try Data(contentsOf: root.appending(path: path))
        return String(validating: bytes, as: UTF8.self).map { File(name: path, text: $0) }
      }
  }
}
