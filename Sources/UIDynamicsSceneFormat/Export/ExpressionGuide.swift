// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// The documentation of the expression language in Markdown, generated from its tables.
package enum ExpressionGuide {
  package static var text: String {
    [introduction, operators, words, functions, properties, names, random].joined(separator: "\n")
  }

  private static let introduction = """
    # Expressions

    Made by `make docs` from the tables that expressions are read by; do not edit it by hand.

    A string that begins with `=` is worked out: `"=card.center.x + 40"`. Conditions (`if`, `when`, `that`,
    `always`, `never`) are written without the `=`. Every name and every type is checked when the scene is
    loaded. A value that cannot be, such as a division by 0, ends the run with a sentence.

    A value is a number (`2`, `0.5`, `1e-3`), a boolean, a string or a vector. Nothing is converted from one
    to another. Strings stand between single quotes, `'floor'`, with `\\'` for the quote itself. A vector is
    a point, a size or a direction: `point(20, 30)`; its parts are `.x` and `.y`, also called `.dx`, `.dy`,
    `.width` and `.height`. Angles are in radians, clockwise on screen; `radians(45)` makes them.

    An id with `-` stands between backticks, for `a-b` is a difference: `` `card-1`.center ``. So does an id
    that is a word of the language.

    """

  private static var operators: String {
    var text = "## Operators\n\nThe ones in a higher row are worked out first.\n\n"
    text += "| operator | takes | meaning |\n|---|---|---|\n"
    for prefix in ExpressionPrefix.allCases {
      text += "| `\(prefix.rawValue)x` | \(prefix.signatures.noun) | \(prefix.sentence) |\n"
    }
    for infix in ExpressionInfix.allCases.sorted(by: { $0.precedence > $1.precedence }) {
      let sign = infix.rawValue.replacing("|", with: "\\|")
      text += "| `a \(sign) b` | \(infix.signatures.noun) | \(infix.sentence) |\n"
    }
    return text
      + "| `c ? a : b` | a boolean and two values of one type | The first value, or the other |\n"
  }

  private static var words: String {
    var text = "## Words\n\n| word | meaning |\n|---|---|\n"
    for word in ExpressionWord.allCases { text += "| `\(word.rawValue)` | \(word.sentence) |\n" }
    let names = SampleProperty.allCases.map { "`\($0.rawValue)`" }
    return text + """

      The `force` of a custom field also knows \(Sentence.joined(names, "and")) of the
      item that it acts on; `position` is counted from the field, and `time` is that of the engine.

      """
  }

  private static var functions: String {
    var text = "## Functions\n"
    for (title, functions) in ExpressionFunction.chapters {
      text += "\n### \(title)\n\n| function | gives | meaning |\n|---|---|---|\n"
      for function in functions {
        var results: [String] = []
        for signature in function.signatures where !results.contains(signature.result.noun) {
          results.append(signature.result.noun)
        }
        let form = function.form.replacing(" or ", with: "`, `")
        text += "| `\(form)` | \(results.joined(separator: " or ")) | \(function.sentence) |\n"
      }
    }
    text += "\n### Lists\n\n| function | gives | meaning |\n|---|---|---|\n"
    for aggregate in ExpressionAggregate.allCases {
      let form = aggregate.form.replacing(" or ", with: "`, `")
      text += "| `\(form)` | \(aggregate.result.noun) | \(aggregate.sentence) |\n"
    }
    return text + """

      A list is a pattern, `card-*`, the id that the copies of a view share, or several of these and of ids
      in brackets: `any([box, card-*], each.center.y > 600)`. In the condition or expression `each` is the
      item, with the properties of an item and those in the table below. Behind `each.previous` and
      `each.next`, which by themselves are ids, stands whatever `each` has: `each.previous.center.y`.
      [Repetition](repetition.md) has examples.

      Where a view is expected, the reference view or an item may stand too. Where a rectangle is expected,
      write a view, `card.frame`, `referenceView.bounds` or `rect(x, y, width, height)`. These functions count
      in the reference view, however deep a view lies in others: `card.frame` as a whole is the rectangle there,
      while `card.frame.minX` and `card.center` are numbers in the superview. Where `box` is that,
      `convert(card.center, box, referenceView)` is the center in the reference view.

      """
  }

  private static var properties: String {
    func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
    var text = "## Properties\n\n| of | properties |\n|---|---|\n"
    text += "| a view or an item | \(list(ExpressionObject.item(0).properties)) |\n"
    let system = list(ExpressionObject.referenceView.properties)
    text += "| the reference view or a layout | \(system) |\n"
    for type in BehaviorType.allCases {
      let words = SceneSchema.object(of: type).cases?.cases.map { $0.word } ?? []
      // One row if the properties do not depend on the word.
      let rows = words.map { (word: Optional($0), list: list(Self.properties(of: type, $0))) }
      let isOne = rows.allSatisfy { $0.list == rows.first?.list }
      for row in isOne ? [(word: nil, list: list(Self.properties(of: type, words.first)))] : rows
      where !row.list.isEmpty {
        let name = row.word.map { "`\(type.rawValue)` `\($0)`" } ?? "`\(type.rawValue)`"
        text += "| \(name) | \(row.list) |\n"
      }
    }
    let methods = TouchProperty.methods.map { "`touch.\($0.rawValue)(in: view)`" }
    for word in [ExpressionWord.animator, .contact, .touch, .each, .copied, .collectionView] {
      text += "| `\(word.rawValue)` | \(list(word.object?.properties ?? [])) |\n"
    }
    return text + """

      Centers and frames are in the coordinates of the superview, as in UIKit. A property of a behavior can be
      read once the behavior was added. All can be set but `items.count` and what UIKit ignores of such an
      attachment or field; the `anchorPoint` of a rail where it is held to a point. Of a vector each number can be set:
      `spring.anchorPoint.x`; the `contentOffset` of the collection view is set as a whole.

      A touch is told in the coordinates of the reference view; \(Sentence.joined(methods, "and"))
      give it in those of a view. Of a swipe it is the place where the finger came down, as in UIKit. Before the first
      touch the `state` is `"possible"`, the `view` is `""`, as it is of a gesture without one, a `scale` is 1 and all else is 0; a run warns where the
      `location` is read then.

      """
  }

  private static func properties(of type: BehaviorType, _ word: String?) -> [String] {
    ExpressionObject.behavior(0, BehaviorProperty.readable(of: type, word)).properties
  }

  private static var names: String {
    var text = """
      ## One thing, one name

      What a column of the rows shows has a short name, and UIKit's. Both are understood by `--columns`, in
      expressions (after the id) and in `set` and `animate`; `--columns center` is `--columns x,y`.

      | column | UIKit's name | can be set |
      |---|---|---|

      """
    for name in ItemValueName.all {
      let canBeSet = SettableGeometry(path: name.path) != nil
      text += "| `\(name.column)` | `\(name.path)` | \(canBeSet ? "yes" : "") |\n"
    }
    return text + """

      `addLinearVelocity` and `addAngularVelocity` change velocities. Set a frame as a whole (`"card.frame"`, four
      numbers) or in part (`frame.origin`, `frame.size`). As in UIKit, setting the frame of a rotated view changes
      its size. `tick` and `time` are columns and words alike.

      """
  }

  private static let random = """
    ## Random numbers

    `random` and `randomInt` take the numbers of SplitMix64 ([references](references.md)) that begin with
    `run.seed`, one after the other, in the order in which expressions are worked out: first those that are
    worked out when the scene is loaded, in the order in which they are written, then those of the run.
    Expectations, metrics and tolerances draw from a sequence of their own, so that they never change the motion. The
    same scene with the same seed has the same numbers on every machine; another seed has others. `random(a, b)` is a + u (b - a) with the upper 53 of
    64 bits as u; `randomInt(a, b)` draws again where a remainder would favour small numbers.

    """
}
