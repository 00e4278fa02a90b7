// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

extension WorldBridge {
  /// Prepares an item for pushes, which permanently make its body a bullet, as gravity does.
  func beginPush(on item: any UIDynamicItem) {
    if let record = record(of: item) { world.setBullet(of: record.body, true) }
  }

  /// Applies a force, in newtons, at an offset from an item's center, in points, for all sub-steps of a tick.
  func applyForce(_ force: CGVector, offset: UIOffset, to item: any UIDynamicItem) {
    guard let body = record(of: item)?.body, let push = push(force, offset, body) else { return }
    world.applyForce(push.vector, at: push.point, to: body)
  }

  /// Applies an impulse, N·s, at an offset from an item's center, pt.
  func applyImpulse(_ impulse: CGVector, offset: UIOffset, to item: any UIDynamicItem) {
    guard let body = record(of: item)?.body, let push = push(impulse, offset, body) else { return }
    world.applyLinearImpulse(push.vector, at: push.point, to: body)
  }

  /// Converts a push to the engine's units; returns `nil` for zero, which must not wake the item.
  private func push(
    _ vector: CGVector, _ offset: UIOffset, _ body: BodyID
  ) -> (vector: Vector, point: Vector)? {
    if vector == .zero { return nil }
    return (
      Vector(Float(vector.dx), Float(vector.dy)),
      world.position(of: body) + UnitConversion.meters(offset)
    )
  }
}
