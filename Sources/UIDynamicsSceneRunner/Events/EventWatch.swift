// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

struct EventWatch {
  private(set) var isTrue = false
  private var wasTrue = false
  private var wasTrueAtStart: Bool?
  private var hasRisen = false

  mutating func observe(_ isTrue: Bool) {
    if wasTrueAtStart == nil {
      wasTrueAtStart = isTrue
    } else if isTrue && !self.isTrue {
      hasRisen = true
    }
    self.isTrue = isTrue
    if isTrue { wasTrue = true }
  }

  var heldOnlyFromStart: Bool { wasTrueAtStart == true && !hasRisen }

  /// `true` if the condition has never held, so the run must continue.
  var isWaiting: Bool { !wasTrue }
}

extension Expression {
  /// `true` if the expression reads the time, which advances even when everything is at rest.
  var namesTime: Bool { references.contains(.time) || references.contains(.tick) }
}
