// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIDynamicsSceneFormat

enum SceneFiles {
  struct File {
    let name: String
    let text: String

    func document() throws -> JSONDocument { try #require(readJSON(text).document, "\(name)") }
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Scenes that together contain every key of the schema.
  static var complete: [File] { get throws { try files(in: "Tests/Fixtures/schema") } }

  static var all: [File] {
    get throws {
      try ["Examples", "Tests/Fixtures/reference", "Tests/Fixtures/determinism"].flatMap(files)
        + complete
    }
  }

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
