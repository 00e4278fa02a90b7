// SPDX-License-Identifier: MIT

/// The parsed value of an event's `on`.
package enum SceneTriggerText: Equatable {
  case word(SceneHappening)
  /// A state of a gesture; `nil` matches any state.
  case gesture(id: String, state: SceneGesture.State?)
  case emit(String)

  package static let emitPrefix = "emit:"

  init?(_ text: String) {
    if let word = SceneHappening(rawValue: text) {
      self = .word(word)
    } else if text.hasPrefix(Self.emitPrefix) {
      let name = String(text.dropFirst(Self.emitPrefix.count))
      guard SceneIdentifier.isValid(name) else { return nil }
      self = .emit(name)
    } else {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count <= 2, SceneIdentifier.isValid(String(parts[0])) else { return nil }
      let state = parts.count == 2 ? SceneGesture.State(rawValue: String(parts[1])) : nil
      if parts.count == 2, state == nil { return nil }
      self = .gesture(id: String(parts[0]), state: state)
    }
  }

  static var pattern: String {
    let states = SceneGesture.State.allCases.map { $0.rawValue }.joined(separator: "|")
    return "^(\(others)|\(SceneIdentifier.pattern)(\\.(\(states)))?)$"
  }

  static var patternWithoutGestures: String { "^(\(others))$" }

  private static var others: String {
    let words = SceneHappening.allCases.map { $0.rawValue }.joined(separator: "|")
    return "\(words)|\(emitPrefix)\(SceneIdentifier.pattern)"
  }
}
