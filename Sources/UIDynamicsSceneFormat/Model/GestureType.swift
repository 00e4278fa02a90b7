// SPDX-License-Identifier: MIT

/// A kind of gesture recognizer; the raw value is the word in a scene.
package enum GestureType: String, CaseIterable, Sendable {
  case pan, tap, longPress, swipe, pinch, rotation, scroll

  package var noun: String { self == .longPress ? "a long press" : "a \(rawValue)" }

  /// The name of UIKit's class; `nil` for a scroll, which the collection view recognizes.
  package var className: String? {
    self == .scroll ? nil : "UI\(capitalized(rawValue))GestureRecognizer"
  }

  var takesTwoFingers: Bool { self == .pinch || self == .rotation }
}
