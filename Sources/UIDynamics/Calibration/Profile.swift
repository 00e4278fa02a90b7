// SPDX-License-Identifier: MIT

/// Which of UIKit's measured peculiarities are reproduced.
///
/// Peculiarities that move items belong to the likeness and are on; those that crash, leak or lose
/// data are never reproduced and have no switch here: an identifier given to a second boundary
/// replaces the first, and `removeAllBehaviors()` inside an action leaves `behaviors` empty.
package struct Profile: Equatable, Sendable {
  /// Length of a sub-step, s.
  package var subStep = UIKitConstants.subStep

  /// Removing any gravity behavior ends gravity for all, even if another is left.
  ///
  /// Off: the one added last among those left rules from then on.
  package var gravityEndsWithAnyBehavior = true

  /// Collision behaviors are numbered by a count, so that one added after a removal may share its
  /// categories with another, and their items meet.
  ///
  /// Off: each takes the smallest number that is free.
  package var collisionNumbersAreCounted = true

  /// An item that leaves its item behavior stays anchored and charged.
  ///
  /// Off: these two go back to their defaults like everything else.
  package var anchorOutlivesBehavior = true

  /// A boundary path of two points is touched but stops nothing.
  ///
  /// Off: it is the segment between them.
  package var twoPointPathStopsNothing = true

  /// With a screen scale, `updateItem(usingCurrentState:)` does not turn the bodies of views, layout
  /// attributes and groups.
  ///
  /// Off: it turns them if the new rotation shows.
  package var roundedItemsKeepTheirAngle = true

  /// The current release of UIKit as measured.
  package static let uikit = Profile()

  package init() {}
}
