// SPDX-License-Identifier: MIT

/// What stands under the `on` of an event, taken apart.
package enum SceneTriggerText: Equatable {
  case word(Word)
  /// A gesture in a state, or in any.
  case gesture(id: String, state: SceneGesture.State?)
  case emit(String)

  /// What happens in every scene.
  package enum Word: String, CaseIterable {
    case start, tick, pause, resume, contactBegan, contactEnded
    case didScroll, didEndDecelerating, willDisplay, didEndDisplaying

    /// What sets it off, for the help.
    var sentence: String {
      switch self {
      case .start: "Once, before the first tick"
      case .tick: "After every tick of the run"
      case .pause: "When the animator pauses, because everything rests"
      case .resume: "When the animator goes on after a pause"
      case .contactBegan: "When an item begins to touch another item or a boundary"
      case .contactEnded: "When an item no longer touches another item or a boundary"
      case .didScroll: "When the contentOffset of the collection view has changed"
      case .didEndDecelerating: "When a collection view that was let go of stands still"
      case .willDisplay: "For each cell that comes into the visible part of the collection view"
      case .didEndDisplaying: "For each cell that has left the visible part of the collection view"
      }
    }

    var isContact: Bool { self == .contactBegan || self == .contactEnded }

    /// Whether it is about a cell, which is `each` then.
    var isDisplay: Bool { self == .willDisplay || self == .didEndDisplaying }
  }

  package static let emitPrefix = "emit:"

  init?(_ text: String) {
    if let word = Word(rawValue: text) {
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

  /// What triggers look like, as a pattern of JSON Schema.
  static var pattern: String {
    let words = Word.allCases.map(\.rawValue).joined(separator: "|")
    let states = SceneGesture.State.allCases.map(\.rawValue).joined(separator: "|")
    let id = SceneIdentifier.pattern
    return "^(\(words)|\(emitPrefix)\(id)|\(id)(\\.(\(states)))?)$"
  }
}
