// SPDX-License-Identifier: MIT

/// The state of an item as displayed at one tick, in the engine's precision.
package struct ItemState: Equatable, Sendable {
  /// The center in the superview's coordinates, in pt.
  package var x: Float
  package var y: Float
  /// The rotation in radians, clockwise on screen; it may exceed a full revolution.
  package var angle: Float
  /// The velocity, in pt/s; 0 for an item without a body.
  package var vx: Float = 0
  package var vy: Float = 0
  /// The angular velocity, in rad/s.
  package var omega: Float = 0
  /// The size of the bounds, in pt.
  package var width: Float
  package var height: Float
  /// The origin of the bounds, in pt; subviews are positioned relative to it.
  package var origin = Spot(0, 0)
  /// `true` if the item is in the view hierarchy below the reference view; only then does it have rows.
  package var isShown = true
  package var alpha: Float = 1
  package var isAwake = false
  /// `nil` if the item does not belong to any behavior.
  package var body: BodyPose?
  /// The edges of the frame, which are computed only on request.
  package var extent = Extent()

  package init(x: Float, y: Float, angle: Float, width: Float, height: Float) {
    (self.x, self.y, self.angle, self.width, self.height) = (x, y, angle, width, height)
  }

  /// The magnitude of the velocity, in pt/s.
  package var speed: Float {
    // In `Double`, the squares of finite `Float` values cannot overflow.
    let (dx, dy) = (Double(vx), Double(vy))
    return Float((dx * dx + dy * dy).squareRoot())
  }

  /// The pose of the body in reference coordinates, in pt and rad; not rounded to pixels.
  package struct BodyPose: Equatable, Sendable {
    package var x: Float
    package var y: Float
    package var angle: Float

    package init(x: Float, y: Float, angle: Float) {
      (self.x, self.y, self.angle) = (x, y, angle)
    }
  }

  /// The bounding rectangle in the superview's coordinates, in pt.
  package struct Extent: Equatable, Sendable {
    package var minX: Float = 0
    package var minY: Float = 0
    package var maxX: Float = 0
    package var maxY: Float = 0

    package init(minX: Float = 0, minY: Float = 0, maxX: Float = 0, maxY: Float = 0) {
      (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }
  }
}

extension ItemState {
  package var nonFiniteColumn: Column? {
    let isSound =
      x.isFinite && y.isFinite && angle.isFinite && vx.isFinite && vy.isFinite && omega.isFinite
      && width.isFinite && height.isFinite
    if isSound { return nil }
    return Column.defaultColumns.first { single(of: $0)?.isFinite == false }
  }
}
