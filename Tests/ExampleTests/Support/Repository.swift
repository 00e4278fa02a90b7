// SPDX-License-Identifier: MIT

import Foundation

/// The files of the repository, with paths relative to its root.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func path(_ path: String) -> String { root.appending(path: path).path }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Self.path(path))
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the files with a suffix in a folder and its subfolders, in alphabetical order.
  static func files(under folder: String, ending suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path(folder))
      .filter { $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }.sorted()
  }

  /// Returns the names of the scenes under `Examples`, without extensions.
  static func examples() throws -> [String] {
    try files(under: "Examples", ending: ".json")
      .map { String($0.dropFirst("Examples/".count).dropLast(".json".count)) }
  }

  static func pages() throws -> [String] {
    try ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"] + files(under: "Examples", ending: ".md")
      + files(under: "docs", ending: ".md")
  }
}
