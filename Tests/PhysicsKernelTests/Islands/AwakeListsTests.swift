// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct AwakeListsTests {
  /// Returns a stage with pairs of stacked boxes, all of which are asleep.
  private func sleepingPairs(_ count: Int) -> (stage: KernelStage, boxes: [BodyID]) {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 0, friction: 0.2)
    let boxes = (0..<2 * count).map {
      stage.box(
        at: Vector(Float($0 / 2), $0 % 2 == 0 ? -0.2135 : -0.613), friction: 0.2, tag: $0)
    }
    for _ in 0..<600 where stage.world.hasAwakeBodies { stage.step() }
    #expect(!stage.world.hasAwakeBodies)
    return (stage, boxes)
  }

  /// Returns the units of work that a sub-step counts, and the number of bodies and contacts that it visits.
  private func work(of stage: KernelStage) -> (units: Int, bodies: Int, contacts: Int) {
    let state = stage.world.state
    let before = state.pointee.patience
    stage.step()
    return (
      before - state.pointee.patience, state.pointee.awake.bodies.count,
      state.pointee.awake.contacts.count
    )
  }

  @Test("A sleeping world visits neither bodies nor contacts, however many there are")
  func nothing() {
    for count in [1, 50] {
      let (stage, _) = sleepingPairs(count)
      #expect(stage.world.contactCount == 2 * count)
      stage.step()
      #expect(work(of: stage) == (0, 0, 0), "\(count) pairs")
    }
  }

  @Test("Among many sleeping pairs, one awake pair costs as much as it would alone")
  func onePair() {
    let costs = [1, 50].map { count in
      let (stage, boxes) = sleepingPairs(count)
      stage.world.wake(boxes[0])
      // The first sub-step determines which other bodies are awake; the second one already knows.
      stage.step()
      return work(of: stage)
    }
    #expect(costs[0] == costs[1])
    #expect(costs[1].bodies == 2 && costs[1].contacts == 2, "\(costs[1])")
  }

  @Test("After random changes, the motion is the same as if each sub-step visited every body")
  func randomScenes() {
    var sleepers = 0
    for seed in 0..<UInt64(Seeds.of(10, atMost: 1)) {
      let scene = RandomScene(seed: 0xa3ae + seed, steps: 250)
      var (plain, forgetful) = (ScenePlayer(), ScenePlayer())
      plain.play(scene.commands)
      let rest = Self.rest(of: plain)
      plain = ScenePlayer()
      for (index, command) in (scene.commands + rest).enumerated() {
        forgetful.world.state.pointee.awake.forget()
        plain.play(command)
        forgetful.play(command)
        let isAlike = index % 8 != 0 || plain.world.digest == forgetful.world.digest
        #expect(isAlike, "seed \(seed), command \(index)")
        #expect(
          plain.world.begunContacts == forgetful.world.begunContacts
            && plain.world.endedContacts == forgetful.world.endedContacts,
          "seed \(seed), command \(index)")
        if !isAlike { return }
        sleepers += plain.bodies.count { plain.world.contains($0) && !plain.world.isAwake($0) }
      }
    }
    #expect(sleepers > 20, "bodies slept for \(sleepers) steps in all: too lively a test")
  }

  /// Returns commands that stop all bodies until they sleep and then move one body through the others.
  private static func rest(of player: ScenePlayer) -> [SceneCommand] {
    let left = player.bodies.indices.filter { player.world.contains(player.bodies[$0]) }
    return [.gravity(.zero)] + left.map { .velocity($0, .zero, 0) }
      + [SceneCommand](repeating: .step, count: 90)
      + left.prefix(1).map { .velocity($0, Vector(3, -1), 2) }
      + [SceneCommand](repeating: .step, count: 60)
  }

  @Test("A hit wakes sleeping bodies in the same order as if all contacts were visited")
  func orderAfterWaking() {
    // The box hits the newest pair first and then continues along the older ones.
    let traces = [false, true].map { forgets in
      let (stage, boxes) = sleepingPairs(6)
      stage.box(
        at: Vector(7, -0.22), halfWidth: 0.1, halfHeight: 0.1, velocity: Vector(-12, 0),
        isBullet: true, density: 50, tag: 99)
      return (0..<120).map { _ in
        if forgets { stage.world.state.pointee.awake.forget() }
        stage.step()
        return stage.world.begunContacts.map { [$0.tagA, $0.tagB] }
          + [boxes.map { stage.world.isAwake($0) ? 1 : 0 }]
      }
    }
    #expect(traces[0] == traces[1])
    #expect(traces[0].last?.last?.contains(1) == true)
  }

  @Test("A body woken by an impact moves as if it had been awake, and so do the bodies it hits")
  func wakingByImpact() {
    // All boxes are so close together that they sleep with a contact. The shot stays within its margin box, because leaving
    // it would find and wake other boxes.
    func states(woken: Bool) -> [[BodyState]] {
      let stage = KernelStage()
      stage.edge(from: Vector(2.1, -1), to: Vector(2.2, 1))
      let places = [0, 0.45, 0.95, 1.4, 1.85] as [Float]
      let boxes = places.map {
        stage.box(at: Vector($0, 0.03 * $0), restitution: 0.5, tag: Int(10 * $0))
      }
      let shot = stage.box(at: Vector(-0.43, 0), isBullet: true, density: 4, tag: 99)
      for _ in 0..<200 where stage.world.hasAwakeBodies { stage.step() }
      #expect(!stage.world.hasAwakeBodies)
      if woken { for box in boxes { stage.world.wake(box) } }
      stage.world.setLinearVelocity(of: shot, Vector(10, 0.5))
      return (0..<40).map { _ in
        stage.step()
        return (boxes + [shot]).map(stage.state)
      }
    }
    let asleep = states(woken: false)
    #expect(asleep == states(woken: true))
    #expect(asleep.last?[1].velocity != .zero, "the shot has not come through")
  }
}
