// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct DeterminismTests {
  /// Returns a container with a slope and 60 boxes of various sizes, some tilted, and some bullets.
  private func pile(_ boxes: Int = 60) -> KernelStage {
    let stage = KernelStage(gravity: 10)
    stage.container(from: .zero, to: Vector(3, 6), friction: 0.3, restitution: 0.2)
    stage.edge(from: Vector(0, 5), to: Vector(1.5, 5.8), friction: 0.2, restitution: 0.2)
    for i in 0..<boxes {
      let (column, row) = (Float(i % 8), Float(i / 8))
      stage.box(
        at: Vector(0.3 + 0.33 * column + 0.03 * row, 0.4 + 0.5 * row),
        halfWidth: 0.08 + 0.01 * Float(i % 5), halfHeight: 0.06 + 0.02 * Float(i % 3),
        angle: 0.2 * Float(i % 7), velocity: Vector(Float(i % 3) - 1, 0), isBullet: i % 4 == 0,
        damping: 0.1, friction: 0.2, restitution: i % 5 == 0 ? 0.5 : 0.2)
    }
    return stage
  }

  /// The digest of the state after 200 sub-steps.
  ///
  /// Debug and release builds must produce it on every machine (tests of the release build need
  /// `-Xswiftc -enable-testing`). After an intentional change to trajectories, copy the digest that this test prints,
  /// increment the numerics ID in the library, and mention the change in motion in the changelog.
  private static let digestOfPile: UInt64 = 0x5132_0379_9b85_4501

  @Test("After 200 steps, a pile of 60 boxes has the recorded digest")
  func literalDigest() {
    let stage = pile()
    stage.step(200)
    let digest = stage.world.digest
    #expect(
      digest == Self.digestOfPile,
      "the digest is 0x\(String(digest, radix: 16)); see the comment on the literal")
  }

  @Test("Two worlds in lockstep are bit-identical after every step, even with a third in between")
  func lockstep() {
    let (one, other, between) = (pile(40), pile(40), pile(10))
    for step in 0..<Seeds.of(150) {
      one.step()
      between.step()
      other.step()
      #expect(one.world.digest == other.world.digest, "step \(step)")
      if one.world.digest != other.world.digest { return }
    }
  }

  @Test("A world that was filled and emptied moves bodies as a new one does")
  func reusedWorld() {
    let (fresh, used) = (KernelStage(gravity: 10), KernelStage(gravity: 10))
    let first = fill(used)
    used.step(30)
    for body in first.reversed() { used.world.destroyBody(body) }
    used.step()
    let (a, b) = (fill(fresh), fill(used))
    for step in 0..<100 {
      fresh.step()
      used.step()
      let (first, second) = (a.map { fresh.state(of: $0) }, b.map { used.state(of: $0) })
      #expect(first == second, "step \(step)")
      if first != second { return }
    }
  }

  private func fill(_ stage: KernelStage) -> [BodyID] {
    [stage.floor(y: 2, friction: 0.3)]
      + (0..<6).map {
        stage.box(at: Vector(0.1 * Float($0 % 2), 1.5 - 0.45 * Float($0)), friction: 0.3)
      }
  }

  @Test("Restarting island numbers changes nothing")
  func restartedNumbers() {
    let (plain, late) = (pile(20), pile(20))
    for step in 0..<120 {
      if step == 40 { late.world.exhaustIslandNumbers() }
      plain.step()
      late.step()
      #expect(plain.world.digest == late.world.digest, "step \(step)")
      if plain.world.digest != late.world.digest { return }
    }
  }

  @Test("The digest distinguishes adjacent floats but not the sign of zero")
  func digest() {
    func digest(x: Float, spin: Float = 0) -> UInt64 {
      let stage = KernelStage()
      stage.box(at: Vector(x, 0), spin: spin)
      return stage.world.digest
    }
    #expect(digest(x: 1) != digest(x: Float(1).nextUp))
    #expect(digest(x: 0) == digest(x: -0.0))
    #expect(digest(x: 0, spin: 1) != digest(x: 0, spin: -1))
  }
}
