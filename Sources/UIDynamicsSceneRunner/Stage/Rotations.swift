// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// How far each item is turned, rad: what its transform holds only up to whole turns.
struct Rotations {
  private let rotations: [Rotation]
  /// Items under the animator that the scene has turned and no tick has turned back yet.
  private var setByHand: [Int: CGAffineTransform] = [:]

  private final class Rotation {
    var angle: Double
    /// What stands for the angle, where nothing but the scene turns the item.
    var transform: CGAffineTransform

    init(_ angle: Double, _ transform: CGAffineTransform) {
      (self.angle, self.transform) = (angle, transform)
    }

    func become(_ angle: Double, _ transform: CGAffineTransform) {
      (self.angle, self.transform) = (angle, transform)
    }
  }

  init(_ scene: Scene, _ items: [any UIDynamicItem]) {
    rotations = items.enumerated().map { index, item in
      Rotation(scene.body(index)?.angle ?? 0, item.transform)
    }
  }

  /// Whether an item still shows the rotation that the scene has set.
  mutating func isSetByHand(_ index: Int, _ item: any UIDynamicItem) -> Bool {
    guard !setByHand.isEmpty, let set = setByHand[index] else { return false }
    if set == item.transform { return true }
    setByHand[index] = nil
    return false
  }

  /// Notes the rotation that the animator has an item show.
  func follow(_ angle: Double, at index: Int) { rotations[index].angle = angle }

  /// Notes a rotation that the scene sets, and the transform that came of it.
  mutating func set(_ angle: Double, at index: Int, _ transform: CGAffineTransform) {
    rotations[index].become(angle, transform)
    setByHand[index] = transform
  }

  /// The rotation in a transform that the animator has not written in the last tick.
  ///
  /// Of all the angles that a new transform can stand for, it is the nearest to the last one.
  func angle(at index: Int, _ transform: CGAffineTransform) -> Double {
    let last = rotations[index]
    if transform == last.transform { return last.angle }
    let turn = 2 * Double.pi
    let wrapped = Double(transform.rotation)
    let angle = wrapped + turn * ((last.angle - wrapped) / turn).rounded()
    last.become(angle, transform)
    return angle
  }
}
