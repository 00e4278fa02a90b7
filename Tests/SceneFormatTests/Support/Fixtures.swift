// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

/// Files beside the tests, found from where this file stands.
enum Fixtures {
  /// `Tests/Fixtures/diagnostics`: a folder per code, in it a scene and what is said about it.
  static let diagnostics = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/diagnostics")

  /// The folders of the codes, by name.
  static func codes() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: diagnostics.path()).sorted()
  }

  /// The cases of a code, by name.
  static func cases(of code: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: diagnostics.appending(path: code).path())
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: diagnostics.appending(path: path)))
  }
}

/// Compares a text with a file, or writes it when `make renew` asks for that.
func expectGolden(
  _ actual: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = Fixtures.diagnostics.appending(path: path)
  if Renewal.isOn { return try actual.write(to: file, atomically: true, encoding: .utf8) }
  guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
    Issue.record("\(path) is missing: make renew", sourceLocation: sourceLocation)
    return
  }
  if expected == actual { return }
  Issue.record(
    """
    \(path) differs; if it is meant: make renew
    --- expected
    \(expected)--- actual
    \(actual)---
    """, sourceLocation: sourceLocation)
}
