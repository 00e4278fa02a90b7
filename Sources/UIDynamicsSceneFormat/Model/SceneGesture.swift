// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
package import UIDynamicsGeometry

/// A gesture recognizer and its touches.
package struct SceneGesture: Equatable, Sendable {
  package enum State: String, CaseIterable, Sendable {
    case began, changed, ended, cancelled, failed

    package var isEnd: Bool { self != .began && self != .changed }

    /// The name used in scenes and records: "pan.began".
    package func name(of gesture: String) -> String { "\(gesture).\(rawValue)" }
  }

  enum Ending: String, CaseIterable {
    case ended, cancelled, failed, held

    var state: State? { State(rawValue: rawValue) }
  }

  package enum Kind: Equatable, Sendable {
    case pan, pinch, rotation
    case tap(Int)
    /// The minimum duration in s and the allowed movement in pt.
    case longPress(Double, allowableMovement: Double)
    case swipe([SceneSwipeDirection])
    /// The fraction of the speed that remains after 1 ms.
    case scroll(Double)

    /// True if the gesture is reported only once, when it is recognized.
    package var isDiscrete: Bool {
      switch self {
      case .tap, .swipe: true
      case .pan, .pinch, .rotation, .longPress, .scroll: false
      }
    }

    /// True if the gesture's location is that of the first touch, as Apple documents for swipes.
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
    /// The time in seconds.
    package var time: Double
    /// The location in pt, in reference coordinates or those of `space`; for two fingers, their midpoint.
    package var location: CGPoint
    /// The velocity in pt/s; `nil` to derive it from earlier touches.
    package var velocity: CGVector?
    /// The vector from the first finger to the second in pt; `nil` for one finger.
    package var spread: CGVector?
    package var stroke = 0
    /// The view that the touch's stroke specifies; `nil` to use that of the gesture.
    package var space: Int?
  }

  package var id: String
  package var kind = Kind.pan
  /// The touches of all strokes, with strictly increasing times; empty until a recording is loaded.
  package var touches: [Touch]
  package var recording: SceneTouchRecording?
  /// The state after the last touch; `nil` if the finger stays down.
  package var ends: State? = .ended
  /// The view whose coordinates at the start of a stroke apply to the touches.
  package var space: Int?
  /// The views in which a stroke can start; empty if it can start anywhere.
  package var views: [Int] = []
  package var isEnabled = true

  package func begins(_ index: Int) -> Bool {
    index == 0 || touches[index - 1].stroke != touches[index].stroke
  }

  package func ends(_ index: Int) -> Bool {
    index == touches.count - 1 || touches[index + 1].stroke != touches[index].stroke
  }

  /// The state after a touch; every stroke except the last ends by lifting the finger.
  package func end(after index: Int) -> State? {
    if index == touches.count - 1 { return ends }
    return ends(index) ? .ended : nil
  }
}

/// A deceleration rate, named as in `UIScrollView.DecelerationRate`.
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
