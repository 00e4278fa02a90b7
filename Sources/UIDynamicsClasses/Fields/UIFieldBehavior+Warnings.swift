// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension UIFieldBehavior {
  /// Warns once if charge or mass of an item count otherwise than documented.
  func warnOfPeculiarity(in animator: UIDynamicAnimator) {
    guard !isWarnedOf else { return }
    let (bridge, profile) = (animator.bridge, animator.profile)
    switch kind {
    case .magnetic where profile.magnetismIgnoresChargeSize:
      isWarnedOf = members.contains { ![0, 1].contains(bridge.charge(of: $0)) }
      guard isWarnedOf else { return }
      warn(
        .chargeSizeIgnored,
        "\(self) only asks whether an item has a charge: it turns all as if the charge were 1.")
    case .vortex where profile.vortexDividesByMassTwice:
      isWarnedOf = members.contains { (bridge.mass(of: $0) - 1).magnitude > 0.001 }
      guard isWarnedOf else { return }
      warn(
        .massCountsTwice,
        "\(self) divides its acceleration by the mass in kg twice, so that it drives an item of a half "
          + "four times as much as one of 1.")
    case .magnetic, .vortex, .linearGravity, .radialGravity, .spring, .electric, .drag, .velocity,
      .noise, .turbulence, .custom:
      break
    }
  }
}
