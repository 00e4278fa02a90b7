// SPDX-License-Identifier: MIT

/// The way from the root of a JSON document to one of its values.
///
/// Source: RFC 6901.
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// The pointer as text: empty for the root, else `/` before each key or index.
  package private(set) var description = ""

  /// Returns the pointer to the value of a key, with `~` and `/` in the key escaped.
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

  /// Returns the pointer to an element of an array, counted from 0.
  package func appending(index: Int) -> JSONPointer {
    var longer = self
    longer.description += "/\(index)"
    return longer
  }

  package var isRoot: Bool { description.isEmpty }
}
