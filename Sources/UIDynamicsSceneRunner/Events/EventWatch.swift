// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// What was seen of a condition so far.
struct EventWatch {
  /// Whether it was true when it was last looked at.
  private(set) var isTrue = false
  private var wasTrue = false
  private var wasFalse = false

  mutating func look(_ isTrue: Bool) {
    self.isTrue = isTrue
    if isTrue { wasTrue = true } else { wasFalse = true }
  }

  /// True if every look found it true.
  var alwaysHeld: Bool { wasTrue && !wasFalse }

  /// Whether it was never true: what was true once has come, and the run need not last for it.
  var isWaiting: Bool { !wasTrue }
}

extension Expression {
  /// Whether it asks for the time of the run, which passes also while everything rests.
  var namesTime: Bool { references.contains(.time) || references.contains(.tick) }
}
