// SPDX-License-Identifier: MIT

extension SchemaCheck {
  @discardableResult mutating func checkType(
    _ value: JSONValue, _ kind: SchemaKind, _ subject: Subject
  ) -> Bool {
    let found = document.kind(of: value)
    if kind.accepts(found) { return true }
    say(
      .wrongType, "\(subject.text) must be \(kind.noun), not \(found.noun)", at: value,
      hint: typeHint(value, kind, subject))
    return false
  }

  mutating func checkFormatVersion(_ value: JSONValue, _ subject: Subject) {
    guard checkType(value, .formatVersion, subject) else { return }
    if document.number(value) == SceneSchema.formatVersion { return }
    say(
      .unsupportedVersion,
      "only version \(Sentence.number(SceneSchema.formatVersion)) of the scene format is supported, "
        + "not \(document.writtenText(of: value))", at: value)
  }

  /// Words of other frameworks.
  private static let otherWords = [
    "circle": "ellipse", "oval": "ellipse", "round": "ellipse", "rect": "rectangle",
    "box": "rectangle", "settled": "stasis", "rest": "stasis", "forever": "timeLimit",
    "impulse": "instantaneous", "drag": "pan", "flick": "pan", "hold": "longPress",
    "press": "longPress", "fling": "pan", "doubleTap": "tap", "ease": "easeInOut",
    "instant": "instantaneous", "force": "continuous",
  ]

  mutating func checkWord(
    _ value: JSONValue, _ words: [SchemaWord], _ kind: SchemaKind, _ subject: Subject
  ) {
    guard checkType(value, kind, subject), let text = document.string(value) else { return }
    let names = words.map { $0.name }
    if names.contains(text) { return }
    let bare = Suggestion.word(ofClass: text, "GestureRecognizer")
    say(
      .unknownValue, "\(subject.text) cannot be \(quoted(text))", at: value,
      hint: Self.otherWords[text].flatMap { word in
        names.contains(word) ? "it is called \(quoted(word)) here" : nil
      }
        ?? Suggestion.hint(nearest(to: bare, among: names))
        ?? Sentence.choice("use", names))
  }
}
