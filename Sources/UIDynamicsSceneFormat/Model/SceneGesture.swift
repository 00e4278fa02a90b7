// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
package import UIDynamicsGeometry

/// A gesture recognizer and its touches.
package struct SceneGesture: Equatable, Sendable {
  package enum State: String, CaseIterable, Sendable {
    case began, changed, ended, cancelled, failed

    package var isEnd: Bool { self != .began && self != .changed }

    /// The name for scenes and records: "pan.began".
    package func name(of gesture: String) -> String { "\(gesture).\(rawValue)" }
  }

  enum Ending: String, CaseIterable {
    case ended, cancelled, failed, held

    var state: State? { State(rawValue: rawValue) }
  }

  package enum Kind: Equatable, Sendable {
    case pan, pinch, rotation
    case tap(Int)
    /// The minimum duration, s, and the allowed movement, pt.
    case longPress(Double, allowableMovement: Double)
    case swipe([SceneSwipeDirection])
    /// The share of the speed that remains after 1 ms.
    case scroll(Double)

    /// True if it is reported only once, upon recognition.
    package var isDiscrete: Bool {
      switch self {
      case .tap, .swipe: true
      case .pan, .pinch, .rotation, .longPress, .scroll: false
      }
    }

    /// True if its location is that of the first touch, as Apple documents for swipes.
    package var tellsWhereItBegan: Bool { type == .swipe }

    package var type: GestureType {
      switch self {
      case .pan: .pan
      case .pinch: .pinch
      case .rotation: .rotation
      case .tap: .tap
      case .longPress: .longPress
      case .swipe: .swipe
      case .scroll: .scroll
      }
    }

    package var fingers: Int { type.takesTwoFingers ? 2 : 1 }
  }

  package struct Touch: Equatable, Sendable {
    /// In s.
    package var time: Double
    /// In reference coordinates or those of `space`, pt; the midpoint of two fingers.
    package var location: CGPoint
    /// In pt/s; nil to derive it from earlier touches.
    package var velocity: CGVector?
    /// From the first finger to the second, pt; nil for one finger.
    package var spread: CGVector?
    package var stroke = 0
    /// The view of its own stroke; nil for that of the gesture.
    package var space: Int?
  }

  package var id: String
  package var kind = Kind.pan
  /// The touches of all strokes with strictly increasing times; empty before a recording is loaded.
  package var touches: [Touch]
  package var recording: SceneTouchRecording?
  /// The state after the last touch; nil if the finger stays down.
  package var ends: State? = .ended
  /// The view whose coordinates, at the beginning of a stroke, the touches use.
  package var space: Int?
  /// The views in which a stroke can begin; empty for anywhere.
  package var views: [Int] = []
  package var isEnabled = true

  package func begins(_ index: Int) -> Bool {
    index == 0 || touches[index - 1].stroke != touches[index].stroke
  }

  package func ends(_ index: Int) -> Bool {
    index == touches.count - 1 || touches[index + 1].stroke != touches[index].stroke
  }

  /// The state after a touch; every stroke but the last ends by lifting the finger.
  package func end(after index: Int) -> State? {
    if index == touches.count - 1 { return ends }
    return ends(index) ? .ended : nil
  }
}

/// Named as UIScrollView.DecelerationRate.
enum SceneDecelerationRate: String, CaseIterable {
  case normal, fast

  var rate: Double {
    switch self {
    case .normal: GestureFacts.normalDecelerationRate
    case .fast: GestureFacts.fastDecelerationRate
    }
  }
}

package enum SceneSwipeDirection: String, CaseIterable, Sendable {
  case right, left, up, down
}
