// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension UIFieldBehavior {
  /// Warns once if the charge or mass of an item has an undocumented effect.
  func warnOfPeculiarity(in animator: UIDynamicAnimator) {
    guard !isWarnedOf, let quirk = kind.facts.quirk, animator.profile.has(quirk) else { return }
    isWarnedOf = members.contains { Self.shows(quirk, on: $0, animator.bridge) }
    if isWarnedOf { warn(of: quirk) }
  }

  private static func shows(
    _ quirk: FieldFacts.Quirk, on item: any UIDynamicItem, _ bridge: WorldBridge
  ) -> Bool {
    switch quirk {
    case .chargeSizeIgnored: ![0, 1].contains(bridge.charge(of: item))
    case .massCountsTwice: (bridge.mass(of: item) - 1).magnitude > 0.001
    }
  }

  private func warn(of quirk: FieldFacts.Quirk) {
    switch quirk {
    case .chargeSizeIgnored:
      warn(
        .chargeSizeIgnored,
        "\(self) ignores the magnitude of a charge: charged items move as if their charge were 1.")
    case .massCountsTwice:
      warn(
        .massCountsTwice,
        "\(self) divides its acceleration by the mass twice, so an item of 0.5 kg accelerates four times "
          + "as much as one of 1 kg.")
    }
  }
}
