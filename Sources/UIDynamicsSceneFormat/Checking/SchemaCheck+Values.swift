// SPDX-License-Identifier: MIT

extension SchemaCheck {
  @discardableResult mutating func checkType(
    _ value: JSONValue, _ kind: SchemaKind, _ subject: Subject
  ) -> Bool {
    let found = document.kind(of: value)
    if kind.accepts(found) { return true }
    report(
      .wrongType, "\(subject.text) must be \(kind.noun), not \(found.noun)", at: value,
      hint: hint(for: .type(value, kind, subject, self)).text)
    return false
  }

  mutating func checkFormatVersion(_ value: JSONValue, _ subject: Subject) {
    guard checkType(value, .formatVersion, subject) else { return }
    if document.number(value) == SceneSchema.formatVersion { return }
    report(
      .unsupportedVersion,
      "only version \(Sentence.number(SceneSchema.formatVersion)) of the scene format is supported, "
        + "not \(document.writtenText(of: value))", at: value)
  }

  mutating func checkWord(
    _ value: JSONValue, _ words: [SchemaWord], _ kind: SchemaKind, _ subject: Subject
  ) {
    guard checkType(value, kind, subject), let text = document.string(value) else { return }
    let names = words.map { $0.name }
    if names.contains(text) { return }
    report(
      .unknownValue, "\(subject.text) cannot be \(quoted(text))", at: value,
      hint: hint(for: .word(text, among: names, self)).text)
  }
}
