// SPDX-License-Identifier: MIT

import UIDynamicsNumerics

/// The poses of a contact's two bodies in vector registers; the body with the face comes first.
///
/// Each lane evaluates the scalar formula in the same order, so the result has the same bits.
struct PosePair {
  var centers: SIMD4<Float>
  private var angles: SIMD2<Float>
  /// For each angle, (cos, cos) and (−sin, sin).
  private var cosines: SIMD4<Float>
  private var sines: SIMD4<Float>
  /// The centers of mass in the bodies' frames; zero unless `hasOffset` is true.
  private let localCenters: SIMD4<Float>
  private let hasOffset: Bool

  @inline(__always) init(
    _ face: UnsafeMutablePointer<SolverPosition>, _ other: UnsafeMutablePointer<SolverPosition>,
    hasOffset: Bool
  ) {
    self.hasOffset = hasOffset
    centers = SIMD4(face.pointee.center, other.pointee.center)
    localCenters =
      hasOffset ? SIMD4(face.pointee.localCenter, other.pointee.localCenter) : .zero
    angles = SIMD2(face.pointee.angle, other.pointee.angle)
    cosines = SIMD4(lowHalf: face.pointee.cosines, highHalf: other.pointee.cosines)
    sines = SIMD4(lowHalf: face.pointee.sines, highHalf: other.pointee.sines)
  }

  @inline(__always) func store(
    _ face: UnsafeMutablePointer<SolverPosition>, _ other: UnsafeMutablePointer<SolverPosition>
  ) {
    face.pointee.center = Vector(centers.x, centers.y)
    other.pointee.center = Vector(centers.z, centers.w)
    (face.pointee.cosines, other.pointee.cosines) = (cosines.lowHalf, cosines.highHalf)
    (face.pointee.sines, other.pointee.sines) = (sines.lowHalf, sines.highHalf)
    (face.pointee.angle, other.pointee.angle) = (angles.x, angles.y)
  }

  @inline(__always) func apply(_ points: SIMD4<Float>) -> SIMD4<Float> {
    rotate(points) + (hasOffset ? centers - rotate(localCenters) : centers)
  }

  @inline(__always) private func rotate(_ v: SIMD4<Float>) -> SIMD4<Float> {
    cosines * v + sines * SIMD4(v.y, v.x, v.w, v.z)
  }

  @inline(__always) func rotateOfFace(_ v: SIMD2<Float>) -> SIMD2<Float> {
    cosines.lowHalf * v + sines.lowHalf * SIMD2(v.y, v.x)
  }

  @inline(__always) mutating func move(by shift: SIMD4<Float>, rotation: SIMD2<Float>) {
    centers += shift
    let turned = angles + rotation
    let isTurned = turned .!= angles
    if !any(isTurned) { return }
    // If the angle does not change, the sign of its zero must not change either, nor that of its sine.
    angles.replace(with: turned, where: isTurned)
    let (s, c) = Trigonometry.sinesAndCosines(angles)
    cosines = SIMD4(c.x, c.x, c.y, c.y)
    sines = SIMD4(-s.x, s.x, -s.y, s.y)
  }
}

extension SIMD4<Float> {
  @inline(__always) fileprivate init(_ first: Vector, _ second: Vector) {
    self.init(first.x, first.y, second.x, second.y)
  }
}
