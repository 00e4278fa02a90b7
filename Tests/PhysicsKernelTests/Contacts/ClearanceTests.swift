// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

/// If boxes rule out a contact between two shapes, the narrow phase must not find any points.
@Suite(.timeLimit(.minutes(30))) struct ClearanceTests {
  @Test("Rectangles and segments that the box check separates never touch")
  func neverWrong() {
    var (clear, near, touching) = (0, 0, 0)
    withEverySeed(0..<10) { generator in
      for _ in 0..<150 {
        let stage = KernelStage()
        addRectangle(to: stage, &generator)
        if generator.bool() {
          addRectangle(to: stage, &generator)
        } else {
          addEdge(to: stage, &generator)
        }
        guard let (isClear, count) = contact(of: stage) else { continue }
        if isClear { clear += 1 } else if count == 0 { near += 1 } else { touching += 1 }
        #expect(!isClear || count == 0, Seed.label)
      }
    }
    #expect(clear > 100 && near > 50 && touching > 100, "\(clear), \(near), \(touching)")
  }

  @Test("The box check is right for rectangles in and around a chain, in front of or behind edges")
  func chains() {
    var (clear, far) = (0, 0)
    withEverySeed(0..<10) { generator in
      for _ in 0..<400 {
        let stage = KernelStage()
        let corners = [
          Vector(-1, -0.8), Vector(generator.float(in: 0.5..<1.5), -1), Vector(1, 1),
          Vector(generator.float(in: -1..<0.5), generator.float(in: 0..<1.2)),
        ]
        stage.loop(generator.bool() ? corners : corners.reversed())
        stage.box(
          at: generator.vector(in: -1.6..<1.6), halfWidth: generator.float(in: 0.01..<0.3),
          halfHeight: generator.float(in: 0.01..<0.3), angle: generator.float(in: -4..<4))
        for (isClear, isFar, count) in contacts(of: stage) {
          #expect(!isClear || count == 0, Seed.label)
          if isClear { clear += 1 } else if isFar && count > 0 { far += 1 }
        }
      }
    }
    #expect(clear > 100 && far > 5, "\(clear) are clear, \(far) touch though their boxes do not")
  }

  @Test("The box check is right for two nearly touching corners, the worst case for faces")
  func corners() {
    for angle in stride(from: Float(0), to: 1.6, by: 0.1) {
      for gap in stride(from: Float(0), to: 0.004, by: 0.0001) {
        let stage = KernelStage()
        stage.box(at: .zero, angle: angle)
        let turn = Rotation(angle: angle)
        let reach = 0.2 * (turn.cosine.magnitude + turn.sine.magnitude)
        stage.box(at: Vector(0.2 + reach + gap, 0.2 + reach + gap))
        guard let (isClear, count) = contact(of: stage) else { continue }
        #expect(!isClear || count == 0, "angle \(angle), gap \(gap)")
      }
    }
  }

  @Test("The box check rules out no contact with disks and triangles, or farther than 1,000 m out")
  func unknown() {
    let shapes: [(KernelStage, BodyID, FixtureDefinition) -> Void] = [
      { $0.world.addCircle(to: $1, radius: 0.2, $2) },
      {
        $0.world.addPolygon(
          to: $1, points: [Vector(-0.2, 0), Vector(0.1, 0), Vector(-0.1, 0.3)], $2)
      },
    ]
    for addShape in shapes {
      let stage = KernelStage()
      stage.box(at: .zero)
      addShape(
        stage, stage.body(at: Vector(0.45, 0), angle: 0, velocity: .zero, spin: 0),
        stage.surface(density: 1))
      #expect(contact(of: stage)?.isClear == false)
    }
    for (x, isClear): (Float, Bool) in [(0, true), (990, true), (1_010, false), (-1_010, false)] {
      let stage = KernelStage()
      stage.box(at: Vector(x, 0))
      stage.box(at: Vector(x + 0.45, 0))
      #expect(contact(of: stage)?.isClear == isClear, "at \(x) m")
    }
  }

  private func addRectangle(to stage: KernelStage, _ generator: inout SplitMix64) {
    stage.box(
      at: generator.vector(in: -0.4..<0.4), halfWidth: generator.float(in: 0.01..<0.5),
      halfHeight: generator.float(in: 0.01..<0.5),
      angle: generator.bool() ? 0 : generator.float(in: -4..<4))
  }

  private func addEdge(to stage: KernelStage, _ generator: inout SplitMix64) {
    stage.edge(from: generator.vector(in: -1..<1), to: generator.vector(in: -1..<1))
  }

  /// Returns whether boxes rule out the only contact, and its number of points; `nil` if there is no contact.
  private func contact(of stage: KernelStage) -> (isClear: Bool, count: Int32)? {
    contacts(of: stage).first.map { ($0.isClear, $0.count) }
  }

  /// Returns the same for each contact, and whether the tight boxes are apart.
  private func contacts(of stage: KernelStage) -> [(isClear: Bool, isFar: Bool, count: Int32)] {
    let state = stage.world.state
    state.pointee.findNewContacts()
    var found: [(isClear: Bool, isFar: Bool, count: Int32)] = []
    var slot = state.pointee.newestContact
    while slot != none {
      let contact = state.pointee.contacts.at(slot)
      let isClear = state.pointee.isClear(contact)
      let (a, b) = (contact.pointee.fixtureA, contact.pointee.fixtureB)
      let boxes = (state.pointee.tightBoxes[a], state.pointee.tightBoxes[b])
      let gap =
        [
          boxes.0.lower.x - boxes.1.upper.x, boxes.1.lower.x - boxes.0.upper.x,
          boxes.0.lower.y - boxes.1.upper.y, boxes.1.lower.y - boxes.0.upper.y,
        ].max() ?? 0
      state.pointee.updateManifold(slot)
      let isFar = gap > contact.pointee.clearance
      found.append((isClear, isFar, contact.pointee.manifold.count))
      slot = contact.pointee.older
    }
    return found
  }
}
