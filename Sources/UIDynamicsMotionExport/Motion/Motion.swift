// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry
package import UIDynamicsTrajectory

/// A simulated motion, the input of every form.
package struct Motion: Sendable {
  /// The file name of the scene, without folders.
  package var scene: String
  package var title: String?
  package var version: String
  package var numericsID: String
  package var ticksPerSecond: Double
  package var firstTick = 0
  /// True if a finger is down at the first tick.
  package var beginsHeld = false
  /// The number of tick intervals; channels hold one value more.
  package var tickCount = 0
  /// The chosen items and their superviews; a superview precedes its subviews.
  package var items: [MotionItem]
  package var marks: [MotionMark] = []
  package var canvas: MotionCanvas?
  /// The reason why the run ended, without a period.
  package var reason = ""

  package init(
    scene: String, version: String, numericsID: String, ticksPerSecond: Double,
    items: [MotionItem], canvas: MotionCanvas?
  ) {
    (self.scene, self.version, self.numericsID) = (scene, version, numericsID)
    (self.ticksPerSecond, self.items, self.canvas) = (ticksPerSecond, items, canvas)
  }
}

extension Motion {
  var heading: String { title ?? scene }

  /// The duration in seconds.
  package var duration: Double { Double(tickCount) / ticksPerSecond }

  package var chosen: [MotionItem] { items.filter { $0.isChosen } }
}

/// One item's motion: six channels and the visibility, one value per tick.
package struct MotionItem: Sendable {
  package var id: String
  package var shape: MotionShape
  package var style = ItemStyle()
  /// The index of the superview in the motion; `nil` for the reference view.
  package var superview: Int?
  /// False for superviews that were not requested.
  package var isChosen: Bool
  /// The center in pt, in superview coordinates.
  package var x: [Double] = []
  package var y: [Double] = []
  /// The rotation in rad, clockwise on screen.
  package var angle: [Double] = []
  package var width: [Double] = []
  package var height: [Double] = []
  /// The opacity, not multiplied by the opacity of superviews.
  package var alpha: [Double] = []
  /// The origin of the bounds in pt, from which subviews are placed.
  package var originX: [Double] = []
  package var originY: [Double] = []
  /// The visibility at each tick; hidden items keep their last or first visible pose.
  package var isShown: [Bool] = []
  /// The ticks, from the motion's first, at which contacts begin.
  package var contacts: [Int] = []

  package init(id: String, shape: MotionShape, superview: Int?, isChosen: Bool) {
    (self.id, self.shape, self.superview) = (id, shape, superview)
    self.isChosen = isChosen
  }

  /// The distance from the center to the farthest corner, in pt; converts angles to distances.
  var reach: Double {
    let (w, h) = (width.max() ?? 0, height.max() ?? 0)
    return max(0.5 * (w * w + h * h).squareRoot(), 1e-3)
  }
}

package enum MotionShape: Equatable, Sendable {
  case rectangle
  case ellipse
  /// A closed outline around the center, in pt.
  case path([PathElement])
}

package struct MotionCanvas: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
  package var fill: StyleColor?
  package var isScrolled = false

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

package struct MotionMark: Equatable, Sendable {
  package var tick: Int
  package var text: String
}
