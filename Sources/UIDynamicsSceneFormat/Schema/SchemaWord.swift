// SPDX-License-Identifier: MIT

package struct SchemaWord: Sendable {
  package let name: String
  /// The description; empty if the word is self-explanatory.
  let doc: String

  init(_ name: String, _ doc: String) { (self.name, self.doc) = (name, doc) }
}

extension [SchemaWord] {
  /// The cases of an enum with their descriptions; `nil` excludes a case.
  static func all<Word: RawRepresentable<String> & CaseIterable>(
    of _: Word.Type, _ doc: (Word) -> String?
  ) -> [SchemaWord] {
    Word.allCases.compactMap { word in doc(word).map { SchemaWord(word.rawValue, $0) } }
  }
}
