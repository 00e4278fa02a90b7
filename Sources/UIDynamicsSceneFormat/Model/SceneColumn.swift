// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// A column of the rows that an expression fills.
package struct SceneColumn: Equatable, Sendable {
  package var name: String
  package var expression: Expression
  /// Whether it has a value for each item, which `each` is in it; else one for each tick.
  package var belongsToItem: Bool
}

/// A column as the command line gives it: a name, and the text of an expression.
package struct SceneColumnText: Equatable, Sendable {
  package var name: String
  package var text: String
  /// Whether it is drawn as a line: no string then, and `card-1.y` is the number of an item, if there is
  /// such an item, and not a difference.
  package var isLine = false

  package init(name: String, text: String, isLine: Bool = false) {
    (self.name, self.text, self.isLine) = (name, text, isLine)
  }
}

extension SceneColumnText {
  /// Names with commas between them, as far as the commas are not those of an expression.
  package static func pieces(of list: String) -> [String] {
    var pieces = [""]
    var (depth, quote, isEscaped) = (0, Character?.none, false)
    for character in list {
      if let open = quote {
        if character == open && !isEscaped { quote = nil }
        isEscaped = character == "\\" && !isEscaped
      } else if character == "'" || character == "`" {
        quote = character
      } else if "([".contains(character) {
        depth += 1
      } else if ")]".contains(character) {
        depth -= 1
      } else if character == "," && depth <= 0 {
        pieces.append("")
        continue
      }
      pieces[pieces.count - 1].append(character)
    }
    return pieces
  }

  /// Whether a text can be the name of such a column.
  package static func isName(_ text: String) -> Bool {
    SceneIdentifier.isValid(text) && !text.contains("-")
  }
}
