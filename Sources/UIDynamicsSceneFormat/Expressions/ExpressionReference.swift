// SPDX-License-Identifier: MIT

/// What a name in an expression stands for, worked out when the scene is loaded.
///
/// Parameters are constants and leave no reference. Components of vectors (`.x`, `.dy`, `.width`) are
/// taken by the expression itself.
package enum ExpressionReference: Hashable, Sendable {
  /// `time`, s, and `tick` of the run.
  case time, tick
  /// `animator.elapsedTime`, s, and `animator.isRunning`.
  case elapsedTime, isRunning
  /// The place of a variable in the list of variables.
  case variable(Int)
  case referenceView(GeometryProperty)
  /// The place of an item among the views followed by the items.
  case item(Int, GeometryProperty)
  case motion(Int, MotionProperty)
  /// The place of a behavior in the list of behaviors.
  case behavior(Int, BehaviorProperty)
  /// Whether a behavior is registered, and how many items it has.
  case isAdded(Int), itemCount(Int)
  case contact(ContactProperty)
  case touch(TouchProperty)
  /// The place of a gesture in the list of gestures.
  case gesture(Int, GestureProperty)
  case sample(SampleProperty)
  case each(EachProperty)
  case collectionView(CollectionViewProperty)
  /// The last copy that was made.
  case copied(EachProperty)
}

/// What the expressions of a contact event know.
package enum ContactProperty: String, CaseIterable, Sendable {
  /// Where the two began to touch, in reference coordinates; in a `contactEnded` event a fault.
  case point
  /// Ids; `other` and `boundary` are empty where there is none, as at the implicit boundary.
  case item, other, boundary

  package var type: ExpressionType { self == .point ? .vector : .string }
}

/// What is known of the touch of the running gesture event, otherwise of the last touch there was.
package enum TouchProperty: String, CaseIterable, Sendable {
  /// In reference coordinates, pt and pt/s; the translation from where the stroke began.
  case location, velocity, translation
  /// "began", "changed", "ended", "cancelled" or "failed".
  case state
  /// When the touch happened, s: `time` is that of the tick that delivers it.
  case time
  /// Of two fingers: how far they are apart, as a multiple of how far they were in the beginning, and how
  /// far they have turned, rad.
  case scale, rotation
  /// How fast these change, 1/s and rad/s.
  case scaleVelocity, rotationVelocity
  /// How many fingers are down.
  case numberOfTouches
  /// The id of the view in which the stroke began; empty where the gesture is for any place.
  case view

  package var type: ExpressionType {
    switch self {
    case .location, .velocity, .translation: .vector
    case .state, .view: .string
    case .time, .scale, .rotation, .scaleVelocity, .rotationVelocity, .numberOfTouches: .number
    }
  }
}

/// What is known of a gesture.
package enum GestureProperty: String, CaseIterable, Sendable {
  case isEnabled
  /// As of a touch; "possible" while nothing is recognized.
  case state

  package var type: ExpressionType { self == .state ? .string : .boolean }
}

/// What the force of a custom field is computed from.
package enum SampleProperty: String, CaseIterable, Sendable {
  case position, velocity, mass, charge, time

  package var type: ExpressionType {
    self == .position || self == .velocity ? .vector : .number
  }
}
