// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsNumerics
internal import UIDynamicsSceneFormat

extension SceneAdvice {
  /// True for a visible rotation, in radians.
  private static func isSeen(_ rotation: Double) -> Bool {
    rotation.remainder(dividingBy: 2 * .pi).magnitude > 1e-3
  }

  private static func degrees(_ rotation: Double) -> String {
    Sentence.number((rotation * 180 / .pi).rounded()) + "°"
  }

  /// Warns about colliding views in rotated superviews, because a body takes only the view's own rotation.
  mutating func adviseOnTurnedSuperviews() {
    guard outline.hasViews(with: .superview) else { return }
    let items = Set(collisions.flatMap { effects.items(of: $0, scene) }).sorted()
    for item in items where item < scene.views.count && hasCorners(item) {
      guard let superview = scene.views[item].superview else { continue }
      let rotation = rotation(of: superview)
      guard Self.isSeen(rotation) else { continue }
      warn(
        .turnedSuperview,
        "\(name(of: item)) collides as if its superview \(name(of: superview)) were not rotated by"
          + " \(Self.degrees(rotation)): as in UIKit, a body has only the view's own rotation",
        at: reader(ofItem: item), "superview",
        hint: "put it in the reference view to show how it collides")
    }
  }

  /// Warns about group members whose rotation or superview has no effect.
  ///
  /// A group sets the rotation of its members, initially to 0, and nothing converts their centers.
  mutating func adviseOnMembersOfGroups() {
    for (member, group) in Array(groups).ordered(by: { $0.key }) {
      let rotation = (scene.body(member)?.angle ?? 0).remainder(dividingBy: 2 * .pi)
      if Self.isSeen(rotation) {
        warn(
          .turnedMember,
          "\(name(of: member)) loses its rotation of \(Self.degrees(rotation)): as in UIKit, it takes"
            + " the rotation of the group \(name(of: group))",
          at: reader(ofItem: member), "angle",
          hint: "remove \"angle\", or rotate the \"path\" of its \"collisionBounds\"")
      }
      guard member < scene.views.count, let superview = scene.views[member].superview,
        !hasReferenceCoordinates(superview)
      else { continue }
      warn(
        .nestedMember,
        "\(name(of: member)) moves and collides as if its superview \(name(of: superview)) were the reference"
          + " view: as in UIKit, the group \(name(of: group)) does not convert its center",
        at: reader(ofItem: member), "superview", hint: "put it in the reference view")
    }
  }

  /// True if coordinates in the view equal reference coordinates.
  private func hasReferenceCoordinates(_ view: Int) -> Bool {
    var corner = CGPoint.zero
    for index in sequence(first: view, next: { scene.views[$0].superview }) {
      let view = scene.views[index]
      if Self.isSeen(view.angle) { return false }
      corner.x += view.center.x - view.size.width / 2
      corner.y += view.center.y - view.size.height / 2
    }
    return corner.x.magnitude < 1e-3 && corner.y.magnitude < 1e-3
  }

  private func hasCorners(_ item: Int) -> Bool {
    let view = scene.views[item]
    return view.collisionBounds != .ellipse || !view.size.isOfDisc
  }

  private func rotation(of item: Int) -> Double {
    sequence(first: item) { scene.views[$0].superview }.reduce(0) { $0 + scene.views[$1].angle }
  }
}
