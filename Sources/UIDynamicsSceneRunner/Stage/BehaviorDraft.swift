// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsSceneFormat

/// What actions did to a behavior with expressions before its first adding, when these are worked out
/// and the object is made that stays.
struct BehaviorDraft {
  enum Change {
    case property(PropertyValue)
    case addItem(Int), removeItem(Int)
    case addBoundary(SceneBoundary), removeBoundary(String), removeAllBoundaries
  }

  /// In the order in which they were made, without those that later ones have made void.
  private(set) var changes: [Change] = []

  mutating func note(_ change: Change) {
    changes.removeAll { change.voids($0) }
    changes.append(change)
  }

  /// Does to a new object what was done to the draft of it.
  func play(
    on object: UIDynamicBehavior, _ items: [any UIDynamicItem]
  ) throws(UIDynamicsFault) {
    for change in changes {
      switch change {
      case .property(let value): object.set(value.property, to: value.value)
      case .addItem(let item): (object as? any ItemHolder)?.addItem(items[item])
      case .removeItem(let item): (object as? any ItemHolder)?.removeItem(items[item])
      case .addBoundary(let boundary): try (object as? UICollisionBehavior)?.add(boundary)
      case .removeBoundary(let id):
        (object as? UICollisionBehavior)?.removeBoundary(withIdentifier: id)
      case .removeAllBoundaries: (object as? UICollisionBehavior)?.removeAllBoundaries()
      }
    }
  }
}

extension BehaviorDraft.Change {
  /// What the change is about: of two about the same only the last one counts.
  private enum Subject: Equatable {
    case property(BehaviorProperty), item(Int), boundary(String), boundaries
  }

  private var subject: Subject {
    switch self {
    case .property(let value): .property(value.property)
    case .addItem(let item), .removeItem(let item): .item(item)
    case .addBoundary(let boundary): .boundary(boundary.id)
    case .removeBoundary(let id): .boundary(id)
    case .removeAllBoundaries: .boundaries
    }
  }

  fileprivate func voids(_ other: BehaviorDraft.Change) -> Bool {
    if case (.boundaries, .boundary) = (subject, other.subject) { return true }
    return subject == other.subject
  }
}
