// SPDX-License-Identifier: MIT

/// A resolved name in an expression; indices are into the lists of the scene.
///
/// Parameters are inlined. Components of vectors (`.x`, `.dy`, `.width`) have their own nodes.
package enum ExpressionReference: Hashable, Sendable {
  case time, tick
  case elapsedTime, isRunning
  case variable(Int)
  case referenceView(GeometryProperty)
  /// An index into the views followed by the items.
  case item(Int, GeometryProperty)
  case motion(Int, MotionProperty)
  case behavior(Int, BehaviorProperty)
  /// The registration of a behavior with the animator, and the number of its items.
  case isAdded(Int), itemCount(Int)
  case contact(ContactProperty)
  case touch(TouchProperty)
  case gesture(Int, GestureProperty)
  case sample(SampleProperty)
  case each(EachProperty)
  case collectionView(CollectionViewProperty)
  case copied(EachProperty)
}

/// Values available in a contact event.
package enum ContactProperty: String, CaseIterable, Sendable {
  /// The first contact point in reference coordinates; a fault in a `contactEnded` event.
  case point
  /// Ids; `other` and `boundary` can be empty, as `boundary` is for the implicit boundary.
  case item, other, boundary

  package var type: ExpressionType { self == .point ? .vector : .string }
}

/// Values of the touch in the current gesture event, otherwise of the last touch.
package enum TouchProperty: String, CaseIterable, Sendable {
  /// In reference coordinates, pt and pt/s; translation starts at the beginning of the stroke.
  case location, velocity, translation
  /// "began", "changed", "ended", "cancelled" or "failed".
  case state
  /// The time of the touch itself, s; `time` is that of the tick that delivers it.
  case time
  /// The distance of two fingers relative to the start, and their rotation since then, rad.
  case scale, rotation
  /// In 1/s and rad/s.
  case scaleVelocity, rotationVelocity
  case numberOfTouches
  /// The id of the view in which the stroke began; empty for a gesture without a view.
  case view

  package var type: ExpressionType {
    switch self {
    case .location, .velocity, .translation: .vector
    case .state, .view: .string
    case .time, .scale, .rotation, .scaleVelocity, .rotationVelocity, .numberOfTouches: .number
    }
  }
}

package enum GestureProperty: String, CaseIterable, Sendable {
  case isEnabled
  /// A state of the touch, or "possible" before recognition.
  case state

  package var type: ExpressionType { self == .state ? .string : .boolean }
}

package enum SampleProperty: String, CaseIterable, Sendable {
  case position, velocity, mass, charge, time

  package var type: ExpressionType {
    self == .position || self == .velocity ? .vector : .number
  }
}
