// SPDX-License-Identifier: MIT

import Foundation

/// Files under Tests/Fixtures.
enum Fixture {
  static func text(_ name: String) -> String? {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent("Fixtures").appendingPathComponent(name)
    return (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  }
}
