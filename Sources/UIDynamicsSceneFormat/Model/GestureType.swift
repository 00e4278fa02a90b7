// SPDX-License-Identifier: MIT

/// A kind of gesture recognizer; the raw value is the word in a scene.
package enum GestureType: String, CaseIterable, Sendable {
  case pan, tap, longPress, swipe, pinch, rotation, scroll

  package var noun: String { self == .longPress ? "a long press" : "a \(rawValue)" }

  var sentence: String {
    switch self {
    case .pan: "A finger that moves"
    case .tap: "A finger that touches and lifts"
    case .longPress: "A finger that stays in place"
    case .swipe: "A finger that moves quickly in one direction"
    case .pinch: "Two fingers that move together or apart"
    case .scroll: "A finger that scrolls the collection view"
    case .rotation: "Two fingers that rotate around each other"
    }
  }

  /// The name of UIKit's class; `nil` for a scroll, which the collection view recognizes.
  package var className: String? {
    self == .scroll ? nil : "UI\(capitalized(rawValue))GestureRecognizer"
  }

  var takesTwoFingers: Bool { self == .pinch || self == .rotation }
}
