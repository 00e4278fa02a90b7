// SPDX-License-Identifier: MIT

/// A kind of object: the keys it may have and how they go together.
package final class SchemaObject: Sendable {
  /// With an article, for sentences: "a view".
  package let noun: String
  /// What to copy into a scene, for the help; nil where there is nothing.
  ///
  /// It is valid in a scene with the views `card` and `slot`, the variable `score`, and behaviors `fall`,
  /// `box`, `props` and `all`. An object that stands in another is shown with that around it.
  let example: String?
  package let keys: [SchemaKey]
  package let rules: [SchemaRule]
  /// Which keys go with which word, where one of the keys holds a word that decides it.
  package let cases: SchemaCases?
  /// The rows that no object may lack.
  let requiredRows: RowSet
  /// Of a behavior: its properties in the order in which they are set, and their rows.
  let properties: [BehaviorProperty]
  let propertyRows: [Int]
  /// Of `cases`: the rows that do not go with every word.
  private let governedRows: RowSet
  /// The highest stage of its keys, which are looked at stage by stage.
  let lastStage: Int
  /// Whether it may stand for several, one for each item of a list.
  let isRepeatable: Bool
  let isBehavior: Bool

  /// Makes an object from its rows; every object also takes a `$comment`.
  init(
    _ noun: String, example: String? = nil, keys: [SchemaKey], rules: [SchemaRule] = [],
    cases: SchemaCases? = nil
  ) {
    (self.noun, self.example) = (noun, example)
    self.keys = keys + [.comment]
    self.rules = rules.map { $0.placed(in: keys) }
    self.cases = cases?.placed(in: keys)
    isRepeatable = keys.contains { $0.isCalled("forEach") }
    isBehavior = keys.contains { $0 === SceneSchema.filter }
    lastStage = keys.reduce(0) { max($0, $1.stage) }
    var (properties, rows) = ([BehaviorProperty](), [Int]())
    for property in isBehavior ? BehaviorProperty.allCases : [] {
      let name = property.rawValue
      guard let row = keys.firstIndex(where: { $0.isCalled(name) }) else { continue }
      properties.append(property)
      rows.append(row)
    }
    (self.properties, propertyRows) = (properties, rows)
    // The case of all other words does not make a key depend on the word.
    governedRows = self.cases?.cases.reduce(RowSet()) { $0.union($1.rows) } ?? RowSet()
    requiredRows = RowSet(keys.indices.filter { keys[$0].isRequired })
  }

  /// The row of a key; nil for a name that is none.
  func row(of name: String) -> Int? { keys.firstIndex { $0.isCalled(name) } }

  /// Whether a key goes with a word of `cases`, or with every word; nil stands for no word.
  func takes(_ row: Int, with word: String?) -> Bool {
    guard let cases, governedRows.contains(row) else { return true }
    return cases.case(of: word)?.rows.contains(row) ?? false
  }

  /// Whether an object has what it needs and nothing that excludes another, given the rows it has.
  func isComplete(with rows: RowSet) -> Bool {
    guard rows.contains(requiredRows) else { return false }
    for rule in rules where !rule.isKept(by: rows) { return false }
    return true
  }
}
