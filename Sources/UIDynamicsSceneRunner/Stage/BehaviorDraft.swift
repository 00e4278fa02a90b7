// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsSceneFormat

/// The changes that actions make to a behavior with expressions before it is first added.
///
/// Adding it evaluates the expressions and replaces the object, after which the changes are repeated.
struct BehaviorDraft {
  struct Change {
    let subject: Subject
    let perform: (UIDynamicBehavior) throws(UIDynamicsFault) -> Void
  }

  /// The target of a change; a later change to the same target replaces an earlier one.
  enum Subject: Equatable {
    case property(BehaviorProperty), item(Int), boundary(String)
    case boundaries

    fileprivate func includes(_ other: Subject) -> Bool {
      if case (.boundaries, .boundary) = (self, other) { return true }
      return self == other
    }
  }

  private var changes: [Change] = []

  mutating func add(_ change: Change) {
    changes.removeAll { change.subject.includes($0.subject) }
    changes.append(change)
  }

  func play(on object: UIDynamicBehavior) throws(UIDynamicsFault) {
    for change in changes { try change.perform(object) }
  }
}
