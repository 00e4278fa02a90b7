// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics
internal import UIDynamicsSceneFormat

/// Warns about unused parameters whose name resembles a used one; all others may serve command-line options.
extension SceneAdvice {
  /// With more unused parameters than this, they are probably not typos.
  private static let mostMisspelled = 10

  mutating func adviseOnParameters() {
    let names = scene.parameters.map { $0.name }
    let unused = unmentioned(names)
    if unused.isEmpty || unused.count > Self.mostMisspelled { return }
    let used = names.filter { !unused.contains($0) }
    for member in outline.root.members("parameters") {
      guard let name = outline.document.string(member.key), unused.contains(name),
        let hint = Suggestion.hint(for: name, among: used)
      else { continue }
      warn(
        .parameterWithoutUse, "the scene does not use the parameter \(quoted(name))",
        at: member.key, hint: hint)
    }
  }

  /// Returns the names that occur only in their own definition.
  private func unmentioned(_ names: [String]) -> Set<String> {
    var names = Set(names)
    if names.isEmpty { return [] }
    // Comparing lengths first avoids decoding most words.
    let lengths = Set(names.map { $0.utf8.count })
    for column in scene.columns {
      names.remove(wordsIn: Array(column.expression.text.utf8)[...], lengths)
    }
    let document = outline.document
    let bytes = document.source.bytes
    let own = outline.root.members("parameters").flatMap { [$0.key, $0.value] }
      .map { document.range(of: $0) }.ordered { $0.lower }
    var end = 0
    for range in own + [SourceRange(at: bytes.count)] where !names.isEmpty {
      names.remove(wordsIn: bytes[end..<max(end, range.lower)], lengths)
      end = range.upper
    }
    return names
  }
}

extension Set<String> {
  /// Removes each word, its parts around `-` (possibly a minus sign), and the word without the letter of an escape.
  fileprivate mutating func remove(wordsIn text: ArraySlice<UInt8>, _ lengths: Set<Int>) {
    let end = text.endIndex
    var (word, part) = (text.startIndex, text.startIndex)
    func drop(_ range: Range<Int>, from names: inout Set<String>) {
      guard lengths.contains(range.count) else { return }
      names.remove(String(decoding: text[range], as: UTF8.self))
    }
    for position in text.startIndex...end {
      let byte = position < end ? text[position] : ASCII.space
      if ASCII.isWord(byte) { continue }
      drop(part..<position, from: &self)
      part = position + 1
      if byte == ASCII.minus { continue }
      drop(word..<position, from: &self)
      if word < position, word > text.startIndex, text[word - 1] == ASCII.backslash {
        drop(word + 1..<position, from: &self)
      }
      word = position + 1
    }
  }
}
