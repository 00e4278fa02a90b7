// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// What was seen of a condition so far.
struct EventWatch {
  /// Whether it was true when it was last looked at.
  private(set) var isTrue = false
  private var wasTrue = false
  /// The answer of the first look; `nil` before it.
  private var wasTrueAtStart: Bool?
  private var hasRisen = false

  mutating func look(_ isTrue: Bool) {
    if wasTrueAtStart == nil {
      wasTrueAtStart = isTrue
    } else if isTrue && !self.isTrue {
      hasRisen = true
    }
    self.isTrue = isTrue
    if isTrue { wasTrue = true }
  }

  /// True if the first look found it true and it never became true later.
  var heldOnlyFromStart: Bool { wasTrueAtStart == true && !hasRisen }

  /// Whether it was never true: what was true once has come, and the run need not last for it.
  var isWaiting: Bool { !wasTrue }
}

extension Expression {
  /// Whether it asks for the time of the run, which passes also while everything rests.
  var namesTime: Bool { references.contains(.time) || references.contains(.tick) }
}
