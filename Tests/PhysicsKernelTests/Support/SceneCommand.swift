// SPDX-License-Identifier: MIT

import UIDynamicsPhysicsKernel

/// An action on a world; bodies are numbered in the order of creation.
///
/// Any engine that implements these commands can run the same scene, so engines can be compared.
enum SceneCommand {
  case gravity(Vector)
  case body(BodyDefinition)
  case box(Int, half: Vector, FixtureDefinition)
  case edge(Int, Vector, Vector, FixtureDefinition)
  case loop(Int, [Vector], FixtureDefinition)
  case destroy(Int)
  case kind(Int, BodyKind)
  case pose(Int, Vector, Float)
  case velocity(Int, Vector, Float)
  case filter(Int, CollisionFilter)
  case surface(Int, density: Float, friction: Float, restitution: Float)
  case rotation(Int, isAllowed: Bool)
  case bullet(Int, Bool)
  case impulse(Int, Vector, at: Vector)
  case wake(Int)
  case step
}

struct ScenePlayer {
  let world = World()
  private(set) var bodies: [BodyID] = []

  mutating func play(_ commands: [SceneCommand]) { for command in commands { play(command) } }

  mutating func play(_ command: SceneCommand) {
    switch command {
    case .gravity(let gravity): world.gravity = gravity
    case .body(let definition): bodies.append(world.createBody(definition))
    case .box(let body, let half, let surface):
      world.addBox(to: bodies[body], halfWidth: half.x, halfHeight: half.y, surface)
    case .edge(let body, let start, let end, let surface):
      world.addEdge(to: bodies[body], from: start, to: end, surface)
    case .loop(let body, let vertices, let surface):
      world.addChainLoop(to: bodies[body], vertices: vertices, surface)
    case .destroy(let body): world.destroyBody(bodies[body])
    case .step: world.step(KernelStage.subStep)
    default: change(command)
    }
  }

  private func change(_ command: SceneCommand) {
    switch command {
    case .kind(let body, let kind): world.setKind(of: bodies[body], kind)
    case .pose(let body, let position, let angle):
      world.setPose(of: bodies[body], position: position, angle: angle)
    case .velocity(let body, let velocity, let spin):
      world.setLinearVelocity(of: bodies[body], velocity)
      world.setAngularVelocity(of: bodies[body], spin)
    case .filter(let body, let filter): world.setFilter(of: bodies[body], filter)
    case .surface(let body, let density, let friction, let restitution):
      world.setSurface(
        of: bodies[body], density: density, friction: friction, restitution: restitution)
    case .rotation(let body, let isAllowed):
      world.setAllowsRotation(of: bodies[body], isAllowed)
    case .bullet(let body, let isBullet): world.setBullet(of: bodies[body], isBullet)
    case .impulse(let body, let impulse, let point):
      world.applyLinearImpulse(impulse, at: point, to: bodies[body])
    case .wake(let body): world.wake(bodies[body])
    default: break
    }
  }
}
