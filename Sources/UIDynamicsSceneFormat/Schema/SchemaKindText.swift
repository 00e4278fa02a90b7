// SPDX-License-Identifier: MIT

/// The second column of a table's row: a kind, followed by modifiers after commas.
///
/// A kind is a word of `SchemaKind.named`, `words` for the words below the row, `list KIND NOUN`, `some KIND NOUN`
/// for one or a list, `map KIND` for an object with the ids of items as keys, or a number: `from 0 to 1`,
/// `above 0 s`. Alternatives are separated by `or`.
///
/// The modifiers are `required`, `at MOMENT` for the latest time when an expression can be computed, `stage NUMBER` for
/// the order of checks, `fewest`, `most` and `limit` for lists, `defines` for ids, `whole` for integers, and
/// `percent MEANING` for the meaning of 1, if integers from 10 to 100 are probably percentages.
struct SchemaKindText {
  private(set) var kind = SchemaKind.anything
  private(set) var isRequired = false
  private(set) var moment: ExpressionMoment?
  private(set) var stage = 0
  private let words: [SchemaWord]
  private var (fewest, most, limit): (Int, Int?, SceneLimit?) = (0, nil, nil)
  private var defines: SceneName.Kind?
  private var isWhole = false
  private var meaningOfOne: String?

  init(_ text: String, _ words: [SchemaWord]) {
    self.words = words
    let parts = SchemaTable.parts(of: text, at: ",")
    for index in parts.indices where index > 0 {
      modify(SchemaTable.parts(of: parts[index], at: " "))
    }
    kind = kind(SchemaTable.parts(of: parts[0], at: " "))
  }

  private mutating func modify(_ tokens: [String]) {
    let value = tokens[tokens.count - 1]
    switch tokens[0] {
    case "required": isRequired = true
    case "at": moment = ExpressionMoment(rawValue: value)
    case "stage": stage = Int(value) ?? 0
    case "fewest": fewest = Int(value) ?? 0
    case "most": most = Int(value)
    case "limit": limit = SceneLimit(rawValue: value)
    case "defines": defines = value == "view" ? .view : .item
    case "whole": isWhole = true
    case "percent": meaningOfOne = tokens.dropFirst().joined(separator: " ")
    default: assertionFailure("no modifier is called \(tokens[0])")
    }
    assert(tokens[0] != "at" || moment != nil, "no moment is called \(value)")
  }

  private func kind(_ tokens: [String]) -> SchemaKind {
    if tokens.count == 1 { return tokens[0] == "words" ? .word(words) : .named(tokens[0]) }
    if let or = tokens.firstIndex(of: "or") {
      return .either([kind(Array(tokens[..<or])), kind(Array(tokens[(or + 1)...]))])
    }
    if tokens[0] == "from" || tokens[0] == "above" { return .number(number(tokens)) }
    let (one, noun) = (kind([tokens[1]]), tokens.dropFirst(2).joined(separator: " "))
    switch tokens[0] {
    case "map": return .map(.dynamicItem, one)
    case "some": return .either([one, .list(SchemaList(of: one, noun, fewest: 1))])
    default:
      return .list(
        SchemaList(of: one, noun, fewest: fewest, most: most, limit: limit, defines: defines))
    }
  }

  private func number(_ tokens: [String]) -> SchemaNumber {
    let upper = tokens.count > 3 ? Double(tokens[3]) : nil
    return SchemaNumber(
      tokens.dropFirst(upper == nil ? 2 : 4).first ?? "1", from: Double(tokens[1]) ?? 0,
      to: limit == nil ? upper ?? SchemaNumber.largest : .infinity,
      excludesLower: tokens[0] == "above", isWhole: isWhole, limit: limit,
      takenFor: meaningOfOne.map { .percent(10...100, $0) })
  }
}
