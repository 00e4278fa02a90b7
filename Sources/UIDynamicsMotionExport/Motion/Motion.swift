// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// A motion that was played or read: what every form is written from.
package struct Motion: Sendable {
  /// The name of the scene's file without its folders.
  package var scene: String
  /// The scene's own title.
  package var title: String?
  package var version: String
  package var numericsID: String
  package var ticksPerSecond: Double
  /// The number of the tick with which the motion begins.
  package var firstTick = 0
  /// How many ticks lead from the first to the last.
  package var tickCount = 0
  /// Chosen items, and the superviews without which their places would not be known; a superview
  /// stands before what lies in it.
  package var items: [MotionItem]
  package var marks: [MotionMark] = []
  /// The rectangle of the reference view; nil without one.
  package var canvas: MotionCanvas?
  /// Why the run ended, as a sentence without a full stop.
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
  /// What a drawing is called: the scene's title, or the name of its file.
  var heading: String { title ?? scene }

  /// In s.
  package var duration: Double { Double(tickCount) / ticksPerSecond }

  /// The items that were asked for.
  package var chosen: [MotionItem] { items.filter { $0.isChosen } }
}

/// What one item does: one number per tick in each of six channels, and whether it is there.
package struct MotionItem: Sendable {
  package var id: String
  package var shape: MotionShape
  /// How it is drawn, where the scene says so.
  package var style = ItemStyle()
  /// The place of the superview among the motion's items; nil for the reference view.
  package var superview: Int?
  /// False for a superview that is there for others.
  package var isChosen: Bool
  /// The center in pt, in the coordinates of the superview.
  package var x: [Double] = []
  package var y: [Double] = []
  /// In rad, clockwise on screen.
  package var angle: [Double] = []
  /// The size of the bounds in pt.
  package var width: [Double] = []
  package var height: [Double] = []
  /// The opacity, without those of its superviews.
  package var alpha: [Double] = []
  /// The origin of the bounds in pt, from which what lies in it counts its places.
  package var originX: [Double] = []
  package var originY: [Double] = []
  /// Whether it is in the hierarchy; while it is not, its pose is where it was last seen, or where it will
  /// be seen first.
  package var isShown: [Bool] = []
  /// The ticks, counted from the motion's first, that show the beginning of a contact.
  package var contacts: [Int] = []

  package init(id: String, shape: MotionShape, superview: Int?, isChosen: Bool) {
    (self.id, self.shape, self.superview) = (id, shape, superview)
    self.isChosen = isChosen
  }

  /// From the center to the farthest corner, in pt: what turns an angle into a way.
  var reach: Double {
    let (w, h) = (width.max() ?? 0, height.max() ?? 0)
    return max(0.5 * (w * w + h * h).squareRoot(), 1e-3)
  }
}

/// The outline of an item.
package enum MotionShape: Equatable, Sendable {
  /// The bounds.
  case rectangle
  /// The ellipse in the bounds.
  case ellipse
  /// A closed outline around the center, in pt.
  case path([MotionPathStep])
}

/// A step of an outline.
package enum MotionPathStep: Equatable, Sendable {
  case move(Spot)
  case line(Spot)
  case cubic(Spot, Spot, Spot)
  case close
}

/// A rectangle in the coordinates of the reference view, in pt.
package struct MotionCanvas: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
  package var fill: StyleColor?

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// Something that happened, for players that can jump to it.
package struct MotionMark: Equatable, Sendable {
  /// Counted from the motion's first tick.
  package var tick: Int
  package var text: String
}
