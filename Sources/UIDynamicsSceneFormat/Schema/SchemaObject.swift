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

  convenience init(_ text: String) { self.init(SchemaTable(SchemaTable.lines(of: text))) }

  init(_ table: SchemaTable) {
    (noun, example) = (table.noun, table.example)
    (keys, rules, cases) = (table.keys, table.rules, table.cases)
    var (required, last, repeats, filters) = (RowSet(), 0, false, false)
    for row in table.keys.indices {
      let key = table.keys[row]
      if key.isRequired { required.insert(row) }
      last = max(last, key.stage)
      repeats = repeats || key.name == "forEach"
      filters = filters || key.name == "where"
    }
    (requiredRows, lastStage, isRepeatable, isBehavior) = (required, last, repeats, filters)
    var properties: [(property: BehaviorProperty, row: Int)] = []
    for property in filters ? BehaviorProperty.allCases : [] {
      let name = property.rawValue
      for row in table.keys.indices where table.keys[row].name == name {
        properties.append((property, row))
      }
    }
    self.properties = properties
    // The case for all other words does not make a key depend on the word.
    governedRows = cases?.cases.reduce(RowSet()) { $0.union($1.rows) } ?? RowSet()
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
