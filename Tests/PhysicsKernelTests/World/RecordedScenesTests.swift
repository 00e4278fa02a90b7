// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

/// Compares random scenes of boxes, edges and loops with recorded digests.
///
/// The recordings matched Box2D 2.3.0 with the constants of `Tolerances` bit for bit in each step. Eighteen were
/// recorded again when the corners of a box adopted the order of that engine's hull and fast bodies no longer passed
/// through edges. The digests detect unintended changes by optimizations. `DeterminismTests` explains how to
/// update them.
@Suite(.timeLimit(.minutes(30))) struct RecordedScenesTests {
  struct Recording: Sendable, CustomStringConvertible {
    var seed: UInt64
    var digest: UInt64

    var description: String { "seed \(seed)" }
  }

  /// In seed 50, impacts are so crowded that an incorrect shortcut between them would be noticed.
  static let recordings: [Recording] = [
    Recording(seed: 0, digest: 0x80be_c00c_f3a0_c27a),
    Recording(seed: 1, digest: 0x1122_50c0_2fc2_49f0),
    Recording(seed: 2, digest: 0xfa9c_06a8_f87f_f302),
    Recording(seed: 3, digest: 0x7e31_5df2_58ca_a981),
    Recording(seed: 4, digest: 0xd103_a531_47fa_dfb1),
    Recording(seed: 5, digest: 0x77e6_4395_2cc6_0209),
    Recording(seed: 6, digest: 0x837b_e2a4_5fab_0cf7),
    Recording(seed: 7, digest: 0x41d2_f74b_fd77_37ed),
    Recording(seed: 8, digest: 0xbb9b_4cc4_321b_5727),
    Recording(seed: 9, digest: 0x08bb_68d6_f1ff_5bea),
    Recording(seed: 10, digest: 0x9d76_4a5c_08b4_313d),
    Recording(seed: 11, digest: 0x9153_7835_34e3_4eb6),
    Recording(seed: 12, digest: 0x4fa7_bc88_a99a_b4a8),
    Recording(seed: 13, digest: 0x040a_1016_041b_08c6),
    Recording(seed: 14, digest: 0xa567_b445_cad9_3c0a),
    Recording(seed: 15, digest: 0x2ee9_cfa8_9727_7f51),
    Recording(seed: 16, digest: 0xe8d9_1257_8f71_6de2),
    Recording(seed: 17, digest: 0xc075_6e62_0f1e_3834),
    Recording(seed: 18, digest: 0xecbe_98b3_f97f_0810),
    Recording(seed: 19, digest: 0x6538_8f2b_2373_7957),
    Recording(seed: 20, digest: 0x6ec5_c03e_575e_d1d8),
    Recording(seed: 21, digest: 0x3ec9_7c1d_a45c_f5d8),
    Recording(seed: 22, digest: 0x60ac_a53b_eb82_1e41),
    Recording(seed: 23, digest: 0xb093_6a75_c947_975d),
    Recording(seed: 50, digest: 0x6799_881b_1ead_ef86),
  ]

  @Test(
    "A random scene ends in the recorded state",
    arguments: recordings.suffix(Seeds.of(recordings.count)))
  func recorded(recording: Recording) {
    var player = ScenePlayer()
    player.play(RandomScene(seed: recording.seed).commands)
    let digest = player.world.digest
    #expect(
      digest == recording.digest,
      "the digest is 0x\(String(digest, radix: 16)), recorded 0x\(String(recording.digest, radix: 16))"
    )
  }

  @Test("Two lockstep runs of a random scene are the same in every step")
  func lockstep() {
    for seed: UInt64 in 100..<100 + UInt64(Seeds.of(4)) {
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
