// SPDX-License-Identifier: MIT

/// Parameters that nothing asks for and that are called almost as one that is asked for: a misspelled one of a merged file.
///
/// Others may be there for the columns and goals of a command line.
extension SceneAdvice {
  /// More than these are no slips.
  private static let mostMisspelled = 10

  mutating func adviseOnParameters() {
    let names = scene.parameters.map(\.name)
    let unused = unmentioned(names)
    if unused.isEmpty || unused.count > Self.mostMisspelled { return }
    let used = names.filter { !unused.contains($0[...]) }
    for member in outline.root.members("parameters") {
      guard let name = outline.document.string(member.key), unused.contains(name[...]),
        let hint = Suggestion.hint(for: name, among: used)
      else { continue }
      warn(
        .parameterWithoutUse, "nothing in the scene uses the parameter \(quoted(name))",
        at: member.key, hint: hint)
    }
  }

  /// The names that stand nowhere but where they are given a value.
  private func unmentioned(_ names: [String]) -> Set<Substring> {
    var names = Set(names.map { $0[...] })
    if names.isEmpty { return [] }
    for column in scene.columns { names.remove(wordsOf: column.expression.text[...]) }
    let document = outline.document
    let own = outline.root.members("parameters").flatMap { [$0.key, $0.value] }
      .map { document.range(of: $0) }.sorted { $0.lower < $1.lower }
    var end = 0
    for range in own + [SourceRange(at: document.source.bytes.count)] where !names.isEmpty {
      names.remove(wordsOf: document.source.text(in: SourceRange(end, range.lower))[...])
      end = range.upper
    }
    return names
  }
}

extension Set<Substring> {
  /// Removes every word of a text; of one with `-` its parts as well, as that may be a minus, and of
  /// one behind a backslash what follows the escape.
  fileprivate mutating func remove(wordsOf text: Substring) {
    for run in text.utf8.split(whereSeparator: { !ASCII.isWord($0) && $0 != ASCII.minus }) {
      remove(Substring(run))
      for part in run.split(separator: ASCII.minus) { remove(Substring(part)) }
      let isEscape = text.utf8[..<run.startIndex].last == ASCII.backslash
      if isEscape { remove(Substring(run.dropFirst())) }
    }
  }
}
