// SPDX-License-Identifier: MIT

/// What an id may look like.
enum SceneIdentifier {
  /// The same as a part of a pattern of JSON Schema.
  static let pattern = "[A-Za-z_][A-Za-z0-9_-]*"

  /// Whether a text is a letter or `_` and then letters, digits, `_` and `-`, all of them ASCII.
  static func isValid(_ text: String) -> Bool {
    text.withBytes { text in
      guard let first = text.first, ASCII.isLetter(first) || first == ASCII.underscore else {
        return false
      }
      return text.allSatisfy {
        ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == ASCII.underscore || $0 == ASCII.minus
      }
    }
  }
}
