// SPDX-License-Identifier: MIT

struct JointBodies: BitwiseCopyable {
  /// The anchors in the bodies' frames.
  var localAnchorA: Vector
  var localAnchorB: Vector
  // Set when an island is loaded.

  /// The index of the joint in the array for its kind.
  var source: Int32 = 0
  /// The indices of the bodies in the solver's arrays.
  var a: Int32 = 0
  var b: Int32 = 0
  var inverseMassA: Float = 0
  var inverseInertiaA: Float = 0
  var inverseMassB: Float = 0
  var inverseInertiaB: Float = 0

  init(_ placement: JointPlacement) {
    localAnchorA = placement.localAnchorA
    localAnchorB = placement.localAnchorB
  }

  @inline(__always) mutating func load(
    _ source: Int32, _ bodyA: borrowing Body, _ bodyB: borrowing Body
  ) {
    self.source = source
    a = bodyA.solverIndex
    b = bodyB.solverIndex
    inverseMassA = bodyA.inverseMass
    inverseInertiaA = bodyA.inverseInertia
    inverseMassB = bodyB.inverseMass
    inverseInertiaB = bodyB.inverseInertia
  }

  /// The inverse inertia of the relative rotation; 0 if neither body can rotate.
  @inline(__always) var inverseInertia: Float { inverseInertiaA + inverseInertiaB }

  /// Returns 1/m_eff for the Jacobian (−n, −acrossA, n, acrossB), where |n| = 1.
  @inline(__always) func inverseMass(acrossA: Float, acrossB: Float) -> Float {
    inverseMassA + inverseInertiaA * acrossA * acrossA + inverseMassB
      + inverseInertiaB * acrossB * acrossB
  }
}
