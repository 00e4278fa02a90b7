// SPDX-License-Identifier: MIT

import TestSupport
import UIDynamicsPhysicsKernel

/// A random scene in which boxes, edges and loops appear, disappear, and change their
/// kind, filter, surface and position; some are very fast.
struct RandomScene {
  private(set) var commands: [SceneCommand] = []
  private var generator: SplitMix64
  private var live: [Int] = []
  private var count = 0
  /// The size of the container, in m.
  private let size: Vector
  private let speed: Double

  init(seed: UInt64, steps: Int = 100) {
    generator = SplitMix64(seed: seed)
    size = Vector([2, 4, 8][generator.integer(in: 0...2)], generator.bool() ? 3 : 6)
    speed = [2, 20, 200, 240][generator.integer(in: 0...3)]
    commands.append(.gravity(generator.integer(in: 0...3) == 0 ? Vector(3, 20) : Vector(0, 10)))
    addBoundary()
    for _ in 0..<[3, 8, 16, 30][generator.integer(in: 0...3)] { addBox() }
    for _ in 0..<steps {
      while generator.integer(in: 0...9) == 0 { addChange() }
      commands.append(.step)
    }
  }

  private mutating func surface(density: Float = 0) -> FixtureDefinition {
    var surface = FixtureDefinition()
    surface.density = density
    surface.friction = pick([0, 0.2, 0.5, 1])
    surface.restitution = pick([0, 0.2, 0.5, 1, 1.5])
    surface.filter = filter()
    return surface
  }

  /// Returns a random filter; for each pair of filters, both sides agree on whether they collide.
  private mutating func filter() -> CollisionFilter {
    pick([
      CollisionFilter(category: 1, mask: 11), CollisionFilter(category: 1, mask: 11),
      CollisionFilter(category: 1, mask: 11), CollisionFilter(category: 2, mask: 1),
      CollisionFilter(category: 4, mask: 0), CollisionFilter(category: 8, mask: 9),
    ])
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[generator.integer(in: 0...values.count - 1)]
  }

  private mutating func makeBody(_ definition: BodyDefinition) -> Int {
    commands.append(.body(definition))
    live.append(count)
    count += 1
    return count - 1
  }

  private mutating func addBoundary() {
    var definition = BodyDefinition()
    definition.kind = .fixed
    let body = makeBody(definition)
    switch generator.integer(in: 0...2) {
    case 0:
      let corners = [Vector.zero, Vector(size.x, 0), size, Vector(0, size.y)]
      commands.append(.loop(body, generator.bool() ? corners : corners.reversed(), surface()))
    case 1: commands.append(.loop(body, roughCircle(), surface()))
    default:
      let y = generator.float(in: Double(size.y) * 0.6..<Double(size.y))
      commands.append(
        .edge(
          body, Vector(-0.5, y), Vector(size.x + 0.5, y + generator.float(in: -0.5..<0.5)),
          surface()))
    }
  }

  private mutating func roughCircle() -> [Vector] {
    let corners = [6, 12, 20][generator.integer(in: 0...2)]
    let circle = (0..<corners).map { i -> Vector in
      let angle = 2 * Double.pi * Double(i) / Double(corners)
      let reach = generator.double(in: 0.5..<0.65)
      return Vector(
        size.x * Float(0.5 + reach * cos(angle)), size.y * Float(0.5 + reach * sin(angle)))
    }
    return generator.bool() ? circle : circle.reversed()
  }

  private mutating func place() -> Vector {
    Vector(
      generator.float(in: 0.2..<Double(size.x) - 0.2),
      generator.float(in: 0.2..<Double(size.y) - 0.2))
  }

  private mutating func addBox() {
    var definition = BodyDefinition()
    definition.kind = generator.integer(in: 0...8) == 0 ? .fixed : .dynamic
    definition.position = place()
    definition.angle = generator.bool() ? 0 : generator.float(in: -4..<4)
    definition.linearVelocity = generator.vector(in: -speed..<speed)
    definition.angularVelocity = generator.bool() ? 0 : generator.float(in: -20..<20)
    definition.linearDamping = pick([0, 0.1, 1])
    definition.angularDamping = pick([0, 0.1])
    definition.isBullet = generator.bool()
    definition.isAffectedByGravity = generator.integer(in: 0...3) > 0
    definition.allowsRotation = generator.integer(in: 0...4) > 0
    let body = makeBody(definition)
    let half: Float = pick([0.1, 0.2, 0.4])
    for _ in 0..<pick([1, 1, 1, 2]) {
      let shape = Vector(
        half * pick([1, 1, generator.float(in: 0.1..<1)]),
        half * pick([1, 1, generator.float(in: 0.1..<1)]))
      commands.append(.box(body, half: shape, surface(density: pick([1, 1, 2, 0.5]))))
    }
  }

  private mutating func addChange() {
    let body = pick(live)
    switch generator.integer(in: 0...11) {
    case 0: addBox()
    case 1: addBoundary()
    case 2:
      if live.count < 2 { return }
      live.removeAll { $0 == body }
      commands.append(.destroy(body))
    case 3: commands.append(.kind(body, generator.bool() ? .dynamic : .fixed))
    case 4: commands.append(.pose(body, place(), generator.float(in: -3..<3)))
    case 5:
      commands.append(
        .velocity(body, generator.vector(in: -5..<5), generator.float(in: -5..<5)))
    case 6: commands.append(.filter(body, filter()))
    case 7:
      commands.append(
        .surface(body, density: pick([0.5, 1, 2]), friction: pick([0, 0.2, 1]), restitution: 0.2))
    case 8: commands.append(.rotation(body, isAllowed: generator.bool()))
    case 9: commands.append(.bullet(body, generator.bool()))
    case 10: commands.append(.impulse(body, generator.vector(in: -1..<1), at: place()))
    default: commands.append(.wake(body))
    }
  }
}
