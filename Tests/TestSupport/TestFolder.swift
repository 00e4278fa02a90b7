// SPDX-License-Identifier: MIT

internal import Foundation

/// A folder of a test's own, gone with the last reference to it, and at the latest with the process.
package final class TestFolder: Sendable {
  /// What is kept for all tests is never let go of.
  private static let root: String = {
    atexit { try? FileManager.default.removeItem(atPath: TestFolder.root) }
    return NSTemporaryDirectory() + "/uidyn-test-\(ProcessInfo.processInfo.processIdentifier)"
  }()

  package let path: String

  package init() {
    path = Self.root + "/" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the folder.
  package func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file, in folders that are made for it, and returns its path.
  @discardableResult package func write(_ name: String, _ text: String) -> String {
    if let folder = name.lastIndex(of: "/").map({ name[..<$0] }) {
      try? FileManager.default.createDirectory(
        atPath: self(String(folder)), withIntermediateDirectories: true)
    }
    _ = FileManager.default.createFile(atPath: self(name), contents: Data(text.utf8))
    return self(name)
  }

  /// The text of a file; nil when there is none.
  package func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: self(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of all files, hidden ones included, in alphabetical order.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
