// SPDX-License-Identifier: MIT

/// What a gesture recognizer looks for; the raw value is the word in a scene.
package enum GestureType: String, CaseIterable, Sendable {
  case pan, tap, longPress, swipe, pinch, rotation, scroll

  /// With an article, for sentences.
  package var noun: String { self == .longPress ? "a long press" : "a \(rawValue)" }

  /// What the fingers do, for the reference.
  var sentence: String {
    switch self {
    case .pan: "A finger that moves"
    case .tap: "A finger that comes and goes"
    case .longPress: "A finger that stays where it is"
    case .swipe: "A finger that goes quickly in one direction"
    case .pinch: "Two fingers that change their distance"
    case .scroll: "A finger that moves the content of the collection view"
    case .rotation: "Two fingers that turn about each other"
    }
  }

  /// UIKit's class; nil for a scroll, which a collection view recognizes by itself.
  package var className: String? {
    self == .scroll ? nil : "UI\(capitalized(rawValue))GestureRecognizer"
  }

  /// Whether two fingers make it.
  var takesTwoFingers: Bool { self == .pinch || self == .rotation }
}
