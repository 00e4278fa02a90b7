// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// Views that collide otherwise than they show.
extension SceneAdvice {
  /// As a rotation in rad, what is nothing to see.
  private static let leastTurn = 1e-3

  /// A body has the turn of the view's own transform: one in a turned superview shows another.
  mutating func adviseOnTurnedSuperviews() {
    for item in colliding.sorted() where item < scene.views.count && hasCorners(item) {
      guard let place = scene.views[item].superview else { continue }
      let turn = turn(of: place)
      if turn.remainder(dividingBy: 2 * .pi).magnitude <= Self.leastTurn { continue }
      let degrees = (turn * 180 / .pi).rounded()
      warn(
        .turnedSuperview,
        "\(quoted(ids[item])) collides as if its superview \(quoted(ids[place])) were not turned by"
          + " \(Sentence.number(degrees))°: as in UIKit, a body has the view's own turn alone",
        at: reader(ofItem: item), "superview",
        hint: "a view of the reference view shows how it collides")
    }
  }

  /// Whether a turn makes another outline of it.
  private func hasCorners(_ item: Int) -> Bool {
    let view = scene.views[item]
    return view.collisionBounds != .ellipse || view.size.width != view.size.height
  }

  /// How far a view and those around it are turned, rad.
  private func turn(of item: Int) -> Double {
    var (turn, next) = (0.0, Int?.some(item))
    while let view = next {
      turn += scene.views[view].angle
      next = scene.views[view].superview
    }
    return turn
  }
}
