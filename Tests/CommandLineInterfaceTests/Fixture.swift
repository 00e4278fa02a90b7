// SPDX-License-Identifier: MIT

import Foundation

enum Fixture {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text(_ name: String) -> String? { text(file(name)) }

  static func write(_ text: String, _ name: String) throws {
    try text.write(to: file(name), atomically: true, encoding: .utf8)
  }

  private static func file(_ name: String) -> URL {
    tests.appendingPathComponent("Fixtures").appendingPathComponent(name)
  }

  static func page(_ name: String) -> String? {
    text(tests.deletingLastPathComponent().appendingPathComponent("docs/\(name).md"))
  }

  private static func text(_ file: URL) -> String? {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  }
}
