// SPDX-License-Identifier: MIT

enum SceneIdentifier {
  /// A regular expression for the JSON Schema.
  static let pattern = "[A-Za-z_][A-Za-z0-9_-]*"

  static func isValid(_ text: String) -> Bool { isValid(text.utf8) }

  /// Returns the id of a copy, numbered from 1.
  static func copy(_ number: Int, of id: String) -> String { "\(id)-\(number)" }

  static func isValid(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, ASCII.isWord(first), !ASCII.isDigit(first) else { return false }
    return bytes.allSatisfy { ASCII.isWord($0) || $0 == ASCII.minus }
  }
}
