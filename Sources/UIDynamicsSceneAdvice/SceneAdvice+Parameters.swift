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
    let document = outline.document
    let bytes = document.source.bytes
    let own = outline.root.members("parameters").flatMap { [$0.key, $0.value] }
      .map { document.range(of: $0) }.ordered { $0.lower }
    var (texts, end) = (scene.columns.map { Array($0.expression.text.utf8)[...] }, 0)
    for range in own + [SourceRange(at: bytes.count)] {
      texts.append(bytes[end..<max(end, range.lower)])
      end = range.upper
    }
    // Comparing lengths first avoids decoding most words.
    let lengths = Set(names.map { $0.utf8.count })
    for text in texts {
      for word in text.split(whereSeparator: { !ASCII.isWord($0) && $0 != ASCII.minus }) {
        // A hyphen is part of a name, or a minus sign; after a backslash, a letter is an escape such as \t.
        let isEscaped = text[..<word.startIndex].last == ASCII.backslash
        for part in [word, word.dropFirst(isEscaped ? 1 : 0)] + word.split(separator: ASCII.minus)
        where lengths.contains(part.count) {
          names.remove(String(decoding: part, as: UTF8.self))
        }
      }
    }
    return names
  }
}
