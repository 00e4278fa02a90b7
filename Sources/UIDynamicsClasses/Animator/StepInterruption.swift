// SPDX-License-Identifier: MIT

/// The reason a tick was aborted.
package enum StepInterruption: Equatable, Sendable {
  /// More pairs of items and boundaries came close to each other than `contactLimit` allows.
  case tooManyContacts(limit: Int)
  /// Resolving the impacts of one sub-step took more searches than `impactLimit` allows.
  case tooManyImpacts(limit: Int)
  /// `UIDynamicAnimator.isCancelled` returned `true`.
  case cancelled
}

extension UIDynamicAnimator {
  /// Called every few milliseconds within a tick; returning `true` aborts the tick and stops the animator for good.
  package var isCancelled: (() -> Bool)? {
    get { bridge.isCancelled }
    set { bridge.isCancelled = newValue }
  }

  package var contactLimit: Int {
    get { bridge.contactLimit }
    set { bridge.contactLimit = newValue }
  }

  package var impactLimit: Int {
    get { bridge.impactLimit }
    set { bridge.impactLimit = newValue }
  }

  /// The reason the last tick was aborted; items keep the state they had before that tick.
  package var interruption: StepInterruption? { bridge.interruption }
}
