// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct BroadPhaseTests {
  @Test("Pairs match brute force: each is found once, ascending, and only if a box changed")
  func pairs() {
    withEverySeed(0..<25) { generator in
      var model = Model()
      defer { model.broadPhase.deallocate() }
      for round in 0..<40 {
        for _ in 0..<generator.integer(in: 1...15) { model.changeAtRandom(&generator) }
        let expected = model.expectedPairs()
        #expect(model.findPairs() == expected, comment("round \(round)"))
        #expect(model.findPairs() == [], comment("round \(round): again, although nothing changed"))
      }
    }
  }

  @Test("A small motion stays in the fat box and finds no pairs; a large one extends the box ahead")
  func fatBoxes() {
    var model = Model()
    defer { model.broadPhase.deallocate() }
    model.insert(0, BoundingBox(lower: .zero, upper: Vector(1, 1)))
    _ = model.findPairs()
    model.move(0, by: Vector(0.09, 0))
    #expect(model.broadPhase.moved.isEmpty)
    model.move(0, by: Vector(0.02, -0.3))
    #expect(model.broadPhase.moved.count == 1)
    let fat = model.broadPhase.tree.box(of: 0)
    // The box has a margin of 0.1 m and extends ahead by twice the displacement.
    expectClose(fat.lower.x, 0.11 - 0.1, within: 1e-6)
    expectClose(fat.upper.x, 1.11 + 0.1 + 0.04, within: 1e-6)
    expectClose(fat.lower.y, -0.3 - 0.1 - 0.6, within: 1e-6)
    expectClose(fat.upper.y, 0.7 + 0.1, within: 1e-6)
  }

  @Test("Fixtures within 10 pt of a box are found in ascending slot order")
  func fixturesInBox() {
    var model = Model()
    defer { model.broadPhase.deallocate() }
    for (slot, x) in [(2, 0.0), (0, 3.0), (1, 0.5)] {
      let corner = Vector(Float(x), 0)
      model.insert(Int32(slot), BoundingBox(lower: corner, upper: corner + Vector(1, 1)))
    }
    func found(_ lower: Float, _ upper: Float) -> [Int32] {
      model.broadPhase.fixtures(
        in: BoundingBox(lower: Vector(lower, 0), upper: Vector(upper, 1)))
    }
    #expect(found(0, 10) == [0, 1, 2])
    #expect(found(-5, -0.099) == [2])
    #expect(found(-5, -0.105) == [])
  }

  @Test("Fixtures destroyed before a search leave no pairs, and their nodes are reused")
  func noTrace() {
    var model = Model()
    defer { model.broadPhase.deallocate() }
    for _ in 0..<1000 {
      model.insert(0, BoundingBox(lower: .zero, upper: Vector(1, 1)))
      model.insert(1, BoundingBox(lower: .zero, upper: Vector(1, 1)))
      model.broadPhase.touch(1)
      model.remove(0)
      model.remove(1)
    }
    #expect(model.broadPhase.moved.count == 2)
    #expect(model.broadPhase.tree.nodes.count <= 3)
    #expect(model.findPairs() == [])
  }
}

/// A broad phase together with its expected margin boxes.
private struct Model {
  var broadPhase = BroadPhase()
  private var tight: [Int32: BoundingBox] = [:]
  private var fat: [Int32: BoundingBox] = [:]
  private var changed: Set<Int32> = []
  /// The fixtures of fixed bodies, which do not form pairs with each other.
  private var fixed: Set<Int32> = []

  mutating func insert(_ fixture: Int32, _ box: BoundingBox) {
    broadPhase.insert(fixture, box: box, isFixed: fixed.contains(fixture))
    tight[fixture] = box
    fat[fixture] = box.fattened(margin: 0.1, ahead: .zero)
    changed.insert(fixture)
  }

  mutating func move(_ fixture: Int32, by displacement: Vector) {
    guard var box = tight[fixture] else { return }
    box.lower += displacement
    box.upper += displacement
    tight[fixture] = box
    _ = broadPhase.update(fixture, box: box, displacement: displacement)
    if fat[fixture]?.contains(box) == true { return }
    fat[fixture] = box.fattened(margin: 0.1, ahead: 2 * displacement)
    changed.insert(fixture)
  }

  /// Toggles whether a fixture is fixed, and searches for its pairs again.
  private mutating func exchange(_ fixture: Int32) {
    fixed.formSymmetricDifference([fixture])
    broadPhase.setFixed(fixture, fixed.contains(fixture))
    broadPhase.touch(fixture)
    changed.insert(fixture)
  }

  mutating func remove(_ fixture: Int32) {
    broadPhase.remove(fixture)
    tight[fixture] = nil
    fat[fixture] = nil
    changed.remove(fixture)
  }

  mutating func changeAtRandom(_ generator: inout SplitMix64) {
    let fixture = Int32(generator.integer(in: 0...39))
    guard tight[fixture] != nil else {
      let corner = generator.vector(in: -3..<3)
      let box = BoundingBox(lower: corner, upper: corner + generator.vector(in: 0.05..<1))
      return insert(fixture, box)
    }
    switch generator.integer(in: 0...6) {
    case 0: remove(fixture)
    case 6: exchange(fixture)
    case 1:
      broadPhase.touch(fixture)
      changed.insert(fixture)
    case 2: move(fixture, by: generator.vector(in: -2..<2))
    default: move(fixture, by: generator.vector(in: -0.08..<0.08))
    }
  }

  mutating func findPairs() -> [[Int32]] {
    broadPhase.beginSeeking()
    for i in 0..<broadPhase.moved.count {
      let fixture = broadPhase.moved[i]
      broadPhase.seek(fixture)
      for j in 0..<broadPhase.found.count {
        if let pair = broadPhase.newPair(fixture, broadPhase.found[j]) { broadPhase.append(pair) }
      }
    }
    broadPhase.endSeeking()
    changed.removeAll()
    return (0..<broadPhase.pairs.count).map {
      let pair = broadPhase.pairs[$0]
      return [Int32(pair >> 32), Int32(truncatingIfNeeded: pair)]
    }
  }

  func expectedPairs() -> [[Int32]] {
    let slots = fat.keys.sorted()
    return slots.flatMap { a in slots.filter { $0 > a }.map { [a, $0] } }.filter { pair in
      guard let first = fat[pair[0]], let second = fat[pair[1]] else { return false }
      return first.overlaps(second) && !changed.isDisjoint(with: pair)
        && !fixed.isSuperset(of: pair)
    }
  }
}
