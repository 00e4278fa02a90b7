// SPDX-License-Identifier: MIT

/// Parameters that nothing asks for and that are called almost as another: a misspelled one of a merged file.
///
/// Others may be there for the columns and goals of a command line.
extension SceneAdvice {
  mutating func adviseOnParameters() {
    let names = scene.parameters.map(\.name)
    for member in outline.root.members("parameters") {
      guard let name = outline.document.string(member.key), names.contains(name),
        let hint = Suggestion.hint(for: name, among: names.filter { $0 != name }),
        !isMentioned(name, outside: member)
      else { continue }
      warn(
        .parameterWithoutUse, "nothing in the scene uses the parameter \(quoted(name))",
        at: member.key, hint: hint)
    }
  }

  /// Whether a name stands anywhere else, be it as a part of a word: then something may use it.
  private func isMentioned(_ name: String, outside member: JSONDocument.Member) -> Bool {
    if scene.columns.contains(where: { $0.expression.text.contains(name) }) { return true }
    let own = [member.key, member.value].map { outline.document.range(of: $0) }
    let (name, bytes) = (Array(name.utf8), outline.document.source.bytes)
    return bytes.indices.contains { place in
      bytes[place] == name[0] && bytes[place...].starts(with: name)
        && !own.contains { $0.lower <= place && place < $0.upper }
    }
  }
}
