// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// Views that collide otherwise than they show.
extension SceneAdvice {
  /// As a rotation in rad, what is nothing to see.
  private static let leastTurn = 1e-3

  /// A body has the turn of the view's own transform: one in a turned superview shows another.
  mutating func adviseOnTurnedSuperviews() {
    for item in colliding.sorted() where item < scene.views.count && hasCorners(item) {
      guard let place = turnedSuperview(of: item) else { continue }
      let degrees = (turn(of: place) * 180 / .pi).rounded()
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

  /// The superview of a view, if it and those around it are turned in the end.
  private func turnedSuperview(of item: Int) -> Int? {
    guard let superview = scene.views[item].superview else { return nil }
    let turn = turn(of: superview).remainder(dividingBy: 2 * .pi)
    return turn.magnitude > Self.leastTurn ? superview : nil
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
