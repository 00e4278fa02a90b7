// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsSceneFormat

/// What actions did to a behavior with expressions before its first adding, when these are worked out
/// and the object is made that stays.
struct BehaviorDraft {
  /// Something that was done to the object of the draft, and is done to the one that takes its place.
  struct Change {
    let subject: Subject
    let perform: (UIDynamicBehavior) throws(UIDynamicsFault) -> Void
  }

  /// What a change is about: of two about the same only the last one counts.
  enum Subject: Equatable {
    case property(BehaviorProperty), item(Int), boundary(String)
    /// All that there are.
    case boundaries

    fileprivate func includes(_ other: Subject) -> Bool {
      if case (.boundaries, .boundary) = (self, other) { return true }
      return self == other
    }
  }

  /// In the order in which they were made, without those that later ones have made void.
  private var changes: [Change] = []

  mutating func note(_ change: Change) {
    changes.removeAll { change.subject.includes($0.subject) }
    changes.append(change)
  }

  /// Does to a new object what was done to the draft of it.
  func play(on object: UIDynamicBehavior) throws(UIDynamicsFault) {
    for change in changes { try change.perform(object) }
  }
}
