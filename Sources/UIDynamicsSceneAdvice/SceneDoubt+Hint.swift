// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsSceneFormat

extension SceneDoubt {
  var hint: SceneHint {
    switch self {
    case .type(let value, let kind, let subject, let check):
      SceneHint(check.typeHint(value, kind, subject))
    case .length(let value, let counts, let document):
      SceneHint(document.hintOfDecimalCommas(in: value, counts))
    case .key(let name, let object, let known, let check):
      check.keyHint(name, of: object, known)
    case .word(let word, let names, let check): SceneHint(check.wordHint(word, among: names))
    case .trigger(let text, let known, let check):
      SceneHint(check.triggerHint(text, among: known))
    }
  }
}

extension JSONDocument {
  /// A hint for decimal commas without a space, as in `[0,5, 1]`, if they explain a wrong count.
  func hintOfDecimalCommas(in array: JSONValue, _ counts: [Int]) -> String? {
    var numbers: [String] = []
    var end = -1
    var mayGoOn = false
    for element in elements(of: array) {
      guard kind(of: element) == .number else { return nil }
      let (range, text) = (range(of: element), sourceText(of: element))
      if end + 1 == range.lower {
        guard mayGoOn, text.utf8.allSatisfy(ASCII.isDigit) else { return nil }
        numbers[numbers.count - 1] += ".\(text)"
        mayGoOn = false
      } else {
        numbers.append(text)
        mayGoOn = text.utf8.allSatisfy { ASCII.isDigit($0) || $0 == ASCII.minus }
      }
      end = range.upper
    }
    guard counts.contains(numbers.count) else { return nil }
    return Suggestion.decimalPoint("[\(numbers.joined(separator: ", "))]")
  }
}

extension SchemaCheck {
  /// A hint for a word of another framework, a UIKit class, or a misspelled word.
  fileprivate func wordHint(_ word: String, among names: [String]) -> String {
    let bare = OtherWords.word(
      ofClass: OtherWords.word(ofClass: word, "GestureRecognizer"), "Behavior")
    return OtherWords.values[word]?.first(where: names.contains)
      .map { "it is called \(quoted($0)) here" }
      ?? (names.contains("attachment") ? Self.kindHint(for: word) : nil)
      ?? (names.contains("addBehavior") ? Self.deed(word) : nil)
      ?? Suggestion.hint(nearest(to: bare, among: names)) ?? Sentence.choice("use", names)
  }

  private static func kindHint(for name: String) -> String? {
    switch name {
    case "spring", "settle":
      return "to settle at a point, use a \"field\" with \"field\": \"spring\" and \"response\";"
        + " between items, use an \"attachment\" with \"frequency\""
    case "rope": return "for a rope, use \"attachment\" with \"attachment\": \"limit\""
    case "floor", "wall", "boundary": return "add it to the \"boundaries\" of a collision behavior"
    default: break
    }
    // UIKit's factory methods have names such as "magneticField".
    func word(without suffix: String) -> String {
      name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    }
    if let attachment = AttachmentType(rawValue: word(without: "Attachment")) {
      return "use \"attachment\" with \"attachment\": \(quoted(attachment.rawValue))"
    }
    return FieldKind(rawValue: word(without: "Field")).map {
      "use \"field\" with \"field\": \(quoted($0.rawValue))"
    }
  }

  fileprivate func triggerHint(_ text: String, among known: [String]) -> String {
    let words = SceneHappening.allCases.map { $0.rawValue }
    return meantTrigger(text) ?? Suggestion.hint(nearest(to: text, among: known))
      ?? "use \(Sentence.list(words + ["emit:NAME", "GESTURE.began"]))"
  }

  private func meantTrigger(_ text: String) -> String? {
    if let found = OtherWords.values[text]?.first(where: { SceneHappening(rawValue: $0) != nil }) {
      return "it is called \(quoted(found)) here"
    }
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, names.gestures[parts[0]] != nil else { return nil }
    let state = OtherWords.values[parts[1]]?.lazy
      .compactMap { SceneGesture.State(rawValue: $0) }.first
    return state.map { "it is called \(quoted($0.name(of: parts[0]))) here" }
  }
}
