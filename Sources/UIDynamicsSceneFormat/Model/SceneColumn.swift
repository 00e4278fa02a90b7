// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// An output column computed by an expression.
package struct SceneColumn: Equatable, Sendable {
  package var name: String
  package var expression: Expression
  /// True if the column has a value per item, to which `each` is bound; false if it has one per tick.
  package var belongsToItem: Bool
}

/// A column from the command line.
package struct SceneColumnText: Equatable, Sendable {
  package var name: String
  package var text: String
  /// True for a plot, where `card-1.y` means a property of the item `card-1`, not a subtraction.
  package var isLine = false

  package init(name: String, text: String, isLine: Bool = false) {
    (self.name, self.text, self.isLine) = (name, text, isLine)
  }
}

extension SceneColumnText {
  /// Splits a list at the commas outside of expressions.
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

  package static func isName(_ text: String) -> Bool {
    SceneIdentifier.isValid(text) && !text.contains("-")
  }
}
