// SPDX-License-Identifier: MIT

internal import Geometry
internal import SceneFormat
internal import UIDynamics

/// What actions have done to a behavior, for the object that takes the place of the present one.
///
/// It holds what is true now and not how it came about, so that it does not grow with time.
struct BehaviorJournal {
  enum Change {
    case property(PropertyValue)
    case addItem(Int), removeItem(Int)
    case addBoundary(SceneBoundary), removeBoundary(String), removeAllBoundaries
  }

  /// Properties that the scene gives by expressions, which are worked out anew.
  private let computed: [BehaviorProperty]
  private var items: [Int]
  /// In the order in which they were last set: angle, magnitude and direction depend on each other.
  private var properties: [PropertyValue] = []
  /// Boundaries of the scene that are gone; expressions can name only so many.
  private var removedBoundaries: Set<String> = []
  /// Whether all boundaries of the scene are gone.
  private var keepsNoBoundary = false
  private var addedBoundaries: [SceneBoundary] = []

  init(_ description: SceneBehavior) {
    (computed, items) = (description.computed, description.items)
  }

  mutating func note(_ change: Change) {
    switch change {
    case .property(let value): note(value)
    case .addItem(let item): if !items.contains(item) { items.append(item) }
    case .removeItem(let item): items.removeAll { $0 == item }
    case .addBoundary(let boundary):
      addedBoundaries.removeAll { $0.id == boundary.id }
      addedBoundaries.append(boundary)
    case .removeBoundary(let id):
      addedBoundaries.removeAll { $0.id == id }
      removedBoundaries.insert(id)
    case .removeAllBoundaries:
      addedBoundaries = []
      keepsNoBoundary = true
    }
  }

  private mutating func note(_ value: PropertyValue) {
    if computed.contains(value.property) { return }
    properties.removeAll { $0.property == value.property }
    properties.append(value)
  }

  /// Puts the items and boundaries of now into a description.
  func rewrite(_ description: inout SceneBehavior) {
    description.items = items
    switch description.kind {
    case .collision(var collision):
      let replaced = removedBoundaries.union(addedBoundaries.map(\.id))
      collision.boundaries.removeAll { keepsNoBoundary || replaced.contains($0.id) }
      collision.boundaries += addedBoundaries
      description.kind = .collision(collision)
    case .push(var push):
      push.targets.removeAll { !items.contains($0.item) }
      description.kind = .push(push)
    case .dynamicItem(var properties):
      properties.linearVelocity.removeAll { !items.contains($0.item) }
      properties.angularVelocity.removeAll { !items.contains($0.item) }
      description.kind = .dynamicItem(properties)
    case .gravity, .attachment, .snap, .field, .composite: break
    }
  }

  /// Gives a new object the properties of now.
  func play(on object: UIDynamicBehavior) {
    for value in properties { object.set(value.property, to: value.value) }
  }
}
