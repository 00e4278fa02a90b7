// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

enum Fixtures {
  /// `Tests/Fixtures/diagnostics`: a folder for each code, with scenes and their expected diagnostics.
  static let diagnostics = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/diagnostics")

  static func codes() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: diagnostics.path()).sorted()
  }

  static func cases(of code: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: diagnostics.appending(path: code).path())
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: diagnostics.appending(path: path)))
  }
}

/// Compares text with a file, or writes the file if run by `make renew`.
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
