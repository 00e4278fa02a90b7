// SPDX-License-Identifier: MIT

/// A kind of object, with its keys and the rules between them.
package final class SchemaObject: Sendable {
  package let noun: String
  /// An example for the help.
  ///
  /// It is valid in a scene with the views `card` and `slot`, the variable `score`, and the behaviors `fall`,
  /// `box`, `props` and `all`. A nested object is shown inside its parent.
  package let example: String?
  package let keys: [SchemaKey]
  package let rules: [SchemaRule]
  /// The rules that depend on a word in the object.
  package let cases: SchemaCases?
  let requiredRows: RowSet
  /// The properties of a behavior and their rows, in the order in which they are applied.
  let properties: [(property: BehaviorProperty, row: Int)]
  /// The rows that depend on the word of `cases`.
  private let governedRows: RowSet
  let lastStage: Int
  let isRepeatable: Bool
  package let isBehavior: Bool

  init(
    _ noun: String, example: String? = nil, keys: [SchemaKey], rules: [SchemaRule] = [],
    cases: SchemaCases? = nil
  ) {
    (self.noun, self.example) = (noun, example)
    self.keys = keys + [.comment]
    self.rules = rules.map { $0.placed(in: keys) }
    self.cases = cases?.placed(in: keys)
    isRepeatable = keys.contains { $0.name == "forEach" }
    isBehavior = keys.contains { $0 === SceneSchema.filter }
    lastStage = keys.reduce(0) { max($0, $1.stage) }
    let all = isBehavior ? BehaviorProperty.allCases : []
    properties = all.compactMap { property in
      keys.firstIndex { $0.name == property.rawValue }.map { (property, $0) }
    }
    // The case for all other words does not make a key depend on the word.
    governedRows = self.cases?.cases.reduce(RowSet()) { $0.union($1.rows) } ?? RowSet()
    requiredRows = RowSet(keys.indices.filter { keys[$0].isRequired })
  }

  package var knownKeys: [String] {
    keys.map { $0.name }.filter { $0 != SchemaKey.comment.name }
  }

  func row(of name: String) -> Int? { keys.firstIndex { $0.name == name } }

  /// True if a key is accepted with a word of `cases`; `nil` means no word.
  func takes(_ row: Int, with word: String?) -> Bool {
    guard let cases, governedRows.contains(row) else { return true }
    return cases.case(of: word)?.rows.contains(row) ?? false
  }

  /// True if an object with these rows satisfies all requirements and rules.
  func isComplete(with rows: RowSet) -> Bool {
    guard rows.contains(requiredRows) else { return false }
    for rule in rules where !rule.isKept(by: rows) { return false }
    return true
  }
}
