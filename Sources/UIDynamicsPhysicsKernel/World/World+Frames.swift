// SPDX-License-Identifier: MIT

extension World {
  /// Converts a point from the body's frame to world coordinates.
  package func worldPoint(_ localPoint: Vector, of body: BodyID) -> Vector {
    self.body(body).pointee.pose.apply(localPoint)
  }

  package func localPoint(_ point: Vector, of body: BodyID) -> Vector {
    self.body(body).pointee.pose.applyInverse(point)
  }

  package func localVector(_ vector: Vector, of body: BodyID) -> Vector {
    self.body(body).pointee.pose.rotation.applyInverse(vector)
  }

  /// Returns a placement that anchors both bodies at the same point in world coordinates.
  package func placement(_ bodyA: BodyID, _ bodyB: BodyID, at point: Vector) -> JointPlacement {
    JointPlacement(
      bodyA, bodyB, localAnchorA: localPoint(point, of: bodyA),
      localAnchorB: localPoint(point, of: bodyB))
  }
}
