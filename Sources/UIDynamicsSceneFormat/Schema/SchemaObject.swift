// SPDX-License-Identifier: MIT

/// A kind of object: the keys it may have and how they go together.
package struct SchemaObject: Sendable {
  /// With an article, for sentences: "a view".
  package let noun: String
  package let keys: [SchemaKey]
  package let rules: [SchemaRule]
  /// Which keys go with which word, where one of the keys holds a word that decides it.
  package let cases: SchemaCases?
  /// For each rule and each of its alternatives, the places of its keys in `keys`.
  let ruleRows: [[[Int]]]
  /// Whether its keys are looked at in another order than that of the text.
  let hasStages: Bool
  /// Whether it may stand for several, one for each item of a list.
  let isRepeatable: Bool
  let isBehavior: Bool

  /// Makes an object from its rows; every object also takes a `$comment`.
  init(
    _ noun: String, keys: [SchemaKey], rules: [SchemaRule] = [], cases: SchemaCases? = nil
  ) {
    self.noun = noun
    self.keys = keys + [.comment]
    self.rules = rules
    self.cases = cases
    isRepeatable = keys.contains { $0.name == "forEach" }
    isBehavior = keys.contains { $0 === SceneSchema.filter }
    hasStages = keys.contains { $0.stage != 0 }
    ruleRows = rules.map { rule in
      rule.alternatives.map { alternative in
        alternative.keys.compactMap { name in keys.firstIndex { $0.name == name } }
      }
    }
  }

  /// Puts rows into the order of their stages; within one they keep theirs.
  func inStages(_ rows: [Int]) -> [Int] {
    rows.enumerated().sorted {
      (keys[$0.element].stage, $0.offset) < (keys[$1.element].stage, $1.offset)
    }.map(\.element)
  }
}
