// SPDX-License-Identifier: MIT

public import UIDynamics
internal import UIDynamicsFacts

open class UITapGestureRecognizer: UIGestureRecognizer {
  deinit {}

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
  deinit {}

  open var minimumPressDuration: TimeInterval = GestureFacts.minimumPressDuration
  open var allowableMovement = CGFloat(GestureFacts.allowableMovement)
  open var numberOfTapsRequired = 0
}

/// A gesture recognizer for swipes; its location is where the swipe began.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  deinit {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  /// The directions of swipes.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

/// A gesture recognizer for pinches; tests set its scale and velocity.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  deinit {}

  open var scale: CGFloat = 1
  open var velocity: CGFloat = 0
}

/// A gesture recognizer for rotations; tests set its rotation and velocity.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  deinit {}

  open var rotation: CGFloat = 0
  open var velocity: CGFloat = 0
}
