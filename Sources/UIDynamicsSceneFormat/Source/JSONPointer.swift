// SPDX-License-Identifier: MIT

/// A JSON pointer by RFC 6901.
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// Empty for the root, otherwise `/` before each key or index.
  package private(set) var description = ""

  /// Escapes `~` and `/` in the key.
  package func appending(key: String) -> JSONPointer {
    var longer = self
    longer.description += "/"
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": longer.description += "~0"
      case "/": longer.description += "~1"
      default: longer.description.unicodeScalars.append(scalar)
      }
    }
    return longer
  }

  package func appending(index: Int) -> JSONPointer {
    var longer = self
    longer.description += "/\(index)"
    return longer
  }

  package var isRoot: Bool { description.isEmpty }
}
