// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct ContactEventTests {
  private func tags(_ events: [ContactEvent]) -> [[Int]] { events.map { [$0.tagA, $0.tagB] } }

  @Test("Events of one step are sorted from newest to oldest contact, and an edge is always A")
  func order() {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 1, tag: 9)
    for i in 0..<4 { stage.box(at: Vector(Float(i), 0.785), tag: i) }
    stage.step()
    #expect(tags(stage.world.begunContacts) == [[9, 3], [9, 2], [9, 1], [9, 0]])
  }

  @Test("A is the box that was created first")
  func roles() {
    let stage = KernelStage()
    stage.box(at: .zero, tag: 1)
    stage.box(at: Vector(0.399, 0), tag: 2)
    stage.step()
    #expect(tags(stage.world.begunContacts) == [[1, 2]])
  }

  @Test("Events accumulate over steps until they are cleared, and clearing loses no contact")
  func clearing() {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 1, tag: 9)
    stage.box(at: Vector(0, 0.785), tag: 1)
    stage.box(at: Vector(3, 0.7), tag: 2)
    stage.step(60)
    #expect(tags(stage.world.begunContacts) == [[9, 1], [9, 2]])
    stage.world.clearContactEvents()
    stage.step(10)
    #expect(stage.world.begunContacts.isEmpty && stage.world.endedContacts.isEmpty)
  }

  @Test("A contact ends once, when the bodies separate")
  func beginAndEnd() {
    let stage = KernelStage()
    let a = stage.box(at: .zero, restitution: 1, tag: 1)
    let b = stage.box(at: Vector(0.7, 0), velocity: Vector(-3, 0), restitution: 1, tag: 2)
    stage.step(60)
    #expect(tags(stage.world.begunContacts) == [[1, 2]])
    #expect(tags(stage.world.endedContacts) == [[1, 2]])
    #expect(stage.world.begunContacts.first?.bodyA == a)
    #expect(stage.world.begunContacts.first?.bodyB == b)
    #expect(stage.world.endedContacts.first?.point == .zero)
  }

  @Test("Destroying a body ends its contacts, and the event still identifies both bodies")
  func destruction() {
    let stage = KernelStage(gravity: 10)
    let floor = stage.floor(y: 1, tag: 9)
    let box = stage.box(at: Vector(0, 0.785), tag: 1)
    stage.step(5)
    stage.world.destroyBody(floor)
    #expect(tags(stage.world.endedContacts) == [[9, 1]])
    #expect(stage.world.endedContacts.first?.bodyA == floor)
    #expect(stage.world.endedContacts.first?.bodyB == box)
    #expect(!stage.world.contains(floor))
  }

  @Test("The contact point of a flat landing is on the floor, below the box")
  func pointOfLanding() {
    withEverySeed(0..<20) { generator in
      let stage = KernelStage(gravity: 10)
      stage.floor(y: 1)
      let (x, half) = (generator.float(in: -2..<2), generator.float(in: 0.05..<0.4))
      stage.box(at: Vector(x, 0), halfWidth: half, halfHeight: 0.2)
      stage.step(120)
      let point = stage.world.begunContacts.first?.point ?? Vector(.nan, .nan)
      expectClose(point.x, Double(x), within: Double(half) + 1e-5)
      // The point is halfway between the surfaces, which differ by at most the skin and a small overlap.
      expectClose(point.y, 1, within: 0.02)
    }
  }

  @Test("The contact point of a box that lands on its corner is that corner")
  func pointOfCorner() {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 1)
    let box = stage.box(at: Vector(0.5, 0.4), angle: 0.5)
    while stage.world.begunContacts.isEmpty { stage.step() }
    let point = stage.world.begunContacts.first?.point ?? .zero
    // The point is the corner (0.2, 0.2), rotated by the box's current angle.
    let corner = DoubleVector(0.2, 0.2).turned(by: Double(stage.world.angle(of: box)))
    expectClose(
      point.x, Double(stage.world.position(of: box).x) + corner.x, within: 0.005)
    expectClose(point.y, 1, within: 0.02)
  }

  @Test("The contact point with the largest impulse is reported")
  func strongestPoint() {
    // If a spinning box lands flat, its faster side receives the larger impulse.
    for (spin, side) in [(Float(3), Float(1)), (-3, -1)] {
      let stage = KernelStage()
      stage.floor(y: 1)
      stage.box(at: Vector(0, 0.785), velocity: Vector(0, 2), spin: spin)
      stage.step()
      let point = stage.world.begunContacts.first?.point ?? .zero
      expectClose(point.x, 0.2 * Double(side), within: 0.01, "spin \(spin)")
    }
  }
}
