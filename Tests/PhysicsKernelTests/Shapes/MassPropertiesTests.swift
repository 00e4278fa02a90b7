// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct MassPropertiesTests {
  private func properties(_ vertices: [Vector], density: Float = 1) -> MassProperties {
    MassProperties(polygon: vertices, count: vertices.count, density: density)
  }

  private func box(_ x: Float, _ y: Float, at center: Vector = .zero) -> [Vector] {
    [Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)].map { $0 + center }
  }

  @Test("A 200 × 50 pt box with density 3 has a mass of 3 kg and an inertia of 1.0625 kg·m²")
  func measuredBoxes() {
    let wide = properties(box(1, 0.25), density: 3)
    expectDigits(wide.mass, "3.000000")
    expectDigits(wide.inertia, "1.062500")
    #expect(wide.center == .zero)
    let square = properties(box(0.5, 0.5))
    expectDigits(square.mass, "1.000000")
    expectClose(square.inertia, 1.0 / 6, within: 1e-7)
  }

  @Test("A box of any size has m = ρ w h and I = m (w² + h²)/12")
  func boxes() {
    withEverySeed(0..<100) { generator in
      let (x, y) = (generator.float(in: 0.005..<20), generator.float(in: 0.005..<20))
      let density = generator.float(in: 0.01..<50)
      let found = properties(box(x, y), density: density)
      let mass = Double(density) * 4 * Double(x) * Double(y)
      let inertia = mass * (4 * Double(x) * Double(x) + 4 * Double(y) * Double(y)) / 12
      expectClose(found.mass, mass, within: 1e-6 * mass, "mass of \(x) × \(y)")
      expectClose(found.inertia, inertia, within: 2e-6 * inertia, "inertia of \(x) × \(y)")
    }
  }

  @Test("A box off the origin keeps its mass, and its inertia follows the parallel axis theorem")
  func translatedBoxes() {
    withEverySeed(0..<100) { generator in
      let center = generator.vector(in: -3..<3)
      let (here, there) = (properties(box(0.5, 0.3)), properties(box(0.5, 0.3, at: center)))
      let shift = Double(here.mass) * Double(center.lengthSquared)
      expectClose(there.mass, Double(here.mass), within: 1e-6, "mass at \(center)")
      expectClose(
        there.inertia, Double(here.inertia) + shift, within: 2e-6 * (1 + shift), "at \(center)")
      expectClose(there.center.x, Double(center.x), within: 2e-6)
      expectClose(there.center.y, Double(center.y), within: 2e-6)
    }
  }

  @Test("A right triangle's center is at a third of each leg, with I = m (a² + b²)/18 about it")
  func triangles() {
    withEverySeed(0..<100) { generator in
      let (a, b) = (generator.float(in: 0.1..<4), generator.float(in: 0.1..<4))
      let found = properties([.zero, Vector(a, 0), Vector(0, b)])
      let (width, height) = (Double(a), Double(b))
      let mass = width * height / 2
      let about = mass * (width * width + height * height) / 18
      let shift = mass * (width * width + height * height) / 9
      expectClose(found.mass, mass, within: 1e-6 * mass, "\(a), \(b)")
      expectClose(found.center.x, width / 3, within: 1e-6 * width, "\(a), \(b)")
      expectClose(found.center.y, height / 3, within: 1e-6 * height, "\(a), \(b)")
      expectClose(found.inertia, about + shift, within: 2e-6 * (about + shift), "\(a), \(b)")
    }
  }

  @Test("A polygon with 244 corners on a circle has the mass and inertia of the regular polygon")
  func regularPolygon() {
    let (count, radius) = (244, 2.5)
    let turn = 2 * Double.pi / Double(count)
    let vertices = (0..<count).map { i in
      Vector(Float(radius * cos(Double(i) * turn)), Float(radius * sin(Double(i) * turn)))
    }
    let found = properties(vertices)
    let mass = Double(count) / 2 * radius * radius * sin(turn)
    // The inertia about the center is m r²/6 · (2 + cosine of the angle between adjacent vertices).
    let inertia = mass * radius * radius / 6 * (2 + cos(turn))
    expectClose(found.mass, mass, within: 1e-5 * mass)
    expectClose(found.inertia, inertia, within: 1e-5 * inertia)
    expectClose(found.center.length, 0, within: 1e-6)
  }

  @Test("Rotating a polygon about the origin does not change mass and inertia")
  func rotation() {
    withEverySeed(0..<50) { generator in
      let vertices = ConvexShape.random(&generator).vertices
      let turn = Rotation(angle: generator.float(in: -4..<4))
      let (before, after) = (properties(vertices), properties(vertices.map { turn.apply($0) }))
      let inertia = Double(before.inertia)
      expectClose(after.mass, Double(before.mass), within: 2e-6)
      expectClose(after.inertia, inertia, within: 1e-5 * inertia)
      let center = turn.apply(before.center)
      expectClose((after.center - center).length, 0, within: 1e-6)
    }
  }

  @Test("If areas underflow or overflow, the center is the middle of the corners")
  func extremes() {
    for size: Float in [1e-25, 1e25] {
      let found = properties(box(size, size))
      #expect(found.center == .zero, "half extent \(size)")
    }
  }
}
