// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

/// Circles, polygons, boxes and compounds that fall into a trough.
///
/// The reference is Box2D 2.3.0, configured as for the reference scenes, with correctly rounded sine and cosine, and
/// with points welded by distance.
@Suite(.timeLimit(.minutes(30))) struct MixedHeapTests {
  @Test("A heap of mixed shapes moves exactly as in the reference engine")
  func reference() {
    let (stage, bodies) = heap()
    for (steps, poses) in [(120, Self.after120), (240, Self.after360)] {
      stage.step(steps)
      for (body, expected) in zip(bodies, poses) {
        let position = stage.world.position(of: body)
        let found = BodyPose(position.x, position.y, stage.world.angle(of: body))
        #expect(found == expected, "body \(body.slot) after \(steps) steps more")
      }
    }
  }

  /// An island falls asleep only after its position solver has converged to within three slops.
  @Test("At rest, no two bodies overlap by more than three slops, however the heap was formed")
  func overlap() {
    withEverySeed(0..<25, atMost: 3) { generator in
      let (stage, bodies) = heap()
      for body in bodies {
        let position = stage.world.position(of: body) + generator.vector(in: -0.05..<0.05)
        stage.world.setPose(of: body, position: position, angle: generator.float(in: -3..<3))
        stage.world.setLinearVelocity(of: body, generator.vector(in: -2..<2))
      }
      for _ in 0..<4000 where stage.world.hasAwakeBodies { stage.step() }
      #expect(!stage.world.hasAwakeBodies, Seed.label)
      expectNoOverlap(on: stage)
    }
  }

  private func expectNoOverlap(on stage: KernelStage) {
    let state = stage.world.state
    var slot = state.pointee.newestContact
    while slot != none {
      let contact = state.pointee.contacts[slot]
      for depth in depths(of: contact, in: state) {
        #expect(depth >= -3 * Tolerances.linearSlop, comment("\(depth) m"))
      }
      slot = contact.older
    }
  }

  private func depths(
    of contact: Contact, in state: UnsafeMutablePointer<WorldState>
  ) -> [Float] {
    let (poseA, poseB) = (
      state.pointee.bodies[contact.bodyA].pose, state.pointee.bodies[contact.bodyB].pose
    )
    let points = [contact.manifold.first, contact.manifold.second].map(\.localPoint)
    return points.prefix(Int(contact.manifold.count)).map { point in
      let skins = contact.radiusA + contact.radiusB
      switch contact.manifold.kind {
      case .points:
        return (poseB.apply(point) - poseA.apply(contact.manifold.localPoint)).length - skins
      case .faceOfA: return depth(of: poseB.apply(point), on: poseA, contact.manifold) - skins
      case .faceOfB: return depth(of: poseA.apply(point), on: poseB, contact.manifold) - skins
      }
    }
  }

  private func depth(of point: Vector, on pose: Pose, _ manifold: Manifold) -> Float {
    (point - pose.apply(manifold.localPoint)).dot(pose.rotation.apply(manifold.localNormal))
  }

  private func heap() -> (KernelStage, [BodyID]) {
    let stage = KernelStage(gravity: 10)
    stage.loop(
      [
        .zero, Vector(4, 0), Vector(4, 2.5), Vector(2.5, 3), Vector(1, 3), Vector(0, 2.5),
      ], friction: 0.3, restitution: 0.2)
    stage.edge(from: Vector(0.5, 2), to: Vector(1.5, 2.2), friction: 0.3, restitution: 0.2)
    let surface = stage.surface(density: 1, friction: 0.3, restitution: 0.2)
    let world = stage.world
    func add(
      _ position: Vector, _ angle: Float, _ velocity: Vector, _ spin: Float,
      _ addShapes: (BodyID) -> Void
    ) -> BodyID {
      let id = stage.body(at: position, angle: angle, velocity: velocity, spin: spin)
      world.setLinearDamping(of: id, 0.1)
      world.setAngularDamping(of: id, 0.1)
      addShapes(id)
      return id
    }
    let triangle = [Vector(-0.3, 0.2), Vector(0.3, 0.25), Vector(0.05, -0.35)]
    let pentagon = [
      Vector(0.3, 0), Vector(0.1, 0.28), Vector(-0.25, 0.18), Vector(-0.25, -0.18),
      Vector(0.1, -0.28),
    ]
    let bodies = [
      add(Vector(1, 1.5), 0, Vector(1, 0), 0) { world.addCircle(to: $0, radius: 0.25, surface) },
      add(Vector(2, 1.2), 0.5, Vector(-1, 0), 2) {
        world.addPolygon(to: $0, points: triangle, surface)
      },
      add(Vector(2.6, 1.9), 1, .zero, -3) { world.addPolygon(to: $0, points: pentagon, surface) },
      add(Vector(3, 1), 0.2, Vector(-2, 1), 0) {
        world.addBox(to: $0, halfWidth: 0.2, halfHeight: 0.15, surface)
      },
      add(Vector(1.6, 0.6), 0, Vector(0.5, 0), 1) {
        world.addCircle(to: $0, radius: 0.15, center: Vector(-0.25, 0), surface)
        world.addBox(to: $0, halfWidth: 0.25, halfHeight: 0.05, surface)
        world.addCircle(to: $0, radius: 0.1, center: Vector(0.25, 0.05), surface)
      },
      add(Vector(2.2, 0.4), -0.4, .zero, 0) {
        world.addCircle(to: $0, radius: 0.2, center: Vector(0.05, -0.1), surface)
      },
      add(Vector(3.2, 0.5), 0, Vector(-1, 0), 0) {
        world.addPolygon(to: $0, points: Outlines.ellipse(0.35, 0.2, count: 16), surface)
      },
      add(Vector(1.2, 0.5), 0.7, Vector(0, 2), 0) {
        world.addBox(to: $0, halfWidth: 0.3, halfHeight: 0.1, center: Vector(0.1, 0.05), surface)
      },
    ]
    return (stage, bodies)
  }
}

private struct BodyPose: Equatable {
  var x: Float
  var y: Float
  var angle: Float

  init(_ x: Float, _ y: Float, _ angle: Float) { (self.x, self.y, self.angle) = (x, y, angle) }
}

extension MixedHeapTests {
  private static var after120: [BodyPose] {
    [
      BodyPose(0x1.26f404p+0, 0x1.def2ccp+0, 0x1.1acbp+1),
      BodyPose(0x1.c9704p+0, 0x1.260d58p+1, 0x1.26c70ep+0),
      BodyPose(0x1.471156p+1, 0x1.59af82p+1, -0x1.103a3ap-1),
      BodyPose(0x1.1dcea6p+1, 0x1.3209b2p+1, 0x1.869f94p-1),
      BodyPose(0x1.d37464p+0, 0x1.fefc64p+0, 0x1.2efe96p-3),
      BodyPose(0x1.666c64p+1, 0x1.1d4a16p+1, 0x1.27fd54p+1),
      BodyPose(0x1.b023c8p+1, 0x1.3bae12p+1, 0x1.48cc6ap+1),
      BodyPose(0x1.4208a8p-2, 0x1.16ac74p+1, -0x1.35730ep+2),
    ]
  }

  private static var after360: [BodyPose] {
    [
      BodyPose(0x1.3aee4cp+0, 0x1.e2f1a8p+0, 0x1.44104cp+1),
      BodyPose(0x1.c9a7aap+0, 0x1.261e86p+1, 0x1.25ee96p+0),
      BodyPose(0x1.4725aep+1, 0x1.59acaap+1, -0x1.10bb2ap-1),
      BodyPose(0x1.1ddb4cp+1, 0x1.3210f6p+1, 0x1.85e6aap-1),
      BodyPose(0x1.de7eb6p+0, 0x1.00495p+1, 0x1.230b3ap-3),
      BodyPose(0x1.8feea4p+1, 0x1.4b0a66p+1, 0x1.021fa2p+2),
      BodyPose(0x1.c4f66ap+1, 0x1.3689e8p+1, 0x1.5b36f2p+1),
      BodyPose(0x1.3c4c36p+0, 0x1.6a9236p+1, -0x1.91fc1p+2),
    ]
  }
}
