// SPDX-License-Identifier: MIT

/// Why a tick was left before its end.
package enum StepInterruption: Equatable, Sendable {
  /// More items and boundaries came near each other than there may be contacts.
  case tooManyContacts(limit: Int)
  /// Impacts of one sub-step led to more searches for further ones than there may be.
  case tooManyImpacts(limit: Int)
  /// Whoever drives the animator asked to stop (`UIDynamicAnimator.isCancelled`).
  case cancelled
}

extension UIDynamicAnimator {
  /// Asked every few milliseconds within a tick whether to leave it; an animator that was told so
  /// stands still for good.
  package var isCancelled: (() -> Bool)? {
    get { bridge.isCancelled }
    set { bridge.isCancelled = newValue }
  }

  /// How many pairs of items and boundaries may be near each other.
  package var contactLimit: Int {
    get { bridge.contactLimit }
    set { bridge.contactLimit = newValue }
  }

  /// How many searches for impacts other impacts of the same sub-step may lead to.
  package var impactLimit: Int {
    get { bridge.impactLimit }
    set { bridge.impactLimit = newValue }
  }

  /// Why the last tick was left before its end; its items show what they did before it.
  package var interruption: StepInterruption? { bridge.interruption }
}
