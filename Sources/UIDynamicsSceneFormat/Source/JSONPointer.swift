// SPDX-License-Identifier: MIT

/// A JSON pointer as defined by RFC 6901.
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// Empty for the root; otherwise, each key or index is preceded by `/`.
  package private(set) var description = ""

  /// Appends a key, in which `~` and `/` are escaped.
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
