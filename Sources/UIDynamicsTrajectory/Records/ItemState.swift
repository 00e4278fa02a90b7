// SPDX-License-Identifier: MIT

/// The displayed state of an item at one tick, in the engine's precision.
package struct ItemState: Equatable, Sendable {
  /// The center in superview coordinates, in pt.
  package var x: Float
  package var y: Float
  /// The unwrapped rotation in radians, clockwise on screen.
  package var angle: Float
  /// In pt/s; 0 without a body.
  package var vx: Float = 0
  package var vy: Float = 0
  /// In rad/s.
  package var omega: Float = 0
  /// The size of the bounds, in pt.
  package var width: Float
  package var height: Float
  /// The origin of the bounds, in pt, which is the origin for subviews.
  package var origin = Spot(0, 0)
  /// `true` if the item is in the hierarchy of the reference view; only then it has rows.
  package var isShown = true
  package var alpha: Float = 1
  package var isAwake = false
  /// `nil` if no behavior controls the item.
  package var body: BodyPose?
  /// The frame, computed only on request.
  package var extent = Extent()

  package init(x: Float, y: Float, angle: Float, width: Float, height: Float) {
    (self.x, self.y, self.angle, self.width, self.height) = (x, y, angle, width, height)
  }

  /// In pt/s.
  package var speed: Float {
    // In Double, squares of finite Floats cannot overflow.
    let (dx, dy) = (Double(vx), Double(vy))
    return Float((dx * dx + dy * dy).squareRoot())
  }

  /// The pose of the body in reference coordinates, in pt and rad, not rounded to pixels.
  package struct BodyPose: Equatable, Sendable {
    package var x: Float
    package var y: Float
    package var angle: Float

    package init(x: Float, y: Float, angle: Float) {
      (self.x, self.y, self.angle) = (x, y, angle)
    }
  }

  /// The bounding rectangle in superview coordinates, in pt.
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
    let columns: [(Column, Float)] = [
      (.x, x), (.y, y), (.angle, angle), (.vx, vx), (.vy, vy), (.omega, omega), (.width, width),
      (.height, height),
    ]
    return columns.first { !$0.1.isFinite }?.0
  }
}
