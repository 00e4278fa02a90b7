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
  /// The scene's words for those of other frameworks.
  private static let otherWords = [
    "circle": "ellipse", "oval": "ellipse", "round": "ellipse", "rect": "rectangle",
    "box": "rectangle", "settled": "stasis", "rest": "stasis", "forever": "timeLimit",
    "impulse": "instantaneous", "drag": "pan", "flick": "pan", "hold": "longPress",
    "press": "longPress", "fling": "pan", "doubleTap": "tap", "ease": "easeInOut",
    "instant": "instantaneous", "force": "continuous",
  ]

  /// A hint for a word of another framework, a UIKit class, or a misspelled word.
  fileprivate func wordHint(_ word: String, among names: [String]) -> String {
    let bare = OtherWords.word(
      ofClass: OtherWords.word(ofClass: word, "GestureRecognizer"), "Behavior")
    return Self.otherWords[word].flatMap { other in
      names.contains(other) ? "it is called \(quoted(other)) here" : nil
    }
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

  /// Returns the trigger meant by the name of a delegate method or of another framework's event.
  private static func happening(_ word: String) -> SceneHappening? {
    switch word {
    case "collision", "contact", "collide", "collided", "beganContact", "hit": .contactBegan
    case "animatorDidPause", "dynamicAnimatorDidPause", "didPause", "stasis", "rest", "settle",
      "settled":
      .pause
    case "animatorWillResume", "dynamicAnimatorWillResume", "willResume": .resume
    case "load", "viewDidLoad", "viewDidAppear", "appear": .start
    case "frame", "step", "update": .tick
    default: nil
    }
  }

  fileprivate func triggerHint(_ text: String, among known: [String]) -> String {
    let words = SceneHappening.allCases.map { $0.rawValue }
    return meantTrigger(text) ?? Suggestion.hint(nearest(to: text, among: known))
      ?? "use \(Sentence.list(words + ["emit:NAME", "GESTURE.began"]))"
  }

  private func meantTrigger(_ text: String) -> String? {
    if let found = Self.happening(text) { return "it is called \(quoted(found.rawValue)) here" }
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, names.gestures[parts[0]] != nil else { return nil }
    let state: SceneGesture.State? =
      switch parts[1] {
      case "start", "started", "begin", "down": .began
      case "move", "moved", "moving", "update", "updated", "change": .changed
      // In UIKit, `.recognized` equals `.ended`.
      case "end", "up", "finished", "lifted", "release", "released", "recognized": .ended
      case "cancel", "canceled": .cancelled
      default: nil
      }
    return state.map { "it is called \(quoted($0.name(of: parts[0]))) here" }
  }
}
