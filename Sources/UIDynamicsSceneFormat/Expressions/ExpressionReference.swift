// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

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
  case linearVelocity(Int), angularVelocity(Int)
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

/// Geometry of a view or an item; the raw value is what is written behind its id.
package enum GeometryProperty: String, CaseIterable, Sendable {
  case center, angle
  case frameOrigin = "frame.origin"
  case frameSize = "frame.size"
  case frameMinX = "frame.minX"
  case frameMidX = "frame.midX"
  case frameMaxX = "frame.maxX"
  case frameMinY = "frame.minY"
  case frameMidY = "frame.midY"
  case frameMaxY = "frame.maxY"
  case frameWidth = "frame.width"
  case frameHeight = "frame.height"
  case boundsOrigin = "bounds.origin"
  case boundsSize = "bounds.size"
  case boundsMinX = "bounds.minX"
  case boundsMidX = "bounds.midX"
  case boundsMaxX = "bounds.maxX"
  case boundsMinY = "bounds.minY"
  case boundsMidY = "bounds.midY"
  case boundsMaxY = "bounds.maxY"
  case boundsWidth = "bounds.width"
  case boundsHeight = "bounds.height"
  /// The size of the reference view or of a layout's content; short for `bounds.size`.
  case size

  package var type: ExpressionType {
    switch self {
    case .center, .frameOrigin, .frameSize, .boundsOrigin, .boundsSize, .size: .vector
    case .angle, .frameMinX, .frameMidX, .frameMaxX, .frameMinY, .frameMidY, .frameMaxY,
      .frameWidth, .frameHeight, .boundsMinX, .boundsMidX, .boundsMaxX, .boundsMinY, .boundsMidY,
      .boundsMaxY, .boundsWidth, .boundsHeight:
      .number
    }
  }

  /// The property of something with this geometry.
  package func value(
    _ center: CGPoint, _ bounds: CGRect, _ frame: CGRect, angle: CGFloat
  ) -> ExpressionValue {
    switch self {
    case .center: .point(center)
    case .angle: .number(angle)
    case .frameOrigin: .point(frame.origin)
    case .frameSize: .size(frame.size)
    case .frameMinX: .number(frame.minX)
    case .frameMidX: .number(frame.midX)
    case .frameMaxX: .number(frame.maxX)
    case .frameMinY: .number(frame.minY)
    case .frameMidY: .number(frame.midY)
    case .frameMaxY: .number(frame.maxY)
    case .frameWidth: .number(frame.width)
    case .frameHeight: .number(frame.height)
    case .boundsOrigin: .point(bounds.origin)
    case .boundsSize, .size: .size(bounds.size)
    case .boundsMinX: .number(bounds.minX)
    case .boundsMidX: .number(bounds.midX)
    case .boundsMaxX: .number(bounds.maxX)
    case .boundsMinY: .number(bounds.minY)
    case .boundsMidY: .number(bounds.midY)
    case .boundsMaxY: .number(bounds.maxY)
    case .boundsWidth: .number(bounds.width)
    case .boundsHeight: .number(bounds.height)
    }
  }
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
    case .scale, .rotation, .scaleVelocity, .rotationVelocity, .numberOfTouches: .number
    }
  }
}

/// What is known of the collection view, pt.
package enum CollectionViewProperty: String, CaseIterable, Sendable {
  /// The origin of the bounds.
  case contentOffset
  case contentSize
  case boundsSize = "bounds.size"
  case boundsMinX = "bounds.minX"
  case boundsMidX = "bounds.midX"
  case boundsMaxX = "bounds.maxX"
  case boundsMinY = "bounds.minY"
  case boundsMidY = "bounds.midY"
  case boundsMaxY = "bounds.maxY"
  case boundsWidth = "bounds.width"
  case boundsHeight = "bounds.height"

  /// The property of a view that it is.
  private var ofView: GeometryProperty? { GeometryProperty(rawValue: rawValue) }

  package var type: ExpressionType { ofView?.type ?? .vector }

  package func value(_ bounds: CGRect, content: CGSize) -> ExpressionValue {
    guard let ofView else { return self == .contentSize ? .size(content) : .point(bounds.origin) }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return ofView.value(middle, bounds, bounds, angle: 0)
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
    switch self {
    case .position, .velocity: .vector
    case .mass, .charge, .time: .number
    }
  }
}
