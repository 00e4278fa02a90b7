// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry

/// How far each item is turned, rad: what its transform holds only up to whole turns.
struct Rotations {
  private var angles: [Double]
  /// The transforms that stand for the angles, where nothing but the scene turns an item.
  private var transforms: [CGAffineTransform]
  /// Items under the animator that the scene has turned and no tick has turned back yet.
  private var setByHand: [Int: CGAffineTransform] = [:]

  init(_ angles: [Double], of transforms: [CGAffineTransform]) {
    (self.angles, self.transforms) = (angles, transforms)
  }

  /// Whether an item still shows the rotation that the scene has set.
  mutating func isSetByHand(_ index: Int, _ transform: CGAffineTransform) -> Bool {
    guard !setByHand.isEmpty, let set = setByHand[index] else { return false }
    if set == transform { return true }
    setByHand[index] = nil
    return false
  }

  /// Notes the rotation that the animator has an item show.
  mutating func follow(_ angle: Double, at index: Int) { angles[index] = angle }

  /// Notes a rotation that the scene sets, and the transform that came of it.
  mutating func set(_ angle: Double, at index: Int, _ transform: CGAffineTransform) {
    angles[index] = angle
    transforms[index] = transform
    setByHand[index] = transform
  }

  /// The rotation in a transform that the animator has not written in the last tick.
  ///
  /// Of all the angles that a new transform can stand for, it is the nearest to the last one.
  mutating func angle(at index: Int, _ transform: CGAffineTransform) -> Double {
    if transform == transforms[index] { return angles[index] }
    let turn = 2 * Double.pi
    let wrapped = Double(transform.rotation)
    angles[index] = wrapped + turn * ((angles[index] - wrapped) / turn).rounded()
    transforms[index] = transform
    return angles[index]
  }
}
