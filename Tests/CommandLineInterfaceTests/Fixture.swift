// SPDX-License-Identifier: MIT

import Foundation

/// Files under Tests/Fixtures and docs.
enum Fixture {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text(_ name: String) -> String? {
    text(tests.appendingPathComponent("Fixtures").appendingPathComponent(name))
  }

  /// A page of docs.
  static func page(_ name: String) -> String? {
    text(tests.deletingLastPathComponent().appendingPathComponent("docs/\(name).md"))
  }

  private static func text(_ file: URL) -> String? {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  }
}
