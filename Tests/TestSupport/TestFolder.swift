// SPDX-License-Identifier: MIT

internal import Foundation

/// A temporary folder that is removed with its last reference, or with the process.
package final class TestFolder: Sendable {
  /// The folders of values shared by all tests are never released.
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

  /// Writes a file, creates its folder if needed, and returns its path.
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

  /// The names of all files, including hidden ones, in alphabetical order.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
