// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
package import UIDynamicsGeometry

/// A gesture recognizer and the touches it is given.
package struct SceneGesture: Equatable, Sendable {
  package enum State: String, CaseIterable, Sendable {
    case began, changed, ended, cancelled, failed

    /// Whether a gesture in this state is over.
    package var isEnd: Bool { self != .began && self != .changed }

    /// As scenes and records call it, of a gesture with an id: "pan.began".
    package func name(of gesture: String) -> String { "\(gesture).\(rawValue)" }
  }

  /// How a scene says that the last stroke ends.
  enum Ending: String, CaseIterable {
    case ended, cancelled, failed, held

    var state: State? { State(rawValue: rawValue) }
  }

  package enum Kind: Equatable, Sendable {
    case pan, pinch, rotation
    /// The number of taps.
    case tap(Int)
    /// A finger that stays for so many seconds, and no further than so many points.
    case longPress(Double, allowableMovement: Double)
    case swipe([SceneSwipeDirection])
    /// What is left of the speed of the content after a millisecond.
    case scroll(Double)

    /// Whether it is told of once, when it was recognized.
    package var isDiscrete: Bool {
      switch self {
      case .tap, .swipe: true
      case .pan, .pinch, .rotation, .longPress, .scroll: false
      }
    }

    /// Whether the place that it tells is that of the first touch, as Apple documents it of swipes.
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
    /// In reference coordinates or those of `space`, pt; the middle of two fingers.
    package var location: CGPoint
    /// In pt/s; nil where it follows from where the finger was.
    package var velocity: CGVector?
    /// From the first finger to the second, pt; nil for one finger.
    package var spread: CGVector?
    package var stroke = 0
  }

  package var id: String
  package var kind = Kind.pan
  /// Those of all strokes, with strictly increasing times; none until a recording has been read.
  package var touches: [Touch]
  /// The file that the touches come from.
  package var recording: SceneTouchRecording?
  /// The state that follows the last touch; nil for a finger that stays down.
  package var ends: State? = .ended
  /// The view in whose coordinates the touches are, as it is when a stroke begins.
  package var space: Int?
  /// The views in one of which a stroke has to begin, by their places; empty for any place.
  package var views: [Int] = []
  package var isEnabled = true

  /// Whether a touch is the first of its stroke.
  package func begins(_ place: Int) -> Bool {
    place == 0 || touches[place - 1].stroke != touches[place].stroke
  }

  /// Whether a touch is the last of its stroke.
  package func ends(_ place: Int) -> Bool {
    place == touches.count - 1 || touches[place + 1].stroke != touches[place].stroke
  }

  /// The state that follows a touch: only the last stroke ends otherwise than by lifting the finger.
  package func end(after place: Int) -> State? {
    if place == touches.count - 1 { return ends }
    return ends(place) ? .ended : nil
  }
}

/// How fast scrolled content slows down, by the names of UIScrollView.DecelerationRate.
enum SceneDecelerationRate: String, CaseIterable {
  case normal, fast

  /// What is left of the speed after a millisecond.
  var rate: Double {
    switch self {
    case .normal: GestureFacts.normalDecelerationRate
    case .fast: GestureFacts.fastDecelerationRate
    }
  }
}

/// Where a finger goes that swipes.
package enum SceneSwipeDirection: String, CaseIterable, Sendable {
  case right, left, up, down
}
