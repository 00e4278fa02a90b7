// SPDX-License-Identifier: MIT

/// Rules for keys that depend on a word; keys that no case lists are always accepted.
package struct SchemaCases: Sendable {
  package let selector: String
  /// The word that applies if the key is absent; `nil` if the key is required.
  package let defaultWord: String?
  package let cases: [Case]
  /// The case for all other words, and for an absent word without a default.
  package private(set) var others: Case?

  package struct Case: Sendable {
    package let word: String
    package let noun: String
    let example: String?
    package let needs: [String]
    package let takes: [String]
    /// The keys that UIKit accepts but ignores.
    package let ignores: [String]
    /// The indices of all keys of this case, after `placed(in:)`.
    let rows: RowSet

    init(
      _ word: String, _ noun: String, example: String? = nil, needs: [String] = [],
      takes: [String] = [], ignores: [String] = [], in table: [SchemaKey] = []
    ) {
      (self.word, self.noun, self.example) = (word, noun, example)
      (self.needs, self.takes, self.ignores) = (needs, takes, ignores)
      rows = RowSet(of: needs + takes + ignores, in: table)
    }

    package func admits(_ key: String) -> Bool {
      needs.contains(key) || takes.contains(key) || ignores.contains(key)
    }

    func placed(in table: [SchemaKey]) -> Case {
      Case(word, noun, example: example, needs: needs, takes: takes, ignores: ignores, in: table)
    }
  }

  func placed(in table: [SchemaKey]) -> SchemaCases {
    SchemaCases(
      selector: selector, defaultWord: defaultWord, cases: cases.map { $0.placed(in: table) },
      others: others?.placed(in: table))
  }

  package var governed: [String] {
    var keys: [String] = []
    for key in cases.flatMap({ $0.needs + $0.takes + $0.ignores }) where !keys.contains(key) {
      keys.append(key)
    }
    return keys
  }

  package func governs(_ key: String) -> Bool { cases.contains { $0.admits(key) } }

  /// The case for a word; `nil` means the default word.
  package func `case`(of word: String?) -> Case? {
    cases.first { $0.word == word ?? defaultWord } ?? others
  }
}
