// SPDX-License-Identifier: MIT

/// What one item shows at one tick, in the precision in which the engine holds it.
package struct ItemState: Equatable, Sendable {
  /// The center in pt, in the coordinates of the superview.
  package var x: Float
  package var y: Float
  /// The rotation in rad, clockwise on screen; not wrapped to one turn.
  package var angle: Float
  /// The linear velocity in pt/s; 0 for an item that no behavior moves.
  package var vx: Float = 0
  package var vy: Float = 0
  /// The angular velocity in rad/s.
  package var omega: Float = 0
  /// The size of the bounds in pt.
  package var width: Float
  package var height: Float
  /// The origin of the bounds in pt: what lies in the item counts its places from there.
  package var origin = Spot(0, 0)
  /// Whether the item is in the hierarchy of the reference view: only then it has rows.
  package var isShown = true
  /// The opacity of the item itself, without those of its superviews.
  package var alpha: Float = 1
  /// Whether the engine is moving the item: false at rest, and for an item without a body.
  package var isAwake = false
  /// The body behind the item; nil while no behavior controls the item.
  package var body: BodyPose?
  /// The frame, filled only for a run whose rows ask for it.
  package var extent = Extent()

  package init(x: Float, y: Float, angle: Float, width: Float, height: Float) {
    (self.x, self.y, self.angle, self.width, self.height) = (x, y, angle, width, height)
  }

  /// The length of the linear velocity in pt/s.
  package var speed: Float {
    // In Double the squares of finite Floats cannot overflow.
    let (dx, dy) = (Double(vx), Double(vy))
    return Float((dx * dx + dy * dy).squareRoot())
  }

  /// Where the engine has the item: reference coordinates in pt, rad, never rounded to pixels.
  package struct BodyPose: Equatable, Sendable {
    package var x: Float
    package var y: Float
    package var angle: Float

    package init(x: Float, y: Float, angle: Float) {
      (self.x, self.y, self.angle) = (x, y, angle)
    }
  }

  /// The smallest upright rectangle around the item in pt, in the coordinates of the superview.
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
  /// The first column that is infinite or not a number; nil in a sound state.
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
