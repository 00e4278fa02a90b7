// SPDX-License-Identifier: MIT

/// The types of behaviors; the raw value is the word in a scene.
package enum BehaviorType: String, CaseIterable, Sendable {
  case gravity, collision, attachment, snap, push, dynamicItem, field, composite

  /// UIKit's class.
  package var className: String {
    self == .composite ? "UIDynamicBehavior" : "UI\(capitalized(rawValue))Behavior"
  }

  /// What behaviors of some types are called that have something in common; of no types, any.
  package static func noun(of types: [BehaviorType]) -> String {
    types.count == 1 ? types[0].noun : types.isEmpty ? "a behavior" : "a behavior with items"
  }

  /// With an article, for sentences.
  package var noun: String { "\(self == .attachment ? "an" : "a") \(rawValue) behavior" }
}
