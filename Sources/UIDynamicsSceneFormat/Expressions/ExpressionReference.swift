// SPDX-License-Identifier: MIT

/// A resolved name in an expression; indices refer to the lists of the scene.
///
/// Parameters are inlined. Components of vectors (`.x`, `.dy`, `.width`) are separate nodes.
package enum ExpressionReference: Hashable, Sendable {
  case time, tick
  case elapsedTime, isRunning
  case variable(Int)
  case referenceView(GeometryProperty)
  /// An index into the views followed by the items.
  case item(Int, GeometryProperty)
  case motion(Int, MotionProperty)
  case behavior(Int, BehaviorProperty)
  /// A Boolean that is true while a behavior is registered with the animator, and the behavior's number of items.
  case isAdded(Int), itemCount(Int)
  case contact(ContactProperty)
  case touch(TouchProperty)
  case gesture(Int, GestureProperty)
  case sample(SampleProperty)
  case each(EachProperty)
  case collectionView(CollectionViewProperty)
  case copied(EachProperty)
}

/// Values that are available in a contact event.
package enum ContactProperty: String, CaseIterable, Sendable {
  /// The first contact point in reference coordinates; not available in a `contactEnded` event.
  case point
  /// Ids; `other` is empty for a contact with a boundary, and `boundary` for the implicit boundary or an item.
  case item, other, boundary

  package var type: ExpressionType { self == .point ? .vector : .string }
}

/// Values of the touch in the current gesture event, or else of the last touch.
package enum TouchProperty: String, CaseIterable, Sendable {
  /// In reference coordinates, in pt and pt/s; the translation is relative to the start of the stroke.
  case location, velocity, translation
  /// "began", "changed", "ended", "cancelled" or "failed".
  case state
  /// The time of the touch itself in s, unlike the name `time`, which is that of the delivering tick.
  case time
  /// The distance between two fingers relative to the initial one, and their rotation since the start in rad.
  case scale, rotation
  /// In 1/s and rad/s.
  case scaleVelocity, rotationVelocity
  case numberOfTouches
  /// The id of the view in which the stroke started; empty for a gesture without a view.
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
  /// The state of the touch, or "possible" before recognition.
  case state

  package var type: ExpressionType { self == .state ? .string : .boolean }
}

package enum SampleProperty: String, CaseIterable, Sendable {
  case position, velocity, mass, charge, time

  package var type: ExpressionType {
    self == .position || self == .velocity ? .vector : .number
  }
}
