// SPDX-License-Identifier: MIT

/// The thresholds of gesture recognizers.
///
/// Apple documents those of the long press. The others are values on which an app can rely (docs/reference/constants.md).
package enum GestureFacts {
  /// The largest movement during a tap or press, pt (UILongPressGestureRecognizer.allowableMovement).
  package static let allowableMovement = 10.0
  /// The shortest duration of a press, s (UILongPressGestureRecognizer.minimumPressDuration).
  package static let minimumPressDuration = 0.5
  /// The longest time between consecutive taps, s.
  package static let longestTapInterval = 0.35
  /// The largest distance between consecutive taps, pt.
  package static let farthestTap = 40.0
  /// The shortest length of a swipe, and its largest sideways movement, pt.
  package static let swipeDistance = 50.0
  /// The longest duration of a swipe, s.
  package static let longestSwipe = 0.5
  /// The time span over which finger velocity is measured, s; our choice, because UIKit's filter is not public.
  package static let velocityWindow = 0.1
  /// The longest pause before a lift at the same point that still throws, s; our choice.
  package static let longestLift = 0.05
  /// The fraction of a scroll view's speed that remains after 1 ms (UIScrollView.DecelerationRate).
  package static let normalDecelerationRate = 0.998
  package static let fastDecelerationRate = 0.99
  /// The speed of content beyond the edge, as a fraction of the finger's; common in reimplementations, not from Apple.
  package static let rubberBand = 0.55
  /// The rate of the critically damped spring that pulls content back from beyond the edge, 1/s; our choice.
  package static let bounceRate = 10.0
  /// The distance from the resting position, pt, at which scrolling stops.
  package static let restOfScroll = 0.1
}
