// SPDX-License-Identifier: MIT

/// Rules for keys that depend on a word; keys that no case lists are always accepted.
package struct SchemaCases: Sendable {
  package let selector: String
  /// The word that applies if the key is absent; `nil` if the key is required.
  package let defaultWord: String?
  package let cases: [Case]
  /// The case for all other words, and for an absent word without a default.
  package let others: Case?

  /// Reads a row with the selector and the default word, and a row for each word.
  init(_ columns: [String], _ rows: [[String]], in table: [SchemaKey]) {
    (selector, defaultWord) = (columns[1], columns.count > 2 ? columns[2] : nil)
    let all = rows.indices.filter { !rows[$0][0].hasPrefix("{") }.map { index in
      let example = index + 1 < rows.count ? rows[index + 1][0] : ""
      return Case(rows[index], example: example.hasPrefix("{") ? example : nil, in: table)
    }
    cases = all.filter { !$0.word.isEmpty }
    others = all.first { $0.word.isEmpty }
  }

  package struct Case: Sendable {
    package let word: String
    package let noun: String
    let example: String?
    package let needs: [String]
    package let takes: [String]
    /// The keys that UIKit accepts but ignores.
    package let ignores: [String]
    /// The indices of all keys of this case.
    let rows: RowSet

    init(_ columns: [String], example: String?, in table: [SchemaKey]) {
      let lists = columns.dropFirst(3).map { SchemaTable.parts(of: $0, at: " ") }
      func keys(_ column: Int) -> [String] {
        column < lists.count ? lists[column] : []
      }
      (word, noun, self.example) = (columns[1], columns[2], example)
      (needs, takes, ignores) = (keys(0), keys(1), keys(2))
      rows = RowSet(of: needs + takes + ignores, in: table)
    }

    package func admits(_ key: String) -> Bool {
      needs.contains(key) || takes.contains(key) || ignores.contains(key)
    }
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
