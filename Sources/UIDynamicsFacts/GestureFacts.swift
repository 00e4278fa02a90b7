// SPDX-License-Identifier: MIT

/// What gesture recognizers ask of fingers.
///
/// Apple documents those of a long press. The others are not documented: they are what an app can rely on,
/// rounded to the strict side (docs/constants.md).
package enum GestureFacts {
  /// How far a finger may move that presses or taps, pt: UILongPressGestureRecognizer.allowableMovement.
  package static let allowableMovement = 10.0
  /// How long it must press, s: UILongPressGestureRecognizer.minimumPressDuration.
  package static let minimumPressDuration = 0.5
  /// The longest time from one tap to the next of several, s.
  package static let longestTapInterval = 0.35
  /// How far from there the next may be, pt.
  package static let farthestTap = 40.0
  /// How far a finger must go that swipes, pt, and how far it may go to the side.
  package static let swipeDistance = 50.0
  /// The longest time that may take, s.
  package static let longestSwipe = 0.5
  /// How long before a touch the velocity of its finger is measured, s.
  ///
  /// Ours: UIKit's filter is not public.
  package static let velocityWindow = 0.1
  /// The longest rest, s, after which a lift at the same place still throws.
  ///
  /// Ours: fingers are often lifted a little after their last move.
  package static let longestLift = 0.05
  /// What is left of the speed of a scroll view after a millisecond: UIScrollView.DecelerationRate.
  package static let normalDecelerationRate = 0.998
  package static let fastDecelerationRate = 0.99
  /// How fast content follows a finger at the edge, as a part of the finger's speed.
  ///
  /// Known from how UIScrollView is rebuilt everywhere, not from Apple.
  package static let rubberBand = 0.55
  /// The rate of the critically damped spring that brings it back, 1/s.
  ///
  /// Ours: that of stiffness 100 and mass 1.
  package static let bounceRate = 10.0
  /// How much of its way may be left when it stands still, pt.
  package static let restOfScroll = 0.1
}
