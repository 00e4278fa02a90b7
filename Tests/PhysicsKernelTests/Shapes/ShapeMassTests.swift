// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct ShapeMassTests {
  @Test("A disk has mass ρ π r² and inertia ½ m r²")
  func disc() {
    let stage = KernelStage()
    let disc = stage.circle(at: Vector(3, 4), radius: 0.5, density: 2)
    let mass = 2 * Double.pi * 0.25
    expectClose(stage.world.mass(of: disc), mass, within: 1e-6)
    expectClose(stage.world.inertia(of: disc), 0.5 * mass * 0.25, within: 1e-7)
  }

  @Test("A disk off the origin rotates about its own center")
  func discOffTheOrigin() {
    let stage = KernelStage()
    let body = stage.body(at: .zero, spin: 1)
    stage.world.addCircle(
      to: body, radius: 0.5, center: Vector(0.75, -0.5), stage.surface(density: 1))
    let mass = Double.pi * 0.25
    expectClose(stage.world.mass(of: body), mass, within: 1e-6)
    expectClose(stage.world.inertia(of: body), 0.5 * mass * 0.25, within: 1e-6)
    // The body's origin moves, while the center of mass stays.
    let center = Vector(0.75, -0.5)
    stage.world.setLinearVelocity(of: body, .zero)
    stage.step(60)
    let arm = stage.world.position(of: body) - center
    expectClose(arm.length, Double(center.length), within: 1e-5)
    #expect(stage.world.position(of: body) != .zero)
  }

  @Test("An ellipse of n vertices has the area and inertia of the stretched regular n-gon")
  func ellipse() {
    for (a, b, count) in [(1.0, 0.5, 24), (0.3, 1.0, 44), (5.0, 2.5, 244)] {
      let mass = mass(of: Outlines.ellipse(a, b, count: count))
      let step = 2 * Double.pi / Double(count)
      let area = 0.5 * Double(count) * a * b * sin(step)
      let inertia = a * b * (a * a + b * b) * Double(count) * sin(step) * (2 + cos(step)) / 24
      expectClose(mass.mass, area, within: 1e-6 * area, "area of \(count)")
      expectClose(mass.inertia, inertia, within: 2e-6 * inertia, "inertia of \(count)")
      // The mass is less than the ellipse's by at most the first term of the sine's series.
      let full = Double.pi * a * b
      #expect(Double(mass.mass) < full)
      #expect(Double(mass.mass) > full * (1 - step * step / 6 - 1e-6))
    }
  }

  @Test("Flattened ovals have nearly the mass and inertia of the ellipse")
  func ovals() {
    for (width, height) in [(100.0, 50.0), (60, 200), (1000, 500)] {
      let mass = mass(of: Outlines.oval(width: width, height: height))
      let (a, b) = (width / 200, height / 200)
      let area = Double.pi * a * b
      // Per unit of length, chords of about 10 pt cut off an area of curvature · (10 pt)² / 12.
      expectClose(mass.mass, area, within: 0.02 * area, "\(width)×\(height)")
      expectClose(
        mass.inertia, area * (a * a + b * b) / 4, within: 0.03 * area * (a * a + b * b) / 4)
      // The four cubics exceed the ellipse by up to 0.027 %.
      #expect(Double(mass.mass) < area * 1.0006)
    }
  }

  @Test("A polygon's mass, center and inertia equal sums over its triangles, computed in Double")
  func triangles() {
    withEverySeed(0..<100) { generator in
      let corners = ConvexHull(of: Cloud.scattered.points(&generator)).corners
      let (found, expected) = (mass(of: corners), sums(of: corners.map { DoubleVector($0) }))
      expectClose(found.mass, expected.mass, within: 2e-6 * expected.mass)
      expectClose(found.center.x, expected.center.x, within: 1e-6)
      expectClose(found.center.y, expected.center.y, within: 1e-6)
      expectClose(found.inertia, expected.inertia, within: 4e-6 * expected.inertia)
    }
  }

  @Test("A compound sums its parts' masses and has its inertia about their common center")
  func compound() {
    // The group from the facts: 100×100 at (100, 100) and 50×20 at (220, 130), with its center at (147.5, 95).
    let stage = KernelStage()
    let body = stage.body(at: .zero)
    let surface = stage.surface(density: 1)
    let parts = [
      (half: Vector(0.5, 0.5), center: Vector(-0.475, 0.05)),
      (half: Vector(0.25, 0.1), center: Vector(0.725, 0.35)),
    ]
    for (half, center) in parts {
      stage.world.addBox(
        to: body, halfWidth: half.x, halfHeight: half.y, center: center, surface)
    }
    expectClose(stage.world.mass(of: body), 1.1, within: 1e-6)
    let common = DoubleVector((-0.475 + 0.0725) / 1.1, (0.05 + 0.035) / 1.1)
    let inertia = parts.reduce(0.0) { sum, part in
      let mass = 4 * Double(part.half.x * part.half.y)
      let own = mass * DoubleVector(part.half).dot(DoubleVector(part.half)) / 3
      let arm = DoubleVector(part.center) - common
      return sum + own + mass * arm.dot(arm)
    }
    expectClose(stage.world.inertia(of: body), inertia, within: 1e-5)
  }

  private func mass(of points: [Vector]) -> MassProperties {
    let vertices = ConvexHull(of: points).corners
    return vertices.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { fatalError("no vertices") }
      return MassProperties(polygon: base, count: buffer.count, density: 1)
    }
  }

  private func sums(
    of corners: [DoubleVector]
  ) -> (mass: Double, center: DoubleVector, inertia: Double) {
    var (area, first, moment) = (0.0, DoubleVector(0, 0), 0.0)
    for (p, q) in Outlines.sides(of: corners) {
      let doubled = p.cross(q)
      area += doubled / 2
      first = first + (doubled / 6) * (p + q)
      moment += doubled / 12 * (p.dot(p) + p.dot(q) + q.dot(q))
    }
    return (area, (1 / area) * first, moment)
  }
}
