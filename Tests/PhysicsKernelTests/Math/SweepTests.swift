// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct SweepTests {
  private func sweep(_ generator: inout SplitMix64) -> Sweep {
    Sweep(
      localCenter: generator.vector(in: -1..<1), startCenter: generator.vector(in: -5..<5),
      center: generator.vector(in: -5..<5), startAngle: generator.float(in: -9..<9),
      angle: generator.float(in: -9..<9), startTime: 0)
  }

  @Test("A sweep has the given poses at its start and end")
  func ends() {
    withEverySeed(0..<50) { generator in
      let sweep = sweep(&generator)
      for (time, center, angle) in [
        (Float(0), sweep.startCenter, sweep.startAngle), (1, sweep.center, sweep.angle),
      ] {
        let pose = sweep.pose(at: time)
        let rotation = Rotation(angle: angle)
        #expect(pose.rotation.sine == rotation.sine, comment("time \(time)"))
        let middle = pose.apply(sweep.localCenter)
        expectClose((middle - center).length, 0, within: 2e-6, "center at \(time)")
      }
    }
  }

  @Test("Advancing the start of a sweep does not change the rest of its path")
  func advancing() {
    withEverySeed(0..<50) { generator in
      let whole = sweep(&generator)
      var rest = whole
      let (first, second) = (generator.float(in: 0..<0.5), generator.float(in: 0.5..<0.9))
      rest.advance(to: first)
      rest.advance(to: second)
      #expect(rest.startTime == second)
      for part: Float in [0, 0.3, 1] {
        let (there, here) = (
          whole.pose(at: second + part * (1 - second)), rest.pose(at: part)
        )
        expectClose((there.position - here.position).length, 0, within: 2e-5, "at \(part)")
      }
    }
  }

  @Test("Removing full rotations keeps the pose and brings the start angle into 0 to 2π")
  func wholeTurns() {
    withEverySeed(0..<50) { generator in
      let sweep = sweep(&generator)
      let plain = sweep.withinOneTurn
      #expect(plain.startAngle >= -1e-5 && plain.startAngle <= 6.2832, comment("\(plain)"))
      let (a, b) = (sweep.pose(at: 0.7), plain.pose(at: 0.7))
      expectClose((a.position - b.position).length, 0, within: 1e-5)
      expectClose(a.rotation.cosine - b.rotation.cosine, 0, within: 1e-5)
    }
  }
}
