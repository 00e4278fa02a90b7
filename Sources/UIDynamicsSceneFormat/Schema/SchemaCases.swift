// SPDX-License-Identifier: MIT

/// How the word under one key decides which further keys an object needs and takes.
///
/// A key that no case speaks of goes with every word.
package struct SchemaCases: Sendable {
  /// The key that holds the word.
  package let selector: String
  /// The word that holds when the key is left out; nil where it cannot be left out.
  package let defaultWord: String?
  package let cases: [Case]
  /// The case of all other words, and of no word where none is the default; nil where there are none.
  package private(set) var others: Case?

  package struct Case: Sendable {
    package let word: String
    /// With an article, for sentences: "a pin attachment".
    let noun: String
    /// What to copy into a scene, as that of `SchemaObject`.
    let example: String?
    /// The keys that must be there.
    package let needs: [String]
    /// The keys that may be there.
    package let takes: [String]
    /// The keys that UIKit takes as well, and that change nothing.
    package let ignores: [String]
    /// The rows of all these keys, once they are placed in an object.
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

  /// These cases with the rows that their keys have in a table.
  func placed(in table: [SchemaKey]) -> SchemaCases {
    SchemaCases(
      selector: selector, defaultWord: defaultWord, cases: cases.map { $0.placed(in: table) },
      others: others?.placed(in: table))
  }

  /// The keys that do not go with every word, each once.
  package var governed: [String] {
    var keys: [String] = []
    for key in cases.flatMap({ $0.needs + $0.takes + $0.ignores }) where !keys.contains(key) {
      keys.append(key)
    }
    return keys
  }

  /// Whether a key does not go with every word.
  package func governs(_ key: String) -> Bool { cases.contains { $0.admits(key) } }

  /// The case of a word, or of the default word without one; nil for a word there is not.
  package func `case`(of word: String?) -> Case? {
    cases.first { $0.word == word ?? defaultWord } ?? others
  }
}
