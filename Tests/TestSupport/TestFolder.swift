// SPDX-License-Identifier: MIT

internal import Foundation

/// A temporary folder that is removed when its last reference is released or when the process ends.
package final class TestFolder: Sendable {
  /// Folders that all tests share are never released, so they are removed when the process ends.
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

  package func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file, creating its folder if necessary, and returns its path.
  @discardableResult package func write(_ name: String, _ text: String) -> String {
    if let folder = name.lastIndex(of: "/").map({ name[..<$0] }) {
      try? FileManager.default.createDirectory(
        atPath: self(String(folder)), withIntermediateDirectories: true)
    }
    _ = FileManager.default.createFile(atPath: self(name), contents: Data(text.utf8))
    return self(name)
  }

  package func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: self(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of all files in alphabetical order, including hidden files.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
