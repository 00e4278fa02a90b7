// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// The unwrapped rotation of each item in radians; an item's transform determines it only modulo 2π.
struct Rotations {
  private var rotations: [Rotation]
  /// The rotations set by the scene that no tick has overwritten yet.
  private var setByHand: [Int: CGAffineTransform] = [:]

  private struct Rotation {
    var angle: Double
    /// The transform for `angle`, as long as only the scene rotates the item.
    var transform: CGAffineTransform
  }

  init(_ scene: Scene, _ items: [any UIDynamicItem]) {
    rotations = items.enumerated().map { index, item in
      Rotation(angle: scene.body(index)?.angle ?? 0, transform: item.transform)
    }
  }

  mutating func isSetByHand(_ index: Int, _ item: any UIDynamicItem) -> Bool {
    guard let set = setByHand[index] else { return false }
    if set == item.transform { return true }
    setByHand[index] = nil
    return false
  }

  mutating func follow(_ angle: Double, at index: Int) { rotations[index].angle = angle }

  mutating func set(_ angle: Double, at index: Int, _ transform: CGAffineTransform) {
    rotations[index] = Rotation(angle: angle, transform: transform)
    setByHand[index] = transform
  }

  /// Returns the angle of a transform that the animator did not set, unwrapped to be nearest to the last angle.
  mutating func angle(at index: Int, _ transform: CGAffineTransform) -> Double {
    let last = rotations[index]
    if transform == last.transform { return last.angle }
    let fullTurn = 2 * Double.pi
    let wrapped = Double(transform.rotation)
    let angle = wrapped + fullTurn * ((last.angle - wrapped) / fullTurn).rounded()
    rotations[index] = Rotation(angle: angle, transform: transform)
    return angle
  }
}
