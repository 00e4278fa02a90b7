// SPDX-License-Identifier: MIT

/// Between the frame of a body and the world.
extension World {
  /// Where a point of the body's frame lies in the world, m.
  package func worldPoint(_ localPoint: Vector, of body: BodyID) -> Vector {
    self.body(body).pointee.pose.apply(localPoint)
  }

  /// A point of the world in the body's frame, m.
  package func localPoint(_ point: Vector, of body: BodyID) -> Vector {
    self.body(body).pointee.pose.applyInverse(point)
  }

  /// A direction of the world in the body's frame.
  package func localVector(_ vector: Vector, of body: BodyID) -> Vector {
    self.body(body).pointee.pose.rotation.applyInverse(vector)
  }

  /// A placement that holds both bodies at one point of the world, m: for pins, welds and sliders.
  package func placement(_ bodyA: BodyID, _ bodyB: BodyID, at point: Vector) -> JointPlacement {
    JointPlacement(
      bodyA, bodyB, localAnchorA: localPoint(point, of: bodyA),
      localAnchorB: localPoint(point, of: bodyB))
  }
}
