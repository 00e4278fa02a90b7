// SPDX-License-Identifier: MIT

/// One of the words a key may hold.
package struct SchemaWord: Sendable {
  package let name: String
  /// Empty for a word that says what it means.
  let doc: String

  init(_ name: String, _ doc: String) { (self.name, self.doc) = (name, doc) }
}

extension [SchemaWord] {
  /// Those of an enum of the model, in its order, with what each means; nil for one that cannot stand there.
  static func all<Word: RawRepresentable<String> & CaseIterable>(
    of _: Word.Type, _ doc: (Word) -> String?
  ) -> [SchemaWord] {
    Word.allCases.compactMap { word in doc(word).map { SchemaWord(word.rawValue, $0) } }
  }
}
