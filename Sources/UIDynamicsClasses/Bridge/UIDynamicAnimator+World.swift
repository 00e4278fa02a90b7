// SPDX-License-Identifier: MIT

package import UIDynamicsFacts
internal import UIDynamicsPhysicsKernel

extension UIDynamicAnimator {
  package var limits: StepLimits {
    get { bridge.world.limits }
    set { bridge.world.limits = newValue }
  }

  /// The reason the last tick was aborted, if it was; items keep their state, and the world no longer steps.
  package var interruption: StepInterruption? {
    if case .interrupted(let reason) = bridge.world.fault { reason } else { nil }
  }

  /// The item whose motion stopped being finite, if any; the simulation stops at that point.
  package var faultyItem: (any UIDynamicItem)? {
    guard case .notFinite(_, let tag, _) = bridge.world.fault,
      case .item(let record) = bridge.owners[tag]
    else { return nil }
    return record.item
  }

  /// A 64-bit hash of the state that determines the next step: poses, velocities, sleep and remaining time.
  package var stateDigest: UInt64 {
    bridge.world.digest ^ clock.remainder.bitPattern &* 0x9e37_79b9_7f4a_7c15
  }

  var hasAwakeBodies: Bool { bridge.world.hasAwakeBodies }
}
