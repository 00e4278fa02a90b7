// SPDX-License-Identifier: MIT

import PhysicsKernel
import Testing

/// Random scenes of everything a world can do, against the digest each had when it was recorded.
///
/// When these were recorded, positions, angles, velocities, sleep and events of all scenes were
/// the same, bit by bit in every step, in Box2D 2.3.0 with the constants of `docs/constants.md`.
/// They guard against changes that are not meant to change anything: the faster the kernel gets,
/// the less its code resembles the plain form of the algorithm. How to raise them: as the literal
/// of `DeterminismTests`.
@Suite struct RecordedScenesTests {
  struct Recording: Sendable, CustomStringConvertible {
    var seed: UInt64
    var digest: UInt64

    var description: String { "seed \(seed)" }
  }

  /// Seed 50 has impacts so crowded that shortcuts between them show.
  static let recordings: [Recording] = [
    Recording(seed: 0, digest: 0x2cd0_06d5_a86e_2dfd),
    Recording(seed: 1, digest: 0xf5eb_0738_610f_3202),
    Recording(seed: 2, digest: 0x2165_4030_2ac9_976a),
    Recording(seed: 3, digest: 0x5112_b258_c1ee_47e2),
    Recording(seed: 4, digest: 0xaf99_427c_1273_d0f8),
    Recording(seed: 5, digest: 0x77e6_4395_2cc6_0209),
    Recording(seed: 6, digest: 0x07a9_3dcb_6d05_f312),
    Recording(seed: 7, digest: 0xebaf_0d9d_dbaa_c4c5),
    Recording(seed: 8, digest: 0xbfa2_4f5a_bddc_4431),
    Recording(seed: 9, digest: 0x08bb_68d6_f1ff_5bea),
    Recording(seed: 10, digest: 0x9d76_4a5c_08b4_313d),
    Recording(seed: 11, digest: 0x9153_7835_34e3_4eb6),
    Recording(seed: 12, digest: 0x4fa7_bc88_a99a_b4a8),
    Recording(seed: 13, digest: 0xfafb_e45f_05b6_480f),
    Recording(seed: 14, digest: 0xa567_b445_cad9_3c0a),
    Recording(seed: 15, digest: 0xee9c_660e_7476_99be),
    Recording(seed: 16, digest: 0x7fa6_0e8f_23ee_8a81),
    Recording(seed: 17, digest: 0xf004_4bf5_fc99_5e68),
    Recording(seed: 18, digest: 0x657e_5cf8_08b4_34f7),
    Recording(seed: 19, digest: 0x3744_3ef5_940f_cb03),
    Recording(seed: 20, digest: 0x6ec5_c03e_575e_d1d8),
    Recording(seed: 21, digest: 0x6813_b159_028a_33e7),
    Recording(seed: 22, digest: 0xbd78_f8f2_715f_85ea),
    Recording(seed: 23, digest: 0xf236_aac7_5e1c_350d),
    Recording(seed: 50, digest: 0x6a85_68d6_7a05_0b3c),
  ]

  @Test("A random scene ends in the recorded state", arguments: recordings)
  func recorded(recording: Recording) {
    var player = ScenePlayer()
    player.play(RandomScene(seed: recording.seed).commands)
    let digest = player.world.digest
    #expect(
      digest == recording.digest,
      "the digest is 0x\(String(digest, radix: 16)), recorded 0x\(String(recording.digest, radix: 16))"
    )
  }

  @Test("Played twice in lockstep a random scene is the same in every step")
  func lockstep() {
    for seed: UInt64 in 100..<104 {
      var (one, other) = (ScenePlayer(), ScenePlayer())
      for (index, command) in RandomScene(seed: seed, steps: 60).commands.enumerated() {
        one.play(command)
        other.play(command)
        #expect(one.world.digest == other.world.digest, "seed \(seed), command \(index)")
        if one.world.digest != other.world.digest { return }
      }
    }
  }
}
