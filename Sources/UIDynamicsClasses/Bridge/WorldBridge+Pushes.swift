// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

extension WorldBridge {
  /// Prepares an item for pushes: like one that gravity pulls it is followed between sub-steps, for
  /// good.
  func beginPush(on item: any UIDynamicItem) {
    if let record = record(of: item) { world.setBullet(of: record.body, true) }
  }

  /// Pushes an item, N, at a point given from its center, pt, for all sub-steps of a tick.
  func applyForce(_ force: CGVector, offset: UIOffset, to item: any UIDynamicItem) {
    guard let body = record(of: item)?.body, let push = push(force, offset, body) else { return }
    world.applyForce(push.vector, at: push.point, to: body)
  }

  /// Gives an item a blow, N·s, at a point given from its center, pt.
  func applyImpulse(_ impulse: CGVector, offset: UIOffset, to item: any UIDynamicItem) {
    guard let body = record(of: item)?.body, let push = push(impulse, offset, body) else { return }
    world.applyLinearImpulse(push.vector, at: push.point, to: body)
  }

  /// A push in the engine's units; nil for none, so that nothing wakes.
  private func push(
    _ vector: CGVector, _ offset: UIOffset, _ body: BodyID
  ) -> (vector: Vector, point: Vector)? {
    if vector == .zero { return nil }
    return (
      Vector(Float(vector.dx), Float(vector.dy)),
      world.position(of: body) + UnitConversion.metres(offset)
    )
  }
}
